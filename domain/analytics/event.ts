import { z } from 'zod';
import { Tier } from '../plans/plan-schemas.ts';
import { ScanInput, ScanMode } from '../scanning/scan.ts';
import { Uuid } from '../text-limits.ts';

/** The screens an event may name: the type of page, never the product, ingredient or search on it. */
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
 * All usage events, by name (product P3.6). Properties are enumerations and counts only. Barcode, product name and
 * search text are left out on purpose: no event reveals what somebody owns or anything about their health.
 */
export const EVENT_PROPERTIES = {
  /** Sent only if the person agreed on the sign-up form, before there was an account (product P3.9). */
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
  /** Sent once the result list has settled (product P2.8.8). `few` is up to ten. */
  'inventory.searched': z.strictObject({ found: z.enum(['none', 'few', 'many']) }),
  'subscription.upgrade_started': z.strictObject({ from: Tier, to: Tier }),
  'subscription.upgrade_completed': z.strictObject({ to: Tier }),
  'community.review_posted': nothing,
  'community.tip_shared': nothing,
  'share.product_shared': nothing,
  'feature.hazard_detector_accessed': nothing,
  /** Events that did not fit in the queue or ran out of retries. */
  'analytics.dropped': z.strictObject({ count: z.number().int().min(1).max(1_000_000) }),
} as const;

export type EventName = keyof typeof EVENT_PROPERTIES;
type PropertiesOf<N extends EventName> = z.infer<(typeof EVENT_PROPERTIES)[N]>;

/** An event before it gets its id and time. */
export type Happening = { [N in EventName]: { readonly name: N; readonly properties: PropertiesOf<N> } }[EventName];

const named = <N extends EventName>(name: N) =>
  z.strictObject({
    id: Uuid,
    name: z.literal(name),
    properties: EVENT_PROPERTIES[name],
    /** Generated whenever a page opens; it identifies no person and no phone. */
    sessionId: Uuid,
    timestamp: z.iso.datetime(),
  });

/** One event in the form it is sent. */
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
