import type {
  ExtractBarcodeAnswer,
  ExtractLabelAnswer,
  InstanceAnswer,
  SupportAnswer,
} from '#domain/contract/answers.ts';
import type { Call } from '#domain/contract/call.ts';
import type { ReportProgress } from '#domain/contract/report-progress.ts';
import { helpNumbers } from '#domain/emergency/calls.ts';
import type { HelpNumber } from '#domain/emergency/help-number.ts';
import { instance, support } from '#domain/instance/calls.ts';
import { extractBarcode, extractFromLabel } from '#domain/label-photo/calls.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { report } from '#domain/products/calls.ts';
import type { Report } from '#domain/safety/report.ts';
import type { Remote } from './remote.ts';
import { type AnswerOf, type CallInput, resultOf } from './reply.ts';

/** The server's progress with a report: ready, or in this stage. */
export type ServerReport =
  | { readonly status: 'ready'; readonly report: Report }
  | { readonly status: 'working'; readonly progress: ReportProgress };

/** Questions that only the server can answer. Asked only when a person wants the answer; none rejects. */
export interface ServerReads {
  /**
   * Has the server search a photo for a barcode.
   * @param existing what this phone itself read, if anything
   */
  barcode(photo: Blob, existing: string | null, signal: AbortSignal): Promise<Result<ExtractBarcodeAnswer>>;
  /** Has the server read a photo of a label, for a person to check; nothing is stored. */
  label(
    photo: Blob,
    about: { readonly barcode: string | null; readonly productId: string | null },
    signal: AbortSignal,
  ): Promise<Result<ExtractLabelAnswer>>;
  /** Asks for a product's report, or the progress with it. */
  report(productId: string, signal: AbortSignal): Promise<Result<ServerReport>>;
  /** What this instance is configured to do. */
  instance(): Promise<Result<InstanceAnswer>>;
  /** The contact address for help. */
  support(): Promise<Result<SupportAnswer>>;
  /** Makes a call whose answer is not stored on this phone. */
  ask<C extends Call>(call: C, input?: CallInput<C>): Promise<Result<AnswerOf<C>>>;
  /** Numbers of poison centres that the operator has confirmed. */
  helpNumbers(): Promise<Result<{ readonly numbers: readonly HelpNumber[] }>>;
}

/** The server may work on a picture for up to half a minute, and a vision service for 20 s more. */
const PICTURE_TIMEOUT_MS = 60_000;

/** Creates the questions. */
export const createServerReads = (remote: Remote): ServerReads => ({
  barcode: async (photo, existing, signal) => {
    const form = { image: photo, texts: { existingBarcode: existing } };
    return resultOf(await remote.call(extractBarcode, { form, signal, isWork: true, timeoutMs: PICTURE_TIMEOUT_MS }));
  },
  label: async (photo, { barcode, productId }, signal) => {
    const form = { image: photo, texts: { barcode, productId, review: '1' } };
    return resultOf(await remote.call(extractFromLabel, { form, signal, isWork: true, timeoutMs: PICTURE_TIMEOUT_MS }));
  },
  report: async (productId, signal) => {
    const input = { params: { id: productId }, body: { userProfile: {} }, signal };
    const result = resultOf(await remote.call(report, input));
    if (!result.ok) return result;
    const { value } = result;
    return succeed(
      'report' in value ? { status: 'ready', report: value.report } : { status: 'working', progress: value },
    );
  },
  instance: async () => resultOf(await remote.call(instance)),
  support: async () => resultOf(await remote.call(support)),
  ask: async (call, input) => resultOf(await remote.call(call, input)),
  helpNumbers: async () => resultOf(await remote.call(helpNumbers)),
});
