import { noticeKeys } from '#domain/recalls/index-keys.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { StoredNotice } from '../tables/account-db.ts';

/** A notice as stored on this phone. @param own whether it concerns something of the household */
export const noticeRow = (notice: RecallNotice, own: boolean): StoredNotice => ({
  id: notice.id,
  ref: shortDigest(notice.id),
  publishedOn: notice.publishedOn,
  keys: noticeKeys(tokeniseNotice(notice)),
  notice,
  own: own ? 1 : 0,
});
