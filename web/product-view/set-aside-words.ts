import type { CheckedFindings } from './use-findings.ts';

const findings = (count: number): string => (count === 1 ? '1 finding' : `${count} findings`);

/**
 * "1 finding snoozed, 2 findings marked resolved". Null if there are none: while a finding is only set aside, nothing may
 * read as an all-clear.
 */
export function setAsideWords({ snoozed, resolved }: Pick<CheckedFindings, 'snoozed' | 'resolved'>): string | null {
  const parts = [
    ...(snoozed.length > 0 ? [`${findings(snoozed.length)} snoozed`] : []),
    ...(resolved.length > 0 ? [`${findings(resolved.length)} marked resolved`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}
