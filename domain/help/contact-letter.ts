import type { LetterContent } from '../mail/letter.ts';

/**
 * Says that somebody used the contact form, without the message: mail can be read in transit.
 * @param home the server's address
 */
export const contactLetter = (home: string): LetterContent => ({
  subject: 'Somebody wrote on the contact page',
  greeting: 'Hello,',
  paragraphs: ['A message from your server’s contact page is waiting to be read. It is there, not in this e-mail.'],
  action: { label: 'Read it', url: `${home}/admin/questions` },
  afterwards: ['npm run help-desk lists it too. You are notified again once all are settled and another arrives.'],
  reason: 'You are getting this because this address is set as SUPPORT_EMAIL on the server.',
});
