import type { Gtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import { type Allowance, createQuestionBudget } from '../outgoing/question-budget.ts';
import { FIELDS, productOf } from './open-facts-answer.ts';
import type { OpenFactsHost } from './open-facts-hosts.ts';

/** Catalogues beyond this instance. */
export interface LiveCatalogue {
  /**
   * The product of a code; null where no catalogue knows it, or none could be asked. Never rejects. What is remembered
   * of an answer is the household's that asked: how long another one waits tells nothing of it.
   */
  find(householdId: string, gtin: Gtin, nowMs: number): Promise<Product | null>;
}

/** A code that nobody knew is not asked for again so soon. */
const UNKNOWN_FOR_MS = 60 * 60 * 1000;
/** Unknown codes remembered at once. */
const MOST_UNKNOWN = 10_000;

/** Codes that are looked up for one household, and for all of them (product P10.7). */
const BUDGETS: { readonly household: Allowance; readonly day: Allowance; readonly everybody: Allowance } = {
  household: { most: 30, windowMs: 60_000 },
  day: { most: 500, windowMs: 24 * 60 * 60_000 },
  everybody: { most: 90, windowMs: 60_000 },
};

/** The first catalogue's product that carries a list; without one, the first that knows the code at all. */
const best = (found: readonly (Product | null)[]): Product | null =>
  found.find((product) => product?.ingredientsText) ?? found.find((product) => product !== null) ?? null;

/**
 * Looks codes up in the Open Food, Beauty, Pet Food and Products Facts catalogues, all at once.
 * @param hosts none turns the look-up off
 * @param spent counts those of a day
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
    // Only who was really asked, everywhere, is known not to know.
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
        // Not remembered as unknown: the next scan of the code asks again.
        (await mayAsk(householdId, nowMs)) ? await askAll(key, gtin, nowMs) : null;
      const asked = askIfAllowed().finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
}
