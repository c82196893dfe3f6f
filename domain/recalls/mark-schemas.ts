import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { CalendarDate, typedText } from '../text-limits.ts';

/** Handled, a different product, the same product from an unaffected lot; or open again. */
const State = z.enum(['done', 'notMine', 'otherLot', 'open']);

/** A household's decision about a notice and one of its products. */
export const RecallMark = z.object({
  /** See `recallMarkId`. */
  id: z.string(),
  noticeId: z.string(),
  productId: z.string(),
  state: State,
  /** The date of the version of the notice that was decided on, ISO. */
  changedOn: z.string(),
  /** Milliseconds since 1970, clamped by the server; for display only. */
  markedAt: z.number(),
});
export type RecallMark = z.infer<typeof RecallMark>;

export const RECALL_MARK = {
  data: RecallMark,
  operations: {
    'recall.mark': z.strictObject({
      noticeId: typedText(160, 3),
      productId: z.string().min(1).max(36),
      state: State,
      changedOn: CalendarDate,
    }),
  },
} as const satisfies EntitySchemas;
