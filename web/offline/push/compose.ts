import type { MessagePart, PushMessage } from '#domain/delivery/message.ts';
import {
  answerWords,
  digestWords,
  expiryWords,
  followedWords,
  JOINED_WORDS,
  type MessageWords,
  recallWords,
  TEST_WORDS,
  UNKNOWN_WORDS,
} from '#domain/delivery/message-words.ts';
import { lastDayOf } from '#domain/inventory/expiry.ts';
import type { AccountDb } from '../tables/account-db.ts';

/** A notification as the service worker shows it. */
export interface Composed extends MessageWords {
  /** The address a tap opens. */
  readonly url: string;
  /** The recall that "Not mine" marks; null if unknown. */
  readonly recall: { readonly noticeId: string; readonly productId: string } | null;
}

const LIST = '/notifications';

const onlyWords = (words: MessageWords, url: string): Composed => ({ ...words, url, recall: null });

async function composePart(db: AccountDb, part: MessagePart, nowMs: number): Promise<Composed> {
  switch (part.k) {
    case 'recall': {
      const product = await db.products.get(part.product);
      const row = await db.notices.where('ref').equals(part.ref).first();
      if (part.product === '') {
        const url = row ? `/recalls/${encodeURIComponent(row.id)}` : '/recalls';
        return onlyWords(followedWords(row?.notice.title ?? null), url);
      }
      if (!product || !row) return onlyWords(UNKNOWN_WORDS, '/recalls');
      return {
        ...recallWords(product.name, part.sure, row.notice.reason, row.notice.publishedBy !== undefined),
        url: `/recalls/${encodeURIComponent(row.id)}`,
        recall: { noticeId: row.id, productId: product.id },
      };
    }
    case 'expiry': {
      const item = await db.inventory.get(part.item);
      const product = item && (await db.products.get(item.productId));
      const last = item && lastDayOf(item);
      if (!product || !last) return onlyWords(UNKNOWN_WORDS, '/inventory');
      const ends = new Date(`${last.day}T23:59:59`);
      const day = ends.toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
      return onlyWords(expiryWords(product.name, day, ends.getTime() < nowMs), `/product/${product.id}`);
    }
    case 'answer':
      return onlyWords(answerWords((await db.helpRequests.get(part.request))?.answer ?? null), LIST);
    case 'joined':
      return onlyWords(JOINED_WORDS, '/household');
    case 'test':
      return onlyWords(TEST_WORDS, LIST);
  }
}

/** The text if nothing is known: for an empty message, or on a phone where nobody is signed in. */
export const composeUnknown = (message: PushMessage | null): Composed => {
  const words = message?.parts[0]?.k === 'test' ? TEST_WORDS : UNKNOWN_WORDS;
  return onlyWords(words, message?.parts[0]?.k === 'recall' && message.count === 1 ? '/recalls' : LIST);
};

/** Builds a message's text from the rows on this phone (product P15.4). */
export async function compose(db: AccountDb, message: PushMessage, nowMs: number): Promise<Composed> {
  const parts: Composed[] = [];
  for (const part of message.parts) parts.push(await composePart(db, part, nowMs));
  const [only] = parts;
  if (message.count > 1) return onlyWords(digestWords(parts, message.count), LIST);
  return only ?? composeUnknown(message);
}
