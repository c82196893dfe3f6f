import { hash } from 'node:crypto';
import { asksFor } from '#domain/sync/operation-target.ts';

type Asked = Readonly<Record<string, unknown>>;

/** What the hash is made of: an operation as it was sent, in whatever version its payload was written. */
export interface HashedOperation {
  readonly type: string;
  readonly entityId: string;
  readonly payload: unknown;
}

/** Says nothing: a field that was added later, and has this by default, must not make another request of an old one. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** JSON with sorted keys, without what is empty: the same operation has the same text, whoever built it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** The hash that tells whether an operation id was used again for something else. */
export function requestHash({ type, entityId, payload }: HashedOperation): Buffer {
  const asked = typeof payload === 'object' && payload !== null ? asksFor(type) : undefined;
  // Of what is also sent as a direct call the id is left out: there it comes from the operation id, and the queue may
  // finish such a call under the id it had chosen itself.
  const text = asked
    ? canonical({ type, asks: asked(payload as Asked) })
    : canonical({ type, asks: payload, ...(asksFor(type) ? {} : { entityId }) });
  return hash('sha256', text, 'buffer');
}
