import type { DerivedOutlook } from '#domain/inventory/hazards/outlook.ts';
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

/** Why there is no report: the knowledge was not available, or the engine or its worker failed. */
export class EngineError extends Error {
  readonly reason: 'no_knowledge' | 'engine_error';

  constructor(reason: 'no_knowledge' | 'engine_error', message: string) {
    super(message);
    this.name = 'EngineError';
    this.reason = reason;
  }
}

/** This phone's engine, in its worker. */
export interface EngineClient {
  /**
   * Assesses a label. Rejects with {@link EngineError}.
   * @param onStage called as each stage begins
   */
  assess(input: AssessInput, onStage?: (doing: EngineStage) => void): Promise<Report>;
  /** Computes what the home needs of a product with this report. Rejects with {@link EngineError}. */
  outlook(product: Product, report: Report): Promise<DerivedOutlook>;
  /** The versions of engine and knowledge, as in every report. Rejects with {@link EngineError}. */
  version(): Promise<Report['versions']>;
  /** Searches the pack's ingredients. Rejects with {@link EngineError}. */
  search(question: SearchQuestion): Promise<SearchResult>;
  /** Names that a misread one may stand for, in any language. Rejects with {@link EngineError}. */
  suggest(reading: string, limit: number): Promise<readonly Suggestion[]>;
  /** Counts what is in the pack. Rejects with {@link EngineError}. */
  counts(): Promise<KnowledgeCounts>;
  /** The lists the pack was made from. Rejects with {@link EngineError}. */
  sources(): Promise<KnowledgeSources>;
  /** Everything about one ingredient; null if the pack does not have it. Rejects with {@link EngineError}. */
  ingredient(id: string): Promise<IngredientAnswer | null>;
}

const startWorker = () => new Worker(new URL('./engine.ts', import.meta.url), { type: 'module', name: 'engine' });

/** Creates a client. The worker starts with the first question, and again after a crash. */
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

/** The page's engine: one worker and one pack in memory for all callers. */
export function engineClient(): EngineClient {
  ofThisPage ??= createEngineClient();
  return ofThisPage;
}
