import { type FindWord, heldForWord, refusedForWord } from '#domain/community/word-list.ts';
import type { SaidText } from '../sync/operations.ts';
import { complaintStore } from './complaint-store.ts';

/** Looks reviews through as they arrive: one with a word of a list is refused, or hidden until somebody looked at it. */
export const saidWords = (find: FindWord): SaidText => ({
  refuses: (operation) => {
    const found = operation.type === 'review.post' ? find(operation.payload.text) : null;
    return found?.list === 'refuse' ? refusedForWord(found, 'text') : null;
  },
  async saved(tx, { userId: authorId }, operation, nowMs) {
    const found = operation.type === 'review.post' ? find(operation.payload.text) : null;
    if (found) await complaintStore.hold(tx, { productId: operation.entityId, authorId }, heldForWord(found), nowMs);
  },
});
