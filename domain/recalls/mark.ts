import { shortDigest } from '../short-digest.ts';
import type { RecallMark } from './mark-schemas.ts';

/** The id of what a household decided about a notice and one product, and of the detector's finding of it. */
export const recallMarkId = (noticeId: string, productId: string): string =>
  `recall:${productId}:${shortDigest(noticeId)}`;

/**
 * Whether a household has laid a notice aside for one product (product P11.9). A lot that was compared counts until the
 * source changes the notice: it may name more lots then.
 */
export const isLaidAside = (
  mark: Pick<RecallMark, 'state' | 'changedOn'> | undefined,
  notice: { readonly changedOn: string },
): boolean =>
  mark !== undefined && mark.state !== 'open' && (mark.state !== 'otherLot' || mark.changedOn >= notice.changedOn);
