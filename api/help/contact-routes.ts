import type { Database } from '#db/database.ts';
import { contactLetter } from '#domain/help/contact-letter.ts';
import { succeed } from '#domain/problem.ts';
import type { Handlers } from '../http/handler.ts';
import type { LetterWriter, Post } from '../mail/post.ts';
import { keepMessage } from './contact-messages.ts';

/** The letter that tells the operator that somebody wrote. @param home the address of the server */
export const contactLetters = (to: string | null, home: string): { readonly contact: LetterWriter } => ({
  contact: {
    addressee: async () => to,
    write: async () => (to === null ? null : { to, content: contactLetter(home) }),
  },
});

/**
 * Writing to the operator without an account (product P20.14).
 * @param tells whether the operator is notified by mail
 */
export const contactRoutes = (database: Database, post: Post, tells: boolean): Handlers<'contact'> => ({
  contact: async ({ body, nowMs }) => {
    const kept = await keepMessage(
      database,
      body,
      async (tx) => {
        if (tells) await post.put(tx, { kind: 'contact', data: {} }, nowMs);
      },
      nowMs,
    );
    if (!kept.ok) return kept;
    if (tells) post.wake();
    return succeed({ status: 204 });
  },
});
