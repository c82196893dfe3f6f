import { type FindWord, heldForWord, refusedForWord } from '#domain/community/word-list.ts';
import type { TextFilter } from '../sync/operations.ts';
import { complaintStore } from './complaint-store.ts';

/** Checks reviews on arrival: one with a listed word is refused, or hidden until somebody has checked it. */
export const reviewWordFilter = (find: FindWord): TextFilter => ({
  refuses: (operation) => {
    const found = operation.type === 'review.post' ? find(operation.payload.text) : null;
    return found?.list === 'refuse' ? refusedForWord(found, 'text') : null;
  },
  async saved(tx, { userId: authorId }, operation, nowMs) {
    const found = operation.type === 'review.post' ? find(operation.payload.text) : null;
    if (found) await complaintStore.hold(tx, { productId: operation.entityId, authorId }, heldForWord(found), nowMs);
  },
});
