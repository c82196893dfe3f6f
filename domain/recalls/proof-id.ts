import { shortDigest } from '../short-digest.ts';

// A photo of what was done with a recalled product is a photo of that product whose id tells which decision it belongs to
// (product P11.15): it goes where other photos go, and every phone finds it without a further row.

/** No other photo has ids of this version: those that phones make are of version 7. */
const VERSION = '8';

/** How the ids of all photos begin that belong to one decision. @param markId see `recallMarkId` */
export const proofPrefix = (markId: string): string =>
  Number.parseInt(shortDigest(markId), 36).toString(16).padStart(8, '0');

/** The id of a new photo of a decision. @param fresh a UUID that nothing else is named by */
export const proofId = (markId: string, fresh: string): string =>
  `${proofPrefix(markId)}${fresh.slice(8, 14)}${VERSION}${fresh.slice(15)}`;

/** Whether a photo shows what was done with a product, and no label. @param photoId a UUID */
export const isProof = (photoId: string): boolean => photoId.charAt(14) === VERSION;
