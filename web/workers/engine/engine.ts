import { packUrl } from 'virtual:knowledge';
import { deriveOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { assessInSteps, ENGINE_VERSION } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import { serve } from '../channel/serve.ts';
import { WorkerFailure } from '../channel/worker-failure.ts';
import { highestLevel, levelsOf } from '../ingredients/ingredient-levels.ts';
import { knowledgeCounts } from '../ingredients/knowledge-counts.ts';
import { search } from '../ingredients/search.ts';
import { type IndexEntry, searchIndex } from '../ingredients/search-index.ts';
import type { IngredientAnswer } from '../ingredients/search-messages.ts';
import { listsOf } from '../ingredients/source-lists.ts';
import { suggest } from '../ingredients/suggest.ts';
import type { EngineQuestions, EngineStage } from './engine-messages.ts';

// The one worker with the engine and its knowledge; pages ask it by message.

declare const self: DedicatedWorkerGlobalScope;

let loading: Promise<Knowledge> | null = null;
let opened = false;

async function load(): Promise<Knowledge> {
  try {
    const response = await fetch(packUrl);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return readPack(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    // Offline and not stored, or not a valid pack.
    throw new WorkerFailure('no_knowledge', error instanceof Error ? error.message : String(error));
  }
}

/** The knowledge, loaded once. After a failure the next question tries again. */
function knowledge(): Promise<Knowledge> {
  loading ??= load().then(
    (held) => {
      opened = true;
      return held;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

let indexing: Promise<readonly IndexEntry[]> | null = null;

/** Yields to the event loop, so that messages which arrived meanwhile are answered. */
const rest = (): Promise<void> => new Promise((settle) => setTimeout(settle));

/** The search index, built for the first question that needs it: people who only scan do not wait for it. */
const index = (held: Knowledge): Promise<readonly IndexEntry[]> => {
  indexing ??= searchIndex(held, rest);
  return indexing;
};

function about(ingredientId: string, held: Knowledge): IngredientAnswer | null {
  const ingredient = held.ingredient(ingredientId);
  if (!ingredient) return null;
  const levels = levelsOf(ingredient);
  const numbers = held.numbersOf?.(ingredientId) ?? [];
  return { ingredient, numbers, level: highestLevel(levels), levels, lists: listsOf(ingredient) };
}

/** Assesses a label, and reports each stage as it begins. */
function assess(input: AssessInput, held: Knowledge, tell: (doing: EngineStage) => void): Report {
  tell('analyzing');
  const steps = assessInSteps(input, held);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    tell(step.value);
  }
}

serve<EngineQuestions>(self, {
  assess: async (input, { tell }) => {
    if (!opened) tell('opening');
    return assess(input, await knowledge(), tell);
  },
  outlook: async ({ product, report }) => deriveOutlook(product, report, OUTLOOK_VERSION),
  version: async () => ({ engine: ENGINE_VERSION, knowledge: (await knowledge()).version }),
  search: async (question) => search(await index(await knowledge()), question),
  suggest: async ({ reading, limit }) => {
    const held = await knowledge();
    return suggest(reading, limit, held, await index(held));
  },
  counts: async () => {
    const held = await knowledge();
    return knowledgeCounts(held, await index(held));
  },
  sources: async () => {
    const held = await knowledge();
    return { version: held.version, lists: held.lists ?? [] };
  },
  ingredient: async (id) => about(id, await knowledge()),
});
