import type { Gtin } from '#domain/products/gtin.ts';
import type { VisionConfig } from '../env.ts';
import type { Log } from '../log.ts';
import { createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { guardedRequest, type Resolve } from '../outgoing/guarded-request.ts';
import { isNearby } from '../outgoing/nearby.ts';
import { answerText, codeIn, labelIn } from './vision-answer.ts';

/** The outcome of a request to the vision service. `unavailable`: it was not reached, or gave no valid answer. */
export type VisionEnd<T> =
  | { readonly status: 'found'; readonly value: T }
  | { readonly status: 'none' }
  | { readonly status: 'unavailable' };

/** An external service that reads pictures. Never rejects; its answers are checked, never trusted. */
export interface Vision {
  /** The host that pictures are sent to. */
  readonly host: string;
  /** The only code with a valid check digit in its answer. */
  barcode(jpeg: Uint8Array, nowMs: number): Promise<VisionEnd<Gtin>>;
  /** The printed text in its answer, as plain text. */
  label(jpeg: Uint8Array, nowMs: number): Promise<VisionEnd<string>>;
}

/**
 * A model needs seconds for a picture, so the 5 s of a catalogue would reject every answer. Its answers are short, so
 * their limit is lower than the 2 MB of a catalogue (docs/security.md).
 */
const LIMITS = { timeoutMs: 20_000, maxBytes: 256 * 1024 } as const;
const OK = 200;

const ASK_BARCODE =
  'This photo shows a product with a retail barcode. Answer with the digits printed at the barcode and nothing else: ' +
  '8, 12 or 13 digits. If you cannot read every digit, answer NONE.';
const ASK_LABEL =
  'This photo shows the ingredient list of a product. Answer with the text of the list exactly as it is printed, in ' +
  'its order, and nothing else. Do not add, translate, correct or complete anything. If there is none, answer NONE.';

/**
 * Calls an OpenAI-compatible service (chat completions with a picture).
 * @param config the operator's configuration; no host but its own is ever called
 * @param timeoutMs how long to wait for one answer
 */
export function createVision(
  { baseUrl, model, apiKey }: VisionConfig,
  log: Log,
  resolve?: Resolve,
  timeoutMs: number = LIMITS.timeoutMs,
): Vision {
  const breaker = createCircuitBreaker();
  const url = new URL(`${baseUrl.pathname.replace(/\/$/, '')}/chat/completions`, baseUrl);
  const mayBePrivate = isNearby(baseUrl);

  const ask = async (text: string, jpeg: Uint8Array, nowMs: number): Promise<string | null> => {
    if (breaker.isOpen(nowMs)) return null;
    const picture = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
    const content = [
      { type: 'text', text },
      { type: 'image_url', image_url: { url: picture } },
    ];
    const body = JSON.stringify({ model, stream: false, messages: [{ role: 'user', content }] });
    const headers = apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` };
    try {
      const question = { method: 'POST', url, headers, body, mayBePrivate } as const;
      const reply = await guardedRequest(question, { ...LIMITS, timeoutMs }, resolve);
      if (reply.status !== OK) throw new Error(`${url.hostname} answered ${reply.status}.`);
      const said = answerText(reply.body);
      if (said === null) throw new Error(`${url.hostname} answered in an unexpected format.`);
      breaker.succeeded();
      return said;
    } catch (error) {
      breaker.failed(nowMs);
      log.warn('vision', { host: url.hostname, detail: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };

  return {
    host: url.host,
    barcode: async (jpeg, nowMs) => {
      const said = await ask(ASK_BARCODE, jpeg, nowMs);
      if (said === null) return { status: 'unavailable' };
      const code = codeIn(said);
      return code ? { status: 'found', value: code } : { status: 'none' };
    },
    label: async (jpeg, nowMs) => {
      const said = await ask(ASK_LABEL, jpeg, nowMs);
      if (said === null) return { status: 'unavailable' };
      const text = labelIn(said);
      return text === '' ? { status: 'none' } : { status: 'found', value: text };
    },
  };
}
