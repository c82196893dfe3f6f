import { shortDigest } from '../short-digest.ts';

/** The id of a recall notification: one per notice, however many products of the household it names. */
export const recallNotificationId = (noticeId: string): string => `recall:${shortDigest(noticeId)}`;
