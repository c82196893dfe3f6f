import { gtinKey } from '#domain/recalls/gtin-key.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { StoredNotice } from '../tables/account-db.ts';

/** Marks a notice whose words the service worker did not take apart, for which it has no room. */
export const UNKEYED = 'unkeyed';

/** A notice as the service worker keeps it: found by its codes at once, and by its words once a page has been open. */
export const unkeyedRow = (notice: RecallNotice): StoredNotice => ({
  id: notice.id,
  ref: shortDigest(notice.id),
  publishedOn: notice.publishedOn,
  keys: [UNKEYED, ...notice.gtins.map(gtinKey)],
  notice,
  own: 1,
});
