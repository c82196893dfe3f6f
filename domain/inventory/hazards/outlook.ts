import type { HomeCategory } from '../../products/category.ts';
import { type DrawingKind, drawingOf } from '../../products/drawing.ts';
import { homeCategory } from '../../products/home-area.ts';
import type { Product } from '../../products/product.ts';
import { productKeys } from '../../recalls/index-keys.ts';
import { ownedOf } from '../../recalls/owned-entries.ts';
import { tokeniseProduct } from '../../recalls/owned-product.ts';
import { type CriticalPart, criticalPart } from '../../safety/household/critical-for.ts';
import type { MixGroup } from '../../safety/mixing/mix-group.ts';
import { type Presence, type Profile, profileOf } from '../../safety/mixing/profile.ts';
import type { Report } from '../../safety/report.ts';
import { shownRisk } from '../../safety/shown-risk.ts';
import type { ProductType } from '../../safety/vocabulary.ts';

/** What the mixing table needs of a product. */
export interface Mixing {
  readonly type: ProductType;
  readonly groups: readonly (readonly [MixGroup, Presence])[];
  /** Its name, folded. */
  readonly name: string;
  readonly listed: boolean;
}

/** The summary of a report for the home. Nothing in it depends on who lives there. */
export interface JudgedOutlook {
  /** The versions of the report. */
  readonly versions: Report['versions'];
  /** The score that may be shown; null if none may. */
  readonly score: number | null;
  /** Null if the product reacts with nothing. */
  readonly mixing: Mixing | null;
}

/**
 * What the detector, the dashboard and the recall lookup need of one product: a few hundred bytes, where its report has
 * ten thousand.
 */
export interface Outlook {
  readonly name: string;
  readonly category: Product['category'];
  readonly drawing: DrawingKind;
  /** The area of the home it counts towards, unless the household chose one (product P3.3). */
  readonly area: HomeCategory;
  /** The keys for looking up recall notices (product P11.6). */
  readonly recallKeys: readonly string[];
  /** Null if there is no report for this label. */
  readonly judged: JudgedOutlook | null;
}

/** What is derived from a product and its report, with the rules version: with another version it is derived again. */
export interface DerivedOutlook {
  readonly outlook: Outlook & { readonly rules: string };
  /** Read only for households with somebody it may concern; null without a report. */
  readonly critical: CriticalPart | null;
}

/** Derives it. @param report for this very label; null if there is none @param rules version of the rules */
export const deriveOutlook = (product: Product, report: Report | null, rules: string): DerivedOutlook => ({
  outlook: { rules, ...outlookOf(product, report) },
  critical: report && criticalPart(report),
});

function judgedOf(product: Product, report: Report): JudgedOutlook {
  const { id: key, name } = product;
  const profile = profileOf({ key, name, place: null, type: report.productType, forms: report.forms, report });
  return {
    versions: report.versions,
    score: shownRisk(report).score,
    mixing:
      profile.groups.size === 0
        ? null
        : { type: report.productType, groups: [...profile.groups], name: profile.name, listed: profile.listed },
  };
}

/**
 * Derives the outlook of a product.
 * @param report for this very label; null if there is none
 */
export const outlookOf = (product: Product, report: Report | null): Outlook => ({
  name: product.name,
  category: product.category,
  drawing: drawingOf(product),
  area: homeCategory(product),
  recallKeys: productKeys(tokeniseProduct(ownedOf(product, []))),
  judged: report && judgedOf(product, report),
});

/** The product as the mixing table sees it; null if it reacts with nothing. @param place where it is kept */
export const profileInOutlook = (key: string, { name, judged }: Outlook, place: string | null): Profile | null =>
  judged?.mixing
    ? {
        product: { key, name, place, type: judged.mixing.type },
        groups: new Map(judged.mixing.groups),
        name: judged.mixing.name,
        listed: judged.mixing.listed,
      }
    : null;
