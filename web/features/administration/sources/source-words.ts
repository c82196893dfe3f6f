import type { ManagedSource } from '#domain/administration/source-calls.ts';
import type { RiskLevel } from '#web/ui/risk/levels.ts';

const SOON_MS = 60_000;
const whole = new Intl.NumberFormat();
const moment = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Whether a source is being asked, or queued for it. */
export const isUnderWay = ({ job }: Pick<ManagedSource, 'job'>): boolean =>
  job !== null && (job.state === 'queued' || job.state === 'running');

/** The state of a source in a word or two, with the matching shape. */
export function stateOf(source: ManagedSource): { readonly words: string; readonly level: RiskLevel } {
  const { on, host, error, answeredAt, kind } = source;
  if (!on) return { words: 'Switched off', level: 'UNKNOWN' };
  if (isUnderWay(source)) return { words: source.job?.state === 'running' ? 'Fetching' : 'Waiting', level: 'READING' };
  if (error !== null) return { words: kind === 'recalls' ? 'No answer' : 'Needs attention', level: 'HIGH' };
  if (answeredAt !== null) return { words: host === null ? 'Imported' : 'Up to date', level: 'LOW' };
  if (host !== null) return { words: 'Not asked yet', level: 'UNKNOWN' };
  return { words: kind === 'recalls' ? 'By file only' : 'Not imported', level: 'UNKNOWN' };
}

/** When a source is asked next. */
export function nextWords({ on, nextAt }: ManagedSource, nowMs: number): string {
  if (!on) return 'never while off';
  return nextAt === null || nextAt - nowMs < SOON_MS ? 'soon' : moment.format(nextAt);
}

/** How many of its rows are on this server. */
export const rowWords = ({ rows, kind }: ManagedSource): string => {
  if (rows === null) return 'not counted yet';
  const one = kind === 'recalls' ? 'notice' : 'product';
  return `${whole.format(rows)} ${one}${rows === 1 ? '' : 's'}`;
};

/** What it sent the last time it answered. */
export function lastWords({ last }: ManagedSource): string {
  if (last === null) return 'nothing yet';
  const refused = last.refused === 0 ? '' : `, ${whole.format(last.refused)} refused`;
  return `${whole.format(last.read)} read, ${whole.format(last.fresh)} new or changed${refused}`;
}
