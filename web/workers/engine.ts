import { packUrl } from 'virtual:knowledge';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { readPack } from '#domain/knowledge/pack-reader.ts';
import { assess, ENGINE_VERSION } from '#domain/safety/engine.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

// The one worker that holds the engine and its knowledge; pages ask it by message.

declare const self: DedicatedWorkerGlobalScope;

/** The pack was not to be had: no signal and not stored, or not the file it should be. */
class NoKnowledge extends Error {}

let loading: Promise<Knowledge> | null = null;

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
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function answer(request: EngineRequest): Promise<EngineAnswer> {
  const { id } = request;
  try {
    const held = await knowledge();
    return request.ask === 'assess'
      ? { id, ok: true, report: assess(request.input, held) }
      : { id, ok: true, version: { engine: ENGINE_VERSION, knowledge: held.version } };
  } catch (error) {
    const reason = error instanceof NoKnowledge ? 'no_knowledge' : 'engine_error';
    return { id, ok: false, reason, message: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>) => {
  self.postMessage(await answer(data));
};
