import type { AssessInput } from '#domain/safety/assess.ts';
import type { Report } from '#domain/safety/report.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

/** Why there is no report: the knowledge was not to be had, or the engine or its worker failed. */
export class EngineError extends Error {
  readonly reason: 'no_knowledge' | 'engine_error';

  constructor(reason: 'no_knowledge' | 'engine_error', message: string) {
    super(message);
    this.name = 'EngineError';
    this.reason = reason;
  }
}

/** The engine of this phone, in its worker. */
export interface EngineClient {
  /** Judges a label. Rejects with {@link EngineError}. */
  assess(input: AssessInput): Promise<Report>;
  /** Names engine and knowledge as every report does. Rejects with {@link EngineError}. */
  version(): Promise<Report['versions']>;
}

type Question = EngineRequest extends infer R ? (R extends EngineRequest ? Omit<R, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (answer: Extract<EngineAnswer, { ok: true }>) => void;
  readonly reject: (error: EngineError) => void;
}

const startWorker = () => new Worker(new URL('./engine.ts', import.meta.url), { type: 'module', name: 'engine' });

/** Makes one. The worker starts with the first question, and anew after a crash. */
export function createEngineClient(start: () => Worker = startWorker): EngineClient {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<EngineAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data);
      else asked?.reject(new EngineError(data.reason, data.message));
    };
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      if (worker === started) worker = null;
      const asked = [...waiting.values()];
      waiting.clear();
      for (const { reject } of asked) reject(new EngineError('engine_error', 'The engine stopped. Please try again.'));
    };
    worker = started;
    return started;
  };
  const ask = (question: Question): Promise<Extract<EngineAnswer, { ok: true }>> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      running().postMessage({ ...question, id: lastId } satisfies EngineRequest);
    });
  const unexpected = () => new EngineError('engine_error', 'The engine answered something else.');

  return {
    assess: async (input) => {
      const answer = await ask({ ask: 'assess', input });
      if (!('report' in answer)) throw unexpected();
      return answer.report;
    },
    version: async () => {
      const answer = await ask({ ask: 'version' });
      if (!('version' in answer)) throw unexpected();
      return answer.version;
    },
  };
}

let ofThisPage: EngineClient | undefined;

/** The engine of this page: one worker and one pack in memory, whoever asks. */
export function engineClient(): EngineClient {
  ofThisPage ??= createEngineClient();
  return ofThisPage;
}
