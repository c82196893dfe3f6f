import { hash } from 'node:crypto';
import { asksFor } from '#domain/sync/operation-target.ts';

type Asked = Readonly<Record<string, unknown>>;

/** What is hashed: an operation as it was sent, in whatever version its payload was written. */
export interface HashedOperation {
  readonly type: string;
  readonly entityId: string;
  readonly payload: unknown;
}

/** Whether a value is left out: a field added later with such a default must not change the hash of an old request. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** JSON with sorted keys and without empty values: the same operation gives the same text, whoever built it. */
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

/** The hash that detects if an operation id was reused for something else. */
export function requestHash({ type, entityId, payload }: HashedOperation): Buffer {
  const asked = typeof payload === 'object' && payload !== null ? asksFor(type) : undefined;
  // For operations that are also sent as a direct call the entity id is left out: there it comes from the operation id,
  // while the queue may complete such a call under an id that it had chosen itself.
  const text = asked
    ? canonical({ type, asks: asked(payload as Asked) })
    : canonical({ type, asks: payload, ...(asksFor(type) ? {} : { entityId }) });
  return hash('sha256', text, 'buffer');
}
