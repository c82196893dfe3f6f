// The content of a push message: ids only. No zod schemas here: the service worker imports this and must stay small.

/** What a message is about. Names no product, person or health data: the phone looks those up in its own rows. */
export type MessagePart =
  /**
   * A recall: the short digest of the notice, the affected product of the household, and whether the match is certain.
   * `product` is empty if the notice only names a brand that the person follows.
   */
  | { readonly k: 'recall'; readonly ref: string; readonly product: string; readonly sure: boolean }
  /** An inventory entry that is close to or past its last day. */
  | { readonly k: 'expiry'; readonly item: string }
  /** An answer to a question or wish. */
  | { readonly k: 'answer'; readonly request: string }
  /** Somebody accepted an invitation to the household. */
  | { readonly k: 'joined' }
  /** The test button. */
  | { readonly k: 'test' };

/** One push message. */
export interface PushMessage {
  /** Its id; the same when it is sent again. */
  readonly id: string;
  /** The first few things it is about, most urgent first. */
  readonly parts: readonly MessagePart[];
  /** The total number of things it is about. */
  readonly count: number;
}

/** Maximum number of parts in a message; the rest is found in the app. */
export const PARTS_MOST = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The text fields required for each kind of part. */
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

/** Parses a received message; null if it is invalid. Parts of unknown kinds, from a newer server, are skipped. */
export function readMessage(value: unknown): PushMessage | null {
  if (!isRecord(value) || !isText(value.id) || !Array.isArray(value.parts)) return null;
  const parts = value.parts.filter(isPart);
  return { id: value.id, parts, count: typeof value.count === 'number' ? value.count : parts.length };
}
