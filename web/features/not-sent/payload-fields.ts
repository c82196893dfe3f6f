import { AgeGroup, PetType } from '#domain/households/household.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { AGE_WORDS, allergenName, PET_WORDS } from '#web/words/household-words.ts';

/** The kind of input that a value is corrected with. */
export type FieldKind = 'text' | 'digits' | 'number' | 'date' | 'area' | 'age' | 'animal';

interface FieldWords {
  readonly label: string;
  readonly kind: FieldKind;
}

/** The payload keys that mean something to a person, in the order shown. */
const FIELDS: Readonly<Record<string, FieldWords>> = {
  name: { label: 'Name', kind: 'text' },
  displayName: { label: 'Display name', kind: 'text' },
  brand: { label: 'Brand', kind: 'text' },
  barcode: { label: 'Barcode', kind: 'digits' },
  type: { label: 'Animal', kind: 'animal' },
  ageGroup: { label: 'Age', kind: 'age' },
  quantity: { label: 'Quantity', kind: 'number' },
  delta: { label: 'Change in quantity', kind: 'number' },
  place: { label: 'Place', kind: 'text' },
  expiresOn: { label: 'Expiry or best before date', kind: 'date' },
  openedOn: { label: 'Opened on', kind: 'date' },
  periodAfterOpening: { label: 'Keeps after opening, months', kind: 'number' },
  dueOn: { label: 'Due date', kind: 'date' },
  notes: { label: 'Notes', kind: 'area' },
  text: { label: 'What you wrote', kind: 'area' },
};

/** One value of an operation's payload, and its path. */
export interface PayloadField extends FieldWords {
  /** Keys that lead to it: `fields`, `place`; or `place`, `to` if the payload holds the change. */
  readonly path: readonly string[];
  /** As shown in an input. */
  readonly value: string;
}

type Payload = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The values of an operation that a person knows and can correct. */
export function payloadFields(operation: Operation): PayloadField[] {
  const payload: Payload = operation.payload;
  const holders: readonly (readonly [readonly string[], Payload])[] = [
    [[], payload],
    ...(isRecord(payload.fields) ? [[['fields'], payload.fields] as const] : []),
  ];
  return Object.entries(FIELDS).flatMap(([key, words]) =>
    holders.flatMap(([path, holder]): PayloadField[] => {
      if (!Object.hasOwn(holder, key)) return [];
      const held = holder[key];
      return isRecord(held) && 'to' in held
        ? [{ ...words, path: [...path, key, 'to'], value: text(held.to) }]
        : [{ ...words, path: [...path, key], value: text(held) }];
    }),
  );
}

/** A value as read-only text: ages and animals in words. '' if there is none. */
export function shownValue({ kind, value }: PayloadField): string {
  if (kind === 'age') return AGE_WORDS[AgeGroup.parse(value)];
  if (kind === 'animal') return PET_WORDS[PetType.parse(value)];
  if (kind === 'number' && Number(value) < 0) return value.replace('-', '\u2212');
  return value;
}

/** The allergy, allergen or condition that an operation adds or removes, in words; null for other operations. */
export function elementWords(operation: Operation): string | null {
  if (operation.type !== 'member.addElement' && operation.type !== 'member.removeElement') return null;
  return allergenName(operation.payload.value);
}

const typed = (kind: FieldKind, value: string): unknown => {
  const trimmed = value.trim();
  if (kind === 'number') return trimmed === '' ? null : Number(trimmed);
  if (kind === 'digits') return trimmed.replace(/\D/g, '');
  return kind === 'date' && trimmed === '' ? null : trimmed;
};

function withValue(holder: Payload, [key, ...rest]: readonly string[], value: unknown): Payload {
  if (key === undefined) return holder;
  const inner = holder[key];
  return { ...holder, [key]: rest.length > 0 && isRecord(inner) ? withValue(inner, rest, value) : value };
}

/**
 * A copy of the payload with the corrected values; the refused payload is not modified.
 * @param fields the values of the form
 */
export const correctedPayload = (operation: Operation, fields: readonly PayloadField[]): Payload =>
  fields.reduce<Payload>(
    (payload, { path, kind, value }) => withValue(payload, path, typed(kind, value)),
    operation.payload,
  );
