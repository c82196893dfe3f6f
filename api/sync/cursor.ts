import type { Scope } from '#domain/sync/rule.ts';
import type { Owner } from './actor.ts';

/** How far an owner's changes were pulled. */
export interface Place {
  readonly owner: Owner;
  readonly seq: number;
}

/** How far a phone has pulled: opaque to the phone, written and read only here. */
export interface Cursor {
  readonly epoch: string;
  readonly places: readonly Place[];
  /**
   * Set by a cursor in the old format, without a number per owner: the place in the order of each owner. Otherwise 0.
   */
  readonly everywhere: number;
}

const KINDS = { person: true, household: true, group: true, instance: true } as const satisfies Record<Scope, true>;
const NEW = /^([0-9a-f]{32})((?::[a-z]{1,10}\.[\w-]{1,40}\.\d{1,15})+)$/;
const OLD = /^([0-9a-f]{32}):(\d{1,15})(?::([\w-]{1,40}))?$/;

const isKind = (name: string): name is Scope => Object.hasOwn(KINDS, name);

/** A cursor as text: the epoch, and each owner with its place. */
export const writeCursor = (epoch: string, places: readonly Place[]): string =>
  [epoch, ...places.map(({ owner, seq }) => `${owner.kind}.${owner.id}.${seq}`)].join(':');

/** Reads a cursor, including the old format of epoch, number and household. Null if it is invalid. */
export function readCursor(text: string): Cursor | null {
  const old = OLD.exec(text);
  if (old) {
    const [, epoch = '', seq, household] = old;
    const everywhere = Number(seq);
    const owner = household === undefined ? [] : [{ kind: 'household' as const, id: household }];
    return { epoch, places: owner.map((one) => ({ owner: one, seq: everywhere })), everywhere };
  }
  const [, epoch, list] = NEW.exec(text) ?? [];
  if (epoch === undefined || list === undefined) return null;
  const places: Place[] = [];
  for (const part of list.slice(1).split(':')) {
    const [kind = '', id = '', seq] = part.split('.');
    if (!isKind(kind)) return null;
    places.push({ owner: { kind, id }, seq: Number(seq) });
  }
  return { epoch, places, everywhere: 0 };
}
