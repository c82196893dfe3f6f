import type { AssessInput } from '#domain/safety/assess.ts';
import type { Report } from '#domain/safety/report.ts';
import type {
  IngredientAnswer,
  KnowledgeCounts,
  KnowledgeSources,
  SearchQuestion,
  SearchResult,
  Suggestion,
} from './search-messages.ts';

/** What the page asks the engine worker. `id` comes back with the answer. */
export type EngineRequest =
  | { readonly id: number; readonly ask: 'assess'; readonly input: AssessInput }
  | { readonly id: number; readonly ask: 'version' }
  | { readonly id: number; readonly ask: 'search'; readonly question: SearchQuestion }
  | { readonly id: number; readonly ask: 'suggest'; readonly reading: string; readonly limit: number }
  | { readonly id: number; readonly ask: 'counts' }
  | { readonly id: number; readonly ask: 'sources' }
  | { readonly id: number; readonly ask: 'ingredient'; readonly ingredientId: string };

/** What the engine is doing about a label, as it begins: opening its knowledge, reading and matching, scoring. */
export type EngineStage = 'opening' | 'analyzing' | 'scoring';

/** Told before the answer of an `assess`, once for each stage. */
export interface EngineNews {
  readonly id: number;
  readonly doing: EngineStage;
}

/** What the worker answers. A failure names its reason: the pack was not to be had, or the engine threw. */
export type EngineAnswer =
  | { readonly id: number; readonly ok: true; readonly report: Report }
  | { readonly id: number; readonly ok: true; readonly version: Report['versions'] }
  | { readonly id: number; readonly ok: true; readonly found: SearchResult }
  | { readonly id: number; readonly ok: true; readonly suggestions: readonly Suggestion[] }
  | { readonly id: number; readonly ok: true; readonly counts: KnowledgeCounts }
  | { readonly id: number; readonly ok: true; readonly sources: KnowledgeSources }
  | { readonly id: number; readonly ok: true; readonly ingredient: IngredientAnswer | null }
  | {
      readonly id: number;
      readonly ok: false;
      readonly reason: 'no_knowledge' | 'engine_error';
      readonly message: string;
    };
