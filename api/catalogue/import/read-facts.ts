import { brandSpelling } from '#domain/catalogue/brand-spellings.ts';
import type { SourceFacts } from '#domain/catalogue/facts.ts';
import { publishedCode } from '#domain/catalogue/published-code.ts';
import { publishedText } from '#domain/catalogue/published-text.ts';
import type { SourceTraits } from '#domain/catalogue/sources.ts';
import type { Nutrition } from '#domain/products/nutrition.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { CalendarDate } from '#domain/text-limits.ts';
import type { ReadRecord } from './record.ts';
import { steadyId } from './steady-id.ts';

/** The texts of a record as published, and what else its source knows. */
export interface PublishedTexts {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly list: string;
  /** ISO day on which the record was last changed. */
  readonly date: string;
  readonly countries: readonly string[];
  readonly productType?: ProductType | null;
  readonly nutrition?: Nutrition | undefined;
}

/** Most characters per text, as in the live look-up. */
const LONGEST = { name: 200, brand: 120, size: 60, list: 20_000, country: 60 } as const;
const MOST_COUNTRIES = 20;

/** A number that a spreadsheet abbreviated, such as 4.00638E+12. */
const SHORTENED = /\d\s*e\s*\+\s*\d/i;

/** A list without content: "-", "n/a", "?" and the like. */
const NOTHING = /^[\p{P}\p{S}\s]*$|^(?:n\/?a|none|unknown|null|ninguno|aucun)\.?$/iu;

/**
 * The facts of a record (product P14.2): its texts as printed on the pack, under its GTIN or, if its code is not one,
 * under an id derived from the record.
 * @param key the key of the source
 */
export function readFacts(key: string, traits: SourceTraits, texts: PublishedTexts): ReadRecord {
  const name = publishedText(texts.name, LONGEST.name);
  if (name === '') return { refused: 'It has no name.' };
  const { digits, gtin, fault } = publishedCode(texts.code);
  const isNumber = texts.code.trim() === '' || (digits !== '' && !SHORTENED.test(texts.code));
  if (!isNumber) return { refused: 'Its code is not a number.', said: texts.code };
  if (!CalendarDate.safeParse(texts.date).success) {
    return { refused: 'Its date is not a calendar date in the form YYYY-MM-DD.', said: texts.date };
  }
  const brand = brandSpelling(publishedText(texts.brand, LONGEST.brand));
  const list = publishedText(texts.list, LONGEST.list);
  const facts: SourceFacts = {
    code: digits,
    codeFault: fault,
    name,
    brand,
    size: publishedText(texts.size, LONGEST.size) || null,
    category: traits.category,
    productType: texts.productType ?? null,
    ingredientsText: NOTHING.test(list) ? null : list,
    ...(texts.nutrition === undefined ? {} : { nutrition: texts.nutrition }),
    emoji: traits.emoji,
    countries: texts.countries.slice(0, MOST_COUNTRIES).map((country) => publishedText(country, LONGEST.country)),
    source: { name: traits.name, date: texts.date, licence: traits.licence },
  };
  return { id: gtin ?? steadyId(key, digits === '' ? `${brand}\n${name}` : digits), gtin, facts };
}
