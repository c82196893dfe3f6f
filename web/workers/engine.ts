import { packUrl } from 'virtual:knowledge';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { readPack } from '#domain/knowledge/pack-reader.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { assessInSteps, ENGINE_VERSION } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { EngineAnswer, EngineNews, EngineRequest, EngineStage } from './engine-messages.ts';
import { highestLevel, levelsOf } from './ingredient-levels.ts';
import { knowledgeCounts } from './knowledge-counts.ts';
import { search } from './search.ts';
import { type IndexEntry, searchIndex } from './search-index.ts';
import type { IngredientAnswer } from './search-messages.ts';
import { listsOf } from './source-lists.ts';
import { suggest } from './suggest.ts';

// The one worker that holds the engine and its knowledge; pages ask it by message.

declare const self: DedicatedWorkerGlobalScope;

/** The pack was not to be had: no signal and not stored, or not the file it should be. */
class NoKnowledge extends Error {}

let loading: Promise<Knowledge> | null = null;
let opened = false;

async function load(): Promise<Knowledge> {
  try {
    const response = await fetch(packUrl);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return readPack(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    throw new NoKnowledge(error instanceof Error ? error.message : String(error));
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

/** Lets the messages that came meanwhile be answered. */
const rest = (): Promise<void> => new Promise((settle) => setTimeout(settle));

/** The search index, made with the first question about it: whoever only scans never pays for it. */
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

/** Judges a label and says what is being done as it begins. */
function assess(input: AssessInput, held: Knowledge, tell: (doing: EngineStage) => void): Report {
  tell('analyzing');
  const steps = assessInSteps(input, held);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    tell(step.value);
  }
}

async function answer(request: EngineRequest): Promise<EngineAnswer> {
  const { id } = request;
  const tell = (doing: EngineStage) => self.postMessage({ id, doing } satisfies EngineNews);
  try {
    if (request.ask === 'assess' && !opened) tell('opening');
    const held = await knowledge();
    switch (request.ask) {
      case 'assess':
        return { id, ok: true, report: assess(request.input, held, tell) };
      case 'version':
        return { id, ok: true, version: { engine: ENGINE_VERSION, knowledge: held.version } };
      case 'search':
        return { id, ok: true, found: search(await index(held), request.question) };
      case 'suggest':
        return { id, ok: true, suggestions: suggest(request.reading, request.limit, held, await index(held)) };
      case 'counts':
        return { id, ok: true, counts: knowledgeCounts(held, await index(held)) };
      case 'sources':
        return { id, ok: true, sources: { version: held.version, lists: held.lists ?? [] } };
      case 'ingredient':
        return { id, ok: true, ingredient: about(request.ingredientId, held) };
    }
  } catch (error) {
    const reason = error instanceof NoKnowledge ? 'no_knowledge' : 'engine_error';
    return { id, ok: false, reason, message: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>) => {
  self.postMessage(await answer(data));
};
