import type { DerivedOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { Product } from '#domain/products/product.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import type { Report } from '#domain/safety/report.ts';
import type { Question } from '../channel/protocol.ts';
import type {
  IngredientAnswer,
  KnowledgeCounts,
  KnowledgeSources,
  SearchQuestion,
  SearchResult,
  Suggestion,
} from '../ingredients/search-messages.ts';

/** The engine's stage with a label, sent as it begins: opening the knowledge, reading and matching, scoring. */
export type EngineStage = 'opening' | 'analyzing' | 'scoring';

/** What the page asks the engine worker. Fails as `no_knowledge` if the pack is not available. */
export interface EngineQuestions {
  readonly assess: Question<AssessInput, Report, EngineStage>;
  readonly outlook: Question<{ readonly product: Product; readonly report: Report }, DerivedOutlook>;
  readonly version: Question<null, Report['versions']>;
  readonly search: Question<SearchQuestion, SearchResult>;
  readonly suggest: Question<{ readonly reading: string; readonly limit: number }, readonly Suggestion[]>;
  readonly counts: Question<null, KnowledgeCounts>;
  readonly sources: Question<null, KnowledgeSources>;
  readonly ingredient: Question<string, IngredientAnswer | null>;
}
