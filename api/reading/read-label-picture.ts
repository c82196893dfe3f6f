import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { LABEL_MAX } from '#domain/products/manual-product.ts';
import type { PictureReader } from './reader.ts';
import type { Vision } from './vision.ts';

/** A text with fewer ingredients is not a list, but for example a slogan. */
const LEAST_INGREDIENTS = 2;
const LONGEST_INGREDIENT = 200;
const MOST_INGREDIENTS = 500;

/** The ingredients of a reading, in the form of a product typed in by hand; empty if it is not a list. */
export function ingredientsOf({ text }: LabelPhotoReading): string[] {
  const items = readLabel(text).tokens.map((item) => item.raw.trim().slice(0, LONGEST_INGREDIENT));
  const named = items.filter((item) => /\p{L}{2}/u.test(item));
  let characters = 0;
  const fits = named.slice(0, MOST_INGREDIENTS).filter((item) => {
    characters += item.length + 2;
    return characters <= LABEL_MAX;
  });
  return named.length < LEAST_INGREDIENTS ? [] : fits;
}

/** A model writes fluently and makes up what it cannot see, so every word is marked as unsure. */
const told = (text: string): LabelPhotoReading => ({
  legible: true,
  text,
  confidence: 0.5,
  unsure: [...new Set(text.match(/[\p{L}\p{N}-]{2,}/gu) ?? [])],
  unreadLines: 0,
});

/** Reads a picture of a label on this server; if that gives no list, with the vision service if there is one. */
export async function readLabelPicture(
  reader: PictureReader,
  householdId: string,
  vision: Vision | null,
  image: Uint8Array,
  nowMs: number,
): Promise<Result<LabelPhotoReading>> {
  const seen = await reader.read(householdId, 'label', image);
  if (!seen.ok) return seen;
  const { label } = seen.value;
  if (vision === null || ingredientsOf(label).length > 0) return succeed(label);
  const copy = await reader.read(householdId, 'copy', image);
  const end = copy.ok ? await vision.label(copy.value.jpeg, nowMs) : null;
  const reading = end?.status === 'found' ? told(end.value) : null;
  return succeed(reading && ingredientsOf(reading).length > 0 ? reading : label);
}
