import { shortDigest } from '../short-digest.ts';

// A photo of how a recalled product was dealt with is stored like any photo of that product. Its id encodes the
// decision it belongs to (product P11.15), so it syncs like other photos, and every phone finds it without an extra
// row.

/** The UUID version of such photos. Ids that phones generate for other photos have version 7. */
const VERSION = '8';

/** The common prefix of the ids of all photos that belong to one decision. @param markId see `recallMarkId` */
export const proofPrefix = (markId: string): string =>
  Number.parseInt(shortDigest(markId), 36).toString(16).padStart(8, '0');

/** The id for a new photo of a decision. @param fresh an unused UUID */
export const proofId = (markId: string, fresh: string): string =>
  `${proofPrefix(markId)}${fresh.slice(8, 14)}${VERSION}${fresh.slice(15)}`;

/** Whether a photo documents a recall decision rather than a label. @param photoId a UUID */
export const isProof = (photoId: string): boolean => photoId.charAt(14) === VERSION;
