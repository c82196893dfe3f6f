import type { Trend } from '#domain/inventory/home-course.ts';
import type { HealthStatus } from '#domain/inventory/home-health.ts';
import type { RiskLevel } from '#web/ui/risk/levels.ts';

/** Home Health shown with the shapes and colours of a score, in three steps. */
export const HEALTH_LEVEL: Readonly<Record<HealthStatus, RiskLevel>> = {
  great: 'LOW',
  caution: 'MODERATE',
  danger: 'HIGH',
};
/** The exact words for a home that has a score (product P2.11.5). */
export const HEALTH_WORDS: Readonly<Record<HealthStatus, string>> = {
  great: 'Your home is very safe!',
  caution: 'Room for improvement in some areas',
  danger: 'Several areas need attention',
};
export const STATUS_WORDS: Readonly<Record<HealthStatus | 'incomplete', string>> = {
  great: 'Great',
  caution: 'Caution',
  danger: 'Danger',
  incomplete: 'Incomplete',
};
export const TREND_WORDS: Readonly<Record<Trend, string>> = { up: 'Rising', down: 'Falling', stable: 'Stable' };
