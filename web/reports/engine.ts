import { engineClient } from '#web/workers/engine/engine-client.ts';

/** The page's engine, shared by all screens so that the pack is read once. Its worker starts on the first question. */
export const engine = engineClient();
