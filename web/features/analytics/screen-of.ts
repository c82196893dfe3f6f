import type { Screen } from '#domain/analytics/event.ts';
import { paths } from '#web/paths.ts';

const EXACT: Readonly<Record<string, Screen>> = {
  [paths.dashboard]: 'dashboard',
  [paths.inventory]: 'inventory',
  [paths.scan]: 'scan',
  [paths.label]: 'label',
  [paths.manualEntry]: 'manual_entry',
  [paths.detector]: 'detector',
  [paths.homeHealth]: 'home_health',
  [paths.homeHealthShort]: 'home_health',
  [paths.community]: 'community',
  [paths.familyProfiles]: 'family_profiles',
  [paths.ingredients]: 'ingredient_database',
  [paths.subscription]: 'subscription',
  [paths.notSent]: 'not_sent',
  [paths.notifications]: 'notifications',
  [paths.achievements]: 'achievements',
  [paths.recalls]: 'recalls',
  [paths.shoppingList]: 'shopping_list',
  [paths.compare]: 'compare',
  [paths.settings]: 'settings',
};

/** The kind of screen at an address, without which product or ingredient it shows. */
export function screenOf(pathname: string): Screen {
  if (pathname.startsWith('/product/')) return 'report';
  if (pathname.startsWith(`${paths.ingredients}/`)) return 'ingredient';
  if (pathname.startsWith('/category/')) return 'category';
  return EXACT[pathname] ?? 'other';
}
