import type { ExtractBarcodeAnswer, ExtractLabelAnswer, InstanceAnswer } from '#domain/contract/answers.ts';
import { CALLS } from '#domain/contract/calls.ts';
import type { ReportProgress } from '#domain/contract/report-progress.ts';
import type { Result } from '#domain/problem.ts';
import type { Report } from '#domain/safety/report.ts';
import type { Clock, Send } from './ports.ts';
import { type Reply, resultOf } from './reply.ts';
import { type NetworkListener, request } from './request.ts';
import './zod-without-eval.ts';

/** How far the server is with a report: ready, or in this stage. */
export type ServerReport =
  | { readonly status: 'ready'; readonly report: Report }
  | { readonly status: 'working'; readonly progress: ReportProgress };

/** Questions that only the server can answer. None is asked but when a person wants its answer; none rejects. */
export interface ServerReads {
  /**
   * Has a photo searched for a barcode.
   * @param existing what this phone read by itself, where it read anything
   */
  barcode(photo: Blob, existing: string | null, signal: AbortSignal): Promise<Result<ExtractBarcodeAnswer>>;
  /** Has a photo of a label read, to be checked by a person; nothing is stored. */
  label(
    photo: Blob,
    about: { readonly barcode: string | null; readonly productId: string | null },
    signal: AbortSignal,
  ): Promise<Result<ExtractLabelAnswer>>;
  /** Asks for the report of a product, or how far it is. */
  report(productId: string, signal: AbortSignal): Promise<Result<ServerReport>>;
  /** What this instance has been set up to do. */
  instance(): Promise<Result<InstanceAnswer>>;
}

/** A picture is looked at for up to half a minute there, and a vision service for 20 s more. */
const PICTURE_TIMEOUT_MS = 60_000;

const OK = 200;

/** Makes the questions. @param ports where requests go, and who hears how they fare */
export function createServerReads(ports: {
  readonly send: Send;
  readonly clock: Clock;
  readonly listener: NetworkListener;
}): ServerReads {
  const upload = async <T>(
    name: 'extractBarcode' | 'extractFromLabel',
    photo: Blob,
    fields: Readonly<Record<string, string | null>>,
    signal: AbortSignal,
  ): Promise<Result<T>> => {
    const form = new FormData();
    form.append('image', photo, 'photo.jpg');
    for (const [field, value] of Object.entries(fields)) if (value !== null) form.append(field, value);
    // The browser writes the form; its boundary stands in the type.
    const written = new Response(form);
    const mime = written.headers.get('content-type') ?? 'multipart/form-data';
    const { path, method, answers } = CALLS[name];
    const reply = await request(ports, {
      method,
      path,
      file: { bytes: await written.arrayBuffer(), mime },
      timeoutMs: PICTURE_TIMEOUT_MS,
      signal,
      answers: { [OK]: (value) => answers[OK].safeParse(value).data },
    });
    // The schema of this very call has read the value.
    return resultOf(reply as Reply<T>);
  };

  return {
    barcode: (photo, existing, signal) => upload('extractBarcode', photo, { existingBarcode: existing }, signal),
    label: (photo, { barcode, productId }, signal) =>
      upload('extractFromLabel', photo, { barcode, productId, review: '1' }, signal),
    report: async (productId, signal) => {
      const { path, method, answers } = CALLS.report;
      const reply = await request(ports, {
        method,
        path: path.replace('{id}', encodeURIComponent(productId)),
        body: { userProfile: {} },
        signal,
        answers: {
          200: (value) => answers[200].safeParse(value).data,
          202: (value) => answers[202].safeParse(value).data,
        },
      });
      const result = resultOf(reply as Reply<{ report: Report } | ReportProgress>);
      if (!result.ok) return result;
      const { value } = result;
      return {
        ok: true,
        value: 'report' in value ? { status: 'ready', report: value.report } : { status: 'working', progress: value },
      };
    },
    instance: async () => {
      const { path, method, answers } = CALLS.instance;
      const reply = await request(ports, {
        method,
        path,
        answers: { [OK]: (value) => answers[OK].safeParse(value).data },
      });
      return resultOf(reply as Reply<InstanceAnswer>);
    },
  };
}
