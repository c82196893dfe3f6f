import { noticeKeys } from '#domain/recalls/index-keys.ts';
import { knownNotice } from '#domain/recalls/known-notice.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { StoredNotice } from '../tables/account-db.ts';

/** A notice as stored on this phone. @param own whether it concerns something of the household */
export const noticeRow = (notice: RecallNotice, own: boolean): StoredNotice => ({
  id: notice.id,
  ref: shortDigest(notice.id),
  publishedOn: notice.publishedOn,
  keys: noticeKeys(knownNotice(notice)),
  notice,
  own: own ? 1 : 0,
});
