import { z } from 'zod';
import { Tier } from '../plans/plan-schemas.ts';
import { ScanInput, ScanMode } from '../scanning/scan.ts';
import { Uuid } from '../text-limits.ts';

/** The screens an event may name: the kind of page, never which product, ingredient or search. */
export const Screen = z.enum([
  'dashboard',
  'inventory',
  'scan',
  'label',
  'manual_entry',
  'report',
  'detector',
  'home_health',
  'category',
  'community',
  'family_profiles',
  'ingredient_database',
  'ingredient',
  'subscription',
  'not_sent',
  'notifications',
  'achievements',
  'recalls',
  'shopping_list',
  'compare',
  'settings',
  'other',
]);
export type Screen = z.infer<typeof Screen>;

const nothing = z.strictObject({});

/**
 * Everything that may be told of how the app is used, by name (product P3.6). Properties are classes and
 * small words only. Barcode, product name and search text are left out on purpose: no event says
 * what somebody holds, and none says anything of health.
 */
export const EVENT_PROPERTIES = {
  /** Told only by who agreed on the form, before there was an account (product P3.9). */
  'user.signup': z.strictObject({ method: z.literal('password'), referrer: z.enum(['direct', 'elsewhere']) }),
  'user.login': z.strictObject({ method: z.enum(['password', 'passkey']) }),
  'screen.viewed': z.strictObject({ screen: Screen }),
  'product.scan_started': z.strictObject({ source: ScanInput, mode: ScanMode }),
  'product.scan_limit_reached': nothing,
  'product.scan_success': nothing,
  'product.scan_failed': z.strictObject({ reason: z.enum(['unknown', 'unreachable', 'refused']) }),
  'product.label_capture_required': nothing,
  'product.label_capture_success': nothing,
  'product.viewed': nothing,
  'inventory.product_added': nothing,
  /** Told once the list stands still (product P2.8.8). Few are up to ten. */
  'inventory.searched': z.strictObject({ found: z.enum(['none', 'few', 'many']) }),
  'subscription.upgrade_started': z.strictObject({ from: Tier, to: Tier }),
  'subscription.upgrade_completed': z.strictObject({ to: Tier }),
  'community.review_posted': nothing,
  'community.tip_shared': nothing,
  'share.product_shared': nothing,
  'feature.hazard_detector_accessed': nothing,
  /** Events that the queue had no room for, or gave up. */
  'analytics.dropped': z.strictObject({ count: z.number().int().min(1).max(1_000_000) }),
} as const;

export type EventName = keyof typeof EVENT_PROPERTIES;
type PropertiesOf<N extends EventName> = z.infer<(typeof EVENT_PROPERTIES)[N]>;

/** What happened, before it gets its id and time. */
export type Happening = { [N in EventName]: { readonly name: N; readonly properties: PropertiesOf<N> } }[EventName];

const named = <N extends EventName>(name: N) =>
  z.strictObject({
    id: Uuid,
    name: z.literal(name),
    properties: EVENT_PROPERTIES[name],
    /** Made anew whenever a page opens; it names no person and no phone. */
    sessionId: Uuid,
    timestamp: z.iso.datetime(),
  });

/** One event as it is sent. */
export const AnalyticsEvent = z.discriminatedUnion('name', [
  named('user.signup'),
  named('user.login'),
  named('screen.viewed'),
  named('product.scan_started'),
  named('product.scan_limit_reached'),
  named('product.scan_success'),
  named('product.scan_failed'),
  named('product.label_capture_required'),
  named('product.label_capture_success'),
  named('product.viewed'),
  named('inventory.product_added'),
  named('inventory.searched'),
  named('subscription.upgrade_started'),
  named('subscription.upgrade_completed'),
  named('community.review_posted'),
  named('community.tip_shared'),
  named('share.product_shared'),
  named('feature.hazard_detector_accessed'),
  named('analytics.dropped'),
]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
