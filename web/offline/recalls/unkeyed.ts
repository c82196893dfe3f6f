import { gtinKey } from '#domain/recalls/gtin-key.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { StoredNotice } from '../tables/account-db.ts';

/** Marks a notice the service worker stored without word keys, since it has no room for the code that makes them. */
export const UNKEYED = 'unkeyed';

/** A notice as the service worker stores it: found by its barcodes at once, and by its words once a page was open. */
export const unkeyedRow = (notice: RecallNotice): StoredNotice => ({
  id: notice.id,
  ref: shortDigest(notice.id),
  publishedOn: notice.publishedOn,
  keys: [UNKEYED, ...notice.gtins.map(gtinKey)],
  notice,
  own: 1,
});
