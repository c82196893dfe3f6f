import {
  byUrgency,
  dateFinding,
  type Finding,
  pairFinding,
  personFinding,
  recallFinding,
} from '#domain/inventory/hazards/findings.ts';
import { homeHealth } from '#domain/inventory/home-health.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { areaOf } from '#domain/products/home-area.ts';
import { createNoticeIndex } from '#domain/recalls/notice-index.ts';
import { ownedOf } from '#domain/recalls/owned-entries.ts';
import { tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { interactions } from '#domain/safety/mixing/interactions.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { rarityOf, readChecked } from '#web/offline/recalls/checked.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { homeProduct } from '#web/product-view/home-products.ts';
import { readHousehold } from '#web/product-view/read-household.ts';
import { readAreas } from '#web/product-view/use-areas.ts';
import { localToday } from '#web/words/expiry-words.ts';

/**
 * The findings and health of the home, from freshly computed full reports and every notice matched with every product.
 */
export async function findingsFromFullReports(db: AccountDb) {
  const today = localToday(new Date());
  const [items, household, notices, checked, areas] = [
    await db.inventory.orderBy('addedAt').toArray(),
    await readHousehold(db),
    await db.notices.toArray(),
    await readChecked(db),
    await readAreas(db),
  ];
  const findings: (Finding | null)[] = items.map((item) => dateFinding(item, today));
  const at = items.filter((item) => !isUsedUp(item));
  const products = await db.products.bulkGet(at.map(({ productId }) => productId));
  const home = products.flatMap((product, index) => {
    if (!product) return [];
    const report = assess(inputOfProduct(product), knowledgePack());
    return [{ product, report, home: homeProduct(product, report, at[index]?.place ?? null) }];
  });
  for (const one of home)
    findings.push(personFinding(one.product.id, one.home.place, householdView(one.report, household).warnings));
  const pairs = interactions(
    home.map((one) => one.home),
    household,
  );
  findings.push(...pairs.map(pairFinding));
  const index = createNoticeIndex();
  for (const { notice } of notices) index.add(notice);
  const recalled = home.flatMap(({ product, home: { place } }) => {
    const own = items.filter(({ productId }) => productId === product.id);
    return index.matches(tokeniseProduct(ownedOf(product, own)), rarityOf(checked)).map(({ notice, match }) => {
      const found = { id: notice.id, changedOn: notice.changedOn, productId: product.id, message: '', action: '' };
      return recallFinding({ ...found, maybe: match.verdict === 'mayAffect' }, place);
    });
  });
  return {
    findings: findings.filter((one) => one !== null).sort(byUrgency),
    recalled: recalled.sort(byUrgency),
    toKnow: pairs.filter(({ severity }) => severity === 'INFO'),
    health: homeHealth(
      home.map(({ product, report }) => ({ category: areaOf(product, areas), score: shownRisk(report).score })),
    ),
  };
}
