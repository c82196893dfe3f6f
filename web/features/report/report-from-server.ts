import type { Report } from '#domain/safety/report.ts';
import type { ServerReads } from '#web/offline/transport/server-reads.ts';
import type { ReportWork } from '#web/reports/report-loading.tsx';

/** Interval and maximum number of polls for a report's progress (product P2.6.3). */
const EVERY_MS = 2000;
const MOST_ASKED = 20;

const pause = (ms: number) => new Promise((settle) => setTimeout(settle, ms));

/** The outcome of having the server make a report. `late` if it was not ready after the last poll, or aborted. */
export type ServerReportEnd =
  | { readonly status: 'ready'; readonly report: Report }
  | { readonly status: 'late' | 'failed' };

/** Has the server make a report, and passes its progress to `onWork`. Never rejects. */
export async function reportFromServer(
  server: ServerReads,
  productId: string,
  onWork: (work: ReportWork) => void,
  signal: AbortSignal,
): Promise<ServerReportEnd> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    if (asked > 0) await pause(EVERY_MS);
    if (signal.aborted) break;
    const answer = await server.report(productId, signal);
    if (!answer.ok) return { status: 'failed' };
    if (answer.value.status === 'ready') return answer.value;
    onWork(answer.value.progress);
  }
  return { status: 'late' };
}
