import { engineClient } from '#web/workers/engine/engine-client.ts';

/** The engine of this page. One for all screens, so that the pack is read once; its worker starts with the first question. */
export const engine = engineClient();
