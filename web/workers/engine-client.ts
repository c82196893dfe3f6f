import type { AssessInput } from '#domain/safety/assess.ts';
import type { Report } from '#domain/safety/report.ts';
import type { EngineAnswer, EngineNews, EngineRequest, EngineStage } from './engine-messages.ts';
import type {
  IngredientAnswer,
  KnowledgeCounts,
  KnowledgeSources,
  SearchQuestion,
  SearchResult,
  Suggestion,
} from './search-messages.ts';

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
  /**
   * Judges a label. Rejects with {@link EngineError}.
   * @param onStage told what is being done, as it begins
   */
  assess(input: AssessInput, onStage?: (doing: EngineStage) => void): Promise<Report>;
  /** Names engine and knowledge as every report does. Rejects with {@link EngineError}. */
  version(): Promise<Report['versions']>;
  /** Searches the ingredients of the pack. Rejects with {@link EngineError}. */
  search(question: SearchQuestion): Promise<SearchResult>;
  /** Names that may have been meant by a misread one, in any language. Rejects with {@link EngineError}. */
  suggest(reading: string, limit: number): Promise<readonly Suggestion[]>;
  /** Counts what the pack knows. Rejects with {@link EngineError}. */
  counts(): Promise<KnowledgeCounts>;
  /** The lists the pack was made from. Rejects with {@link EngineError}. */
  sources(): Promise<KnowledgeSources>;
  /** Everything about one ingredient; null where the pack does not hold it. Rejects with {@link EngineError}. */
  ingredient(id: string): Promise<IngredientAnswer | null>;
}

type Question = EngineRequest extends infer R ? (R extends EngineRequest ? Omit<R, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (answer: Extract<EngineAnswer, { ok: true }>) => void;
  readonly reject: (error: EngineError) => void;
  readonly onStage: ((doing: EngineStage) => void) | undefined;
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
    started.onmessage = ({ data }: MessageEvent<EngineAnswer | EngineNews>) => {
      const asked = waiting.get(data.id);
      if ('doing' in data) return asked?.onStage?.(data.doing);
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
  const ask = (
    question: Question,
    onStage?: (doing: EngineStage) => void,
  ): Promise<Extract<EngineAnswer, { ok: true }>> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject, onStage });
      running().postMessage({ ...question, id: lastId } satisfies EngineRequest);
    });
  const unexpected = () => new EngineError('engine_error', 'The engine answered something else.');

  return {
    assess: async (input, onStage) => {
      const answer = await ask({ ask: 'assess', input }, onStage);
      if (!('report' in answer)) throw unexpected();
      return answer.report;
    },
    version: async () => {
      const answer = await ask({ ask: 'version' });
      if (!('version' in answer)) throw unexpected();
      return answer.version;
    },
    search: async (question) => {
      const answer = await ask({ ask: 'search', question });
      if (!('found' in answer)) throw unexpected();
      return answer.found;
    },
    suggest: async (reading, limit) => {
      const answer = await ask({ ask: 'suggest', reading, limit });
      if (!('suggestions' in answer)) throw unexpected();
      return answer.suggestions;
    },
    counts: async () => {
      const answer = await ask({ ask: 'counts' });
      if (!('counts' in answer)) throw unexpected();
      return answer.counts;
    },
    sources: async () => {
      const answer = await ask({ ask: 'sources' });
      if (!('sources' in answer)) throw unexpected();
      return answer.sources;
    },
    ingredient: async (ingredientId) => {
      const answer = await ask({ ask: 'ingredient', ingredientId });
      if (!('ingredient' in answer)) throw unexpected();
      return answer.ingredient;
    },
  };
}

let ofThisPage: EngineClient | undefined;

/** The engine of this page: one worker and one pack in memory, whoever asks. */
export function engineClient(): EngineClient {
  ofThisPage ??= createEngineClient();
  return ofThisPage;
}
