import type { User } from '#domain/contract/account.ts';
import type { AccountDb } from './account-db.ts';

/** Why nothing is sent for a while. `hard` means the server asked for it (Retry-After); it is always respected. */
export interface Pause {
  readonly until: number;
  readonly attempts: number;
  readonly hard: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isTrue = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPause = (value: unknown): value is Pause =>
  isRecord(value) && isNumber(value.until) && isNumber(value.attempts) && isTrue(value.hard);
// It was validated by the contract before it was stored; an unreadable one counts as missing.
const isUser = (value: unknown): value is User => isRecord(value) && isText(value.id) && isText(value.email);

/**
 * Single values of an account, each with the check applied when it is read. Written by hand: the service worker reads
 * these too, and has no room for the schemas.
 */
const META = {
  /** The signed-in person, for an offline cold start. */
  user: isUser,
  /** When the server last confirmed the person. */
  checkedAt: isNumber,
  /** The person has logged out: nothing more is written until they sign in again. */
  left: isTrue,
  /** The session ended: the queue waits for a new sign-in. */
  needsSignIn: isTrue,
  /** The server requires a newer version of the app. */
  outdated: isTrue,
  schema: isNumber,
  cursor: isText,
  epoch: isText,
  /** A full pull is running; rows it does not bring are deleted. */
  fullPull: isTrue,
  /** The protocol number of the app version that last started a full pull. */
  fetchedAs: isNumber,
  /** The protocol number of the app version that had to skip data of a newer server; an update fetches it. */
  skippedBy: isNumber,
  /** The device id that replaced the phone's own, after the server had forgotten that one. */
  deviceId: isText,
  /** When the last pull ended, which is the age of the data shown. */
  pulledAt: isNumber,
  pause: isPause,
  /** Number of events dropped or given up since the last event that reported it. */
  analyticsDropped: isNumber,
  /** When someone first left a report that had a score: only after that may the app ask for install or consent. */
  usefulReportAt: isNumber,
  /** A product someone is typing in, so that it survives a phone call or an empty battery. */
  typedDraft: isRecord,
  /** Recent catalogue searches, newest first. Deleted with the account, and sent nowhere. */
  recentSearches: isTexts,
  /** The person's picture, from the server or as chosen here. */
  portrait: isRecord,
  /** Weights of children for an emergency call, by member. They stay on this phone. */
  childWeights: isRecord,
  /** Events that this phone still has to report to the operator's pixel, or has reported (product P3.11). */
  pixelEvents: isTexts,
  /** Cursor in the list of all recall notices. */
  recallsAfter: isText,
  /** Counters of changes: of products, entries and areas, and of report results (`worked-out`). */
  homeChanged: isNumber,
  reportsChanged: isNumber,
  /** The last computed Home Health, with its inputs (`health-read`). */
  homeHealth: isRecord,
  /** Word weights, sources, and when recalls were last checked. */
  recallsChecked: isRecord,
  /** Operations per push, halved after a timeout or after a push was refused as a whole. */
  pushLimit: isNumber,
} as const;

type MetaKey = keyof typeof META;
type MetaValue<K extends MetaKey> = (typeof META)[K] extends (value: unknown) => value is infer V ? V : never;

/** One value; undefined if it was never written or fails its check. */
export async function readMeta<K extends MetaKey>(db: AccountDb, key: K): Promise<MetaValue<K> | undefined> {
  const value = (await db.meta.get(key))?.value;
  return META[key](value) ? (value as MetaValue<K>) : undefined;
}

/** Writes one value; `undefined` deletes it. */
export async function writeMeta<K extends MetaKey>(db: AccountDb, key: K, value: MetaValue<K> | undefined) {
  if (value === undefined) await db.meta.delete(key);
  else await db.meta.put({ key, value });
}
