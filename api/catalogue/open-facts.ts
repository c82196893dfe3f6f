import type { Gtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import { type Allowance, createQuestionBudget } from '../outgoing/request-budget.ts';
import { FIELDS, productOf } from './open-facts-answer.ts';
import type { OpenFactsHost } from './open-facts-hosts.ts';

/** Catalogues outside this instance. */
export interface LiveCatalogue {
  /**
   * The product of a code; null if no catalogue knows it, or none could be asked. Never rejects. Answers are remembered
   * per household, so that response times tell other households nothing.
   */
  find(householdId: string, gtin: Gtin, nowMs: number): Promise<Product | null>;
}

/** How long a code that nobody knew is not asked for again. */
const UNKNOWN_FOR_MS = 60 * 60 * 1000;
/** Most unknown codes remembered at once. */
const MOST_UNKNOWN = 10_000;

/** Look-ups allowed to one household, and to all of them together (product P10.7). */
const BUDGETS: { readonly household: Allowance; readonly day: Allowance; readonly everybody: Allowance } = {
  household: { most: 30, windowMs: 60_000 },
  day: { most: 500, windowMs: 24 * 60 * 60_000 },
  everybody: { most: 90, windowMs: 60_000 },
};

/** The first product with an ingredient list; if there is none, the first one found. */
const best = (found: readonly (Product | null)[]): Product | null =>
  found.find((product) => product?.ingredientsText) ?? found.find((product) => product !== null) ?? null;

/**
 * Looks codes up in the Open Food, Beauty, Pet Food and Products Facts catalogues, all at once.
 * @param hosts an empty list turns the look-up off
 * @param spent counts the look-ups of a day
 */
export function createOpenFacts(hosts: readonly OpenFactsHost[], spent: SpentLimits): LiveCatalogue {
  const ofHousehold = createQuestionBudget(BUDGETS.household);
  const ofAll = createQuestionBudget(BUDGETS.everybody);
  const mayAsk = async (householdId: string, nowMs: number): Promise<boolean> =>
    ofHousehold.take(householdId, nowMs) &&
    (await spent.take(`look-ups ${householdId}`, BUDGETS.day, nowMs)) === 0 &&
    ofAll.take('everybody', nowMs);
  // By household and code.
  const unknown = new Map<string, number>();
  const underWay = new Map<string, Promise<Product | null>>();

  const askAll = async (key: string, gtin: Gtin, nowMs: number): Promise<Product | null> => {
    const answers = await Promise.all(
      hosts.map(async ({ kind, ask }) => ({ kind, ...(await ask(gtin, FIELDS, nowMs)) })),
    );
    const product = best(answers.map(({ kind, body }) => productOf(body, kind, gtin, nowMs)));
    // The code counts as unknown only if every catalogue was really asked.
    if (product === null && answers.every(({ asked }) => asked)) {
      if (unknown.size >= MOST_UNKNOWN) unknown.clear();
      unknown.set(key, nowMs + UNKNOWN_FOR_MS);
    }
    return product;
  };

  return {
    find: (householdId, gtin, nowMs) => {
      const key = `${householdId} ${gtin}`;
      if (hosts.length === 0 || (unknown.get(key) ?? 0) > nowMs) return Promise.resolve(null);
      const open = underWay.get(key);
      if (open) return open;
      const askIfAllowed = async () =>
        // Not remembered as unknown, so the next scan of the code asks again.
        (await mayAsk(householdId, nowMs)) ? await askAll(key, gtin, nowMs) : null;
      const asked = askIfAllowed().finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
}
