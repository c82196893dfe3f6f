import type { CheckedFindings } from './use-findings.ts';

/**
 * "1 finding snoozed, 2 marked resolved". Null if there are none: while a finding is only set aside, nothing may read as
 * an all-clear.
 */
export function setAsideWords({ snoozed, resolved }: Pick<CheckedFindings, 'snoozed' | 'resolved'>): string | null {
  const parts = [
    snoozed.length > 0 ? `${snoozed.length === 1 ? '1 finding' : `${snoozed.length} findings`} snoozed` : null,
    resolved.length > 0
      ? `${resolved.length === 1 ? '1 finding' : `${resolved.length} findings`} marked resolved`
      : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}
