import type { LetterContent } from '../mail/letter.ts';

/** That somebody wrote on the contact page, without a word of what: mail is read on the way. @param home the address of the server */
export const contactLetter = (home: string): LetterContent => ({
  subject: 'Somebody wrote on the contact page',
  greeting: 'Hello,',
  paragraphs: ['A message from the contact page of your server waits to be read. It stands there, not in this mail.'],
  action: { label: 'Read it', url: `${home}/admin/questions` },
  afterwards: ['npm run help-desk lists it too. You are told again once all of them are settled and another comes.'],
  reason: 'You get this because this address stands in SUPPORT_EMAIL of the server.',
});
