// What a push message holds: numbers alone. Written without schemas, for which the service worker has no room.

/** What a message is about. No word of a product, a person or health: the phone finds those in its own rows. */
export type MessagePart =
  /**
   * A recall: the short digest of the notice, one product of the household that it names, and whether that is sure. No
   * product where it names only a brand that the person follows.
   */
  | { readonly k: 'recall'; readonly ref: string; readonly product: string; readonly sure: boolean }
  /** An entry of the inventory whose last day is near or over. */
  | { readonly k: 'expiry'; readonly item: string }
  /** Something that was asked was answered. */
  | { readonly k: 'answer'; readonly request: string }
  /** Somebody accepted an invitation to the household. */
  | { readonly k: 'joined' }
  /** The test button. */
  | { readonly k: 'test' };

/** One push message. */
export interface PushMessage {
  /** Its own number: the same when it is sent again. */
  readonly id: string;
  /** The first few of what it is about, the most pressing first. */
  readonly parts: readonly MessagePart[];
  /** How many there are in all. */
  readonly count: number;
}

/** Parts that a message carries at most; the others are found in the app. */
export const PARTS_MOST = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The texts that a part of each kind needs. */
const NEEDS: Readonly<Record<MessagePart['k'], readonly string[]>> = {
  recall: ['ref', 'product'],
  expiry: ['item'],
  answer: ['request'],
  joined: [],
  test: [],
};

const isPart = (value: unknown): value is MessagePart =>
  isRecord(value) &&
  isText(value.k) &&
  Object.hasOwn(NEEDS, value.k) &&
  NEEDS[value.k as MessagePart['k']].every((name) => isText(value[name]));

/** Reads a message that came; null where it is none. Parts of kinds that a newer server sends are left out. */
export function readMessage(value: unknown): PushMessage | null {
  if (!isRecord(value) || !isText(value.id) || !Array.isArray(value.parts)) return null;
  const parts = value.parts.filter(isPart);
  return { id: value.id, parts, count: typeof value.count === 'number' ? value.count : parts.length };
}
