import { shortDigest } from '../short-digest.ts';

/** The id of the notification of a recall: one for each notice, however many products of the household it names. */
export const recallNotificationId = (noticeId: string): string => `recall:${shortDigest(noticeId)}`;
