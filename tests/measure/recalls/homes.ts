import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { OwnedProduct } from '#domain/recalls/owned-product.ts';
import type { Dice } from '#tests/simulate/dice.ts';
import type { LabelledProduct } from './labelled-set.ts';

/** A product in one home, and the notices that concern it. */
export interface PlantedProduct {
  readonly home: number;
  readonly owned: OwnedProduct;
  readonly concerning: ReadonlySet<string>;
  /** Bears a code or a model of its notice; null for what no notice concerns. */
  readonly strong: boolean | null;
}

/** Products of the catalogue in each home, for one that a notice concerns. */
const DECOYS = 40;
/** Products that are like one of a notice and are not it: the brand with another name, the name with another brand. */
const TRAPS = 5;

const NONE: ReadonlySet<string> = new Set();

/** Products that the codes of notices name, in the words of some product of the catalogue: only the code can tell. */
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
 * Plants homes: each holds one product that a notice concerns, many of the catalogue, and some that are made to be
 * mistaken.
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
