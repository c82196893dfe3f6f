import type { Household } from '#domain/households/household.ts';
import { dateFinding, pairFinding, personFinding, sortFindings } from '#domain/inventory/hazards/findings.ts';
import { type FindingGroup, groupFindings } from '#domain/inventory/hazards/group-findings.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { interactions } from '#domain/safety/mixing/interactions.ts';
import { homeProduct } from '#web/product-view/home-products.ts';
import type { JudgedProduct } from '../use-pack-reports.ts';
import type { ShelfItem } from './shelf.ts';

/** A product on the shelf with its report. */
export interface JudgedShelfItem extends JudgedProduct {
  readonly item: ShelfItem;
}

/**
 * What needs attention on a shelf: dangerous pairs, products that are critical for somebody, and dates. Uses the
 * detector's own rules on a home that is in no table. Most urgent first.
 * @param today ISO date in the phone's own time zone
 */
export function findingsOfShelf(
  shelf: readonly JudgedShelfItem[],
  household: Household,
  today: string,
): readonly FindingGroup[] {
  const home = shelf.map(({ product, report, item }) => homeProduct(product, report, item.place));
  const findings = [
    ...interactions(home, household).map(pairFinding),
    ...shelf.map(({ product, report, item }) =>
      personFinding(product.id, item.place, householdView(report, household).warnings),
    ),
    ...shelf.map(({ item }) => dateFinding({ ...item, quantity: 1, notes: '', addedAt: 0 }, today)),
  ];
  const found = findings.filter((finding) => finding !== null);
  return groupFindings(sortFindings(found, new Map(), today).open);
}
