import { shortDigest } from '../short-digest.ts';
import type { RecallMark } from './mark-schemas.ts';

/** The id of a household's decision about a notice and one product; the detector's finding has the same id. */
export const recallMarkId = (noticeId: string, productId: string): string =>
  `recall:${productId}:${shortDigest(noticeId)}`;

/**
 * Whether a household has dismissed a notice for one product (product P11.9). "Other lot" holds only until the source
 * changes the notice, since it may list more lots then.
 */
export const isDismissed = (
  mark: Pick<RecallMark, 'state' | 'changedOn'> | undefined,
  notice: { readonly changedOn: string },
): boolean =>
  mark !== undefined && mark.state !== 'open' && (mark.state !== 'otherLot' || mark.changedOn >= notice.changedOn);
