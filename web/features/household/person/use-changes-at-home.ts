import { useMemo } from 'react';
import type { Member } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Warning } from '#domain/safety/report.ts';
import { useHomeProducts } from '#web/product-view/home-products.ts';
import type { MemberDraft } from '../member-draft.ts';

/** A product at home with its most serious warning for one person. */
export interface WarnedAtHome {
  readonly product: Product;
  readonly warning: Warning;
}

export interface ChangesAtHome {
  /** Products whose report has ingredients, so that they could be checked. */
  readonly checked: number;
  /** Products without an ingredient list, about which nothing is known. */
  readonly unlisted: number;
  /** Most serious first. */
  readonly warned: readonly WarnedAtHome[];
}

const GRAVITY: readonly Warning['severity'][] = ['CRITICAL', 'WARNING', 'CAUTION', 'INFO'];

/** What a person's profile means for the products already at home. Undefined while they are read. */
export function useChangesAtHome(draft: MemberDraft): ChangesAtHome | undefined {
  const home = useHomeProducts();
  return useMemo(() => {
    if (!home) return undefined;
    const { allergyTypes, allergens, conditions } = draft;
    const member: Member = {
      ...draft,
      id: '',
      allergyTypes: [...allergyTypes],
      allergens: [...allergens],
      conditions: [...conditions],
    };
    const warned: WarnedAtHome[] = [];
    const unlisted = home.filter(({ home: { report } }) => report.ingredients.length === 0).length;
    for (const { product, home: one } of home) {
      // Sorted by severity; warnings for everyone are not about this person.
      const { warnings } = householdView(one.report, { members: [member], pets: [] });
      const [warning] = warnings.filter(({ subject }) => subject !== null);
      if (warning) warned.push({ product, warning });
    }
    warned.sort((a, b) => GRAVITY.indexOf(a.warning.severity) - GRAVITY.indexOf(b.warning.severity));
    return { checked: home.length - unlisted, unlisted, warned };
  }, [home, draft]);
}
