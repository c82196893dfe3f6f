import type { User } from '#domain/contract/account.ts';
import type { AccountDb } from './account-db.ts';

/** Why nothing is sent for a while. `hard` is the server's own wish (Retry-After) and is always kept. */
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
// It was parsed by the contract before it was stored; an unreadable one counts as none.
const isUser = (value: unknown): value is User => isRecord(value) && isText(value.id) && isText(value.email);

/**
 * What an account keeps besides its rows, each with the check it is read back through. Written by hand: the service
 * worker reads these too, and has no room for the schemas.
 */
const META = {
  /** The signed-in person, for a cold start without signal. */
  user: isUser,
  /** When the server last confirmed the person. */
  checkedAt: isNumber,
  /** The person has logged out: nothing more is written until they sign in again. */
  left: isTrue,
  /** The session ended: the queue waits for the person. */
  needsSignIn: isTrue,
  /** The server wants a newer page. */
  outdated: isTrue,
  schema: isNumber,
  cursor: isText,
  epoch: isText,
  /** A pull from the very beginning is under way; what it does not bring is gone. */
  fullPull: isTrue,
  /** The protocol number of the page that last began to fetch everything. */
  fetchedAs: isNumber,
  /** The page's protocol number when it had to leave out what a newer server sent: an update fetches it. */
  skippedBy: isNumber,
  /** The device id that took the place of the phone's own, after the server had forgotten that one. */
  deviceId: isText,
  /** When the last pull ended: the age of what is shown. */
  pulledAt: isNumber,
  pause: isPause,
  /** Events that were dropped or given up, since the last event that reported their number. */
  analyticsDropped: isNumber,
  /** When somebody first left a report that had a score: from then on the app may ask for something. */
  usefulReportAt: isNumber,
  /** A product that somebody is typing in, so that it is there again after a call or an empty battery. */
  typedDraft: isRecord,
  /** What was searched for in the catalogue, newest first. It goes with the account, and is sent nowhere. */
  recentSearches: isTexts,
  /** The picture of the person, as the server gave it out or as it was chosen here. */
  portrait: isRecord,
  /** Weights of children for an emergency call, by member. They stay on this phone. */
  childWeights: isRecord,
  /** What the operator's pixel is still to be told of, and was told, by this phone (product P3.11). */
  pixelEvents: isTexts,
  /** How far the notices of everybody were read. */
  recallsAfter: isText,
  /** Changes of products, entries and areas, and of what reports came to (`worked-out`). */
  homeChanged: isNumber,
  reportsChanged: isNumber,
  /** The Home Health that was worked out last, with what it was worked out of (`health-read`). */
  homeHealth: isRecord,
  /** Weights of words, sources, and when recalls were last looked up. */
  recallsChecked: isRecord,
  /** Operations per push, halved after a timeout or a push refused as a whole. */
  pushLimit: isNumber,
} as const;

type MetaKey = keyof typeof META;
type MetaValue<K extends MetaKey> = (typeof META)[K] extends (value: unknown) => value is infer V ? V : never;

/** One value; undefined where it was never written or is not what it should be. */
export async function readMeta<K extends MetaKey>(db: AccountDb, key: K): Promise<MetaValue<K> | undefined> {
  const value = (await db.meta.get(key))?.value;
  return META[key](value) ? (value as MetaValue<K>) : undefined;
}

/** Writes one value; `undefined` forgets it. */
export async function writeMeta<K extends MetaKey>(db: AccountDb, key: K, value: MetaValue<K> | undefined) {
  if (value === undefined) await db.meta.delete(key);
  else await db.meta.put({ key, value });
}
