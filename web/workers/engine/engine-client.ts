import type { WorkedOut } from '#domain/inventory/hazards/outlook.ts';
import type { Product } from '#domain/products/product.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import type { Report } from '#domain/safety/report.ts';
import { createChannel } from '../channel/channel.ts';
import type { WorkerFailure } from '../channel/worker-failure.ts';
import type {
  IngredientAnswer,
  KnowledgeCounts,
  KnowledgeSources,
  SearchQuestion,
  SearchResult,
  Suggestion,
} from '../ingredients/search-messages.ts';
import type { EngineQuestions, EngineStage } from './engine-messages.ts';

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
  /** Works out what the home needs of a product with this report. Rejects with {@link EngineError}. */
  outlook(product: Product, report: Report): Promise<WorkedOut>;
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

const startWorker = () => new Worker(new URL('./engine.ts', import.meta.url), { type: 'module', name: 'engine' });

/** Makes one. The worker starts with the first question, and anew after a crash. */
export function createEngineClient(start: () => Worker = startWorker): EngineClient {
  const channel = createChannel<EngineQuestions>(start, 'The engine stopped. Please try again.');
  const ask: typeof channel.ask = (name, input, options) =>
    channel.ask(name, input, options).catch(({ reason, message }: WorkerFailure) => {
      throw new EngineError(reason === 'no_knowledge' ? reason : 'engine_error', message);
    });
  return {
    assess: (input, onNews) => ask('assess', input, { onNews }),
    outlook: (product, report) => ask('outlook', { product, report }),
    version: () => ask('version', null),
    search: (question) => ask('search', question),
    suggest: (reading, limit) => ask('suggest', { reading, limit }),
    counts: () => ask('counts', null),
    sources: () => ask('sources', null),
    ingredient: (id) => ask('ingredient', id),
  };
}

let ofThisPage: EngineClient | undefined;

/** The engine of this page: one worker and one pack in memory, whoever asks. */
export function engineClient(): EngineClient {
  ofThisPage ??= createEngineClient();
  return ofThisPage;
}
