import { AgeGroup, PetType } from '#domain/households/household.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { AGE_WORDS, allergenName, PET_WORDS } from '#web/words/household-words.ts';

/** How a value is put right: what kind of field it gets. */
export type FieldKind = 'text' | 'digits' | 'number' | 'date' | 'area' | 'age' | 'animal';

interface FieldWords {
  readonly label: string;
  readonly kind: FieldKind;
}

/** The parts of payloads that mean something to a person, in the order they are shown. */
const FIELDS: Readonly<Record<string, FieldWords>> = {
  name: { label: 'Name', kind: 'text' },
  displayName: { label: 'Display name', kind: 'text' },
  brand: { label: 'Brand', kind: 'text' },
  barcode: { label: 'Barcode', kind: 'digits' },
  type: { label: 'Animal', kind: 'animal' },
  ageGroup: { label: 'Age', kind: 'age' },
  quantity: { label: 'Quantity', kind: 'number' },
  delta: { label: 'Change of quantity', kind: 'number' },
  place: { label: 'Place', kind: 'text' },
  expiresOn: { label: 'Expiry or best before date', kind: 'date' },
  openedOn: { label: 'Opened on', kind: 'date' },
  periodAfterOpening: { label: 'Keeps after opening, months', kind: 'number' },
  dueOn: { label: 'Due date', kind: 'date' },
  notes: { label: 'Notes', kind: 'area' },
  text: { label: 'What you wrote', kind: 'area' },
};

/** One value of an operation's payload, and where in it. */
export interface PayloadField extends FieldWords {
  /** The keys that lead to it: `fields`, `place`; or `place`, `to` where the payload tells the change. */
  readonly path: readonly string[];
  /** As it stands in a form. */
  readonly value: string;
}

type Payload = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The values of an operation that a person knows and may put right. */
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

/** What a value is called where it is only read: ages and animals by their words. Empty where there is none. */
export function shownValue({ kind, value }: PayloadField): string {
  if (kind === 'age') return AGE_WORDS[AgeGroup.parse(value)];
  if (kind === 'animal') return PET_WORDS[PetType.parse(value)];
  if (kind === 'number' && Number(value) < 0) return value.replace('-', '\u2212');
  return value;
}

/** An allergy, allergen or condition that an operation adds or takes away, in words. */
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
 * The payload with what was put right in it; the one that was refused stays as it is.
 * @param fields the fields as the form left them
 */
export const correctedPayload = (operation: Operation, fields: readonly PayloadField[]): Payload =>
  fields.reduce<Payload>(
    (payload, { path, kind, value }) => withValue(payload, path, typed(kind, value)),
    operation.payload,
  );
