import type { LetterContent } from '../mail/letter.ts';

/** Says that something needs a look, without details: mail can be read in transit. @param home the server's address */
export const newsLetter = (name: string, home: string): LetterContent => ({
  subject: 'Something at home needs a look',
  greeting: `Hello ${name},`,
  paragraphs: ['Something at home needs a look. The app says what it is; this message does not.'],
  action: { label: 'Open Safeshelf', url: `${home}/notifications` },
  afterwards: ['You turned these messages on under Settings, Notifications, and can turn them off there.'],
  reason: 'You are getting this because you chose to be notified by e-mail.',
});
