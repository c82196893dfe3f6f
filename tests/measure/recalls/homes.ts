import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { OwnedProduct } from '#domain/recalls/owned-product.ts';
import type { Dice } from '#tests/simulate/dice.ts';
import type { LabelledProduct } from './labelled-set.ts';

/** A product in one home, and the notices that affect it. */
export interface PlantedProduct {
  readonly home: number;
  readonly owned: OwnedProduct;
  readonly concerning: ReadonlySet<string>;
  /** Whether it has a code or model of its notice; null if no notice affects it. */
  readonly strong: boolean | null;
}

/** Catalogue products in each home, for one that a notice affects. */
const DECOYS = 40;
/** Products similar to an affected one: its brand with another name, or its name with another brand. */
const TRAPS = 5;

const NONE: ReadonlySet<string> = new Set();

/** Products with a code from a notice and the name of some catalogue product, so that only the code matches. */
function byCode(notices: readonly RecallNotice[], catalogue: readonly OwnedProduct[], dice: Dice) {
  const holders = new Map<string, Set<string>>();
  for (const notice of notices) {
    if (notice.withdrawn) continue;
    for (const gtin of notice.gtins) holders.set(gtin, (holders.get(gtin) ?? new Set()).add(notice.id));
  }
  return [...holders].map(([gtin, concerning]) => {
    const { name, category } = dice.pick(catalogue);
    return { owned: { gtin, brand: UNKNOWN_BRAND, name, category }, concerning, strong: true };
  });
}

/**
 * Creates homes, each with one product that a notice affects, many from the catalogue, and some made to cause false
 * matches.
 */
export function plantHomes(
  homes: number,
  labelled: readonly LabelledProduct[],
  notices: readonly RecallNotice[],
  catalogue: readonly OwnedProduct[],
  dice: Dice,
): PlantedProduct[] {
  const concerned = [
    ...labelled
      .filter((one) => one.concerned)
      .map(({ owned, notices: ids, strong }) => ({ owned, concerning: new Set(ids), strong })),
    ...byCode(notices, catalogue, dice),
  ];
  const others = labelled.filter((one) => !one.concerned).map(({ owned }) => owned);
  const branded = catalogue.filter(({ brand }) => brand !== UNKNOWN_BRAND);
  const named = labelled.map(({ owned }) => owned);
  const planted: PlantedProduct[] = [];
  const add = (home: number, owned: OwnedProduct) => planted.push({ home, owned, concerning: NONE, strong: null });
  for (let home = 0; home < homes; home += 1) {
    const mine = concerned[home % concerned.length];
    if (mine) planted.push({ home, ...mine });
    add(home, dice.pick(others));
    for (let at = 0; at < DECOYS; at += 1) add(home, dice.pick(catalogue));
    for (let at = 0; at < TRAPS; at += 1) {
      const [trap, real] = [dice.pick(named), dice.pick(branded)];
      const category = trap.category;
      add(home, dice.once(2) ? { ...real, brand: trap.brand, category } : { ...trap, gtin: null, brand: real.brand });
    }
  }
  return planted;
}
