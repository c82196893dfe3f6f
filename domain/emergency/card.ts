import { printedCode, storedGtin } from '../products/gtin.ts';
import type { Product } from '../products/product.ts';
import { UNKNOWN_BRAND } from '../products/unknown-brand.ts';
import type { Report, ReportIngredient } from '../safety/report.ts';
import { precautionSentences } from '../safety/statements/precautions.ts';
import { statementText } from '../safety/statements/statement-texts.ts';
import type { IngredientLevel } from '../safety/vocabulary.ts';

/** A statement of Regulation (EC) 1272/2008 with its code. */
export interface QuotedStatement {
  readonly code: string;
  readonly text: string;
}

/** What a poison centre asks about a product, in the order in which it is read out. */
export interface EmergencyFacts {
  readonly name: string;
  /** Null if no brand is known. */
  readonly brand: string | null;
  readonly size: string | null;
  /** The digits printed under the bars. */
  readonly barcode: string | null;
  /** The most relevant ingredients, by their names, each with its percentage if the label gives one. */
  readonly contains: readonly string[];
  /** How many more ingredients the label lists. */
  readonly more: number;
  /** The unique formula identifier, by which a poison centre finds the mixture. */
  readonly ufi: string | null;
  /** Hazard statements printed on the label. Nothing is inferred from ingredients here. */
  readonly hazards: readonly QuotedStatement[];
  /** First-aid statements printed on the label (product P12.4). */
  readonly firstMinutes: readonly QuotedStatement[];
}

/** Most severe first. An unknown ingredient ranks above low ones: it may be the one that matters. */
const GRAVITY: Readonly<Record<IngredientLevel, number>> = {
  critical: 0,
  high: 1,
  moderate: 2,
  unknown: 3,
  low: 4,
  none: 5,
};
/** As many ingredients as can be read out in one breath. */
const MOST_READ_OUT = 6;
/** Precautionary statements with first-aid instructions. Shown only if the label states every part. */
const FIRST_MINUTES = ['P301+P330+P331', 'P305+P351+P338'];

const named = ({ name, raw, percent }: ReportIngredient): string =>
  `${name === '' ? raw : name}${percent === null ? '' : ` ${percent}%`}`;

function readOut(report: Report): Pick<EmergencyFacts, 'contains' | 'more'> {
  const listed = report.ingredients.filter(({ aside }) => aside !== true);
  const gravest = [...listed].sort((one, other) => GRAVITY[one.level] - GRAVITY[other.level]);
  const contains = gravest.slice(0, MOST_READ_OUT).map(named);
  return { contains, more: listed.length - contains.length };
}

/** The English sentence of a precautionary statement: the first one listed for its code. */
const precautionText = (code: string): string | null =>
  precautionSentences().find(([, of]) => of === code)?.[0] ?? null;

const quoted = (code: string, text: string | null): readonly QuotedStatement[] =>
  text === null ? [] : [{ code, text }];

/**
 * The content of the emergency card for a product: only what its label states and what was read from it.
 * @param report null if this phone has none yet: the ingredient list is then shown as printed
 */
export function emergencyFacts(product: Product, report: Report | null): EmergencyFacts {
  const { name, brand, size, gtin, ingredientsText } = product;
  const stored = gtin === null ? null : storedGtin(gtin);
  const printed = { contains: ingredientsText === null ? [] : [ingredientsText], more: 0 };
  const statements = report?.statements;
  const stated = new Set(statements?.precautions);
  return {
    name,
    brand: brand === UNKNOWN_BRAND || brand === '' ? null : brand,
    size,
    barcode: stored ? printedCode(stored) : null,
    ...(report ? readOut(report) : printed),
    ufi: statements?.ufi ?? null,
    hazards: (statements?.hazards ?? []).flatMap(({ code }) => quoted(code, statementText(code, 'en'))),
    firstMinutes: FIRST_MINUTES.filter((code) => code.split('+').every((part) => stated.has(part))).flatMap((code) =>
      quoted(code, precautionText(code)),
    ),
  };
}

/** A child's data to show to strangers: no name. */
export interface AnonymousChild {
  /** "Under 12 months". */
  readonly age: string;
  /** Kilograms; null if not entered. */
  readonly weightKg: number | null;
}

/** Maximum length of the text, so that the QR code stays large enough to be read at arm's length. */
const MOST_IN_CODE = 600;

/**
 * The same facts as plain text in a QR code for the hospital. It names nobody.
 * @param children the household's children, if they may be disclosed
 */
export function emergencyText(facts: EmergencyFacts, children: readonly AnonymousChild[]): string {
  const product = [facts.name, facts.brand, facts.size].filter((part) => part !== null).join(', ');
  const lines = [
    product,
    facts.barcode && `Barcode: ${facts.barcode}`,
    facts.ufi && `UFI: ${facts.ufi}`,
    facts.hazards.length > 0 &&
      `Hazards on the label: ${facts.hazards.map(({ code, text }) => `${code} ${text}`).join('; ')}`,
    ...children.map(({ age, weightKg }) => `Child: ${age}${weightKg === null ? '' : `, ${weightKg} kg`}`),
    facts.contains.length > 0 &&
      `Contains: ${facts.contains.join(', ')}${facts.more > 0 ? ` and ${facts.more} more` : ''}`,
  ].filter((line) => typeof line === 'string' && line !== '');
  const text = lines.join('\n');
  return text.length > MOST_IN_CODE ? `${text.slice(0, MOST_IN_CODE - 1)}…` : text;
}
