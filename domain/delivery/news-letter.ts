import type { LetterContent } from '../mail/letter.ts';

/** That something needs a look, without a word of what: mail is read on the way. @param home the address of the server */
export const newsLetter = (name: string, home: string): LetterContent => ({
  subject: 'Something at home needs a look',
  greeting: `Hello ${name},`,
  paragraphs: ['Something at home needs a look. What it is stands in the app, not in this message.'],
  action: { label: 'Open Safeshelf', url: `${home}/notifications` },
  afterwards: ['You chose these messages under Settings, Notifications, and can switch them off there.'],
  reason: 'You get this because you chose to be told by e-mail.',
});
