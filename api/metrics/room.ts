import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Registry } from 'prom-client';
import type { App } from '../http/mount.ts';
import { problemResponse } from '../http/respond.ts';
import { createInstruments } from './instruments.ts';
import { addLevels, type LevelSources } from './levels.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What a server says of itself in the text format of Prometheus (product P17.24).
 * @param token who may ask; null where the operator named none: then nothing is counted and nothing is there
 */
export function metricsRoom(token: string | null) {
  if (token === null) return null;
  const registry = new Registry();
  const asked = digestOf(`Bearer ${token}`);
  return {
    ...createInstruments(registry),
    /** @param admit says whether this client may ask again; a response where not */
    mount(
      app: App,
      sources: LevelSources,
      admit: (context: Context<{ Bindings: HttpBindings }>) => Promise<Response | null>,
    ): void {
      addLevels(registry, sources);
      app.get('/metrics', async (context) => {
        const refused = await admit(context);
        if (refused) return refused;
        const said = digestOf(context.req.header('authorization') ?? '');
        const headers = { 'Cache-Control': 'no-store' };
        if (!timingSafeEqual(said, asked)) {
          const problem = { code: 'UNAUTHENTICATED', message: 'This needs the token of METRICS_TOKEN.' } as const;
          return problemResponse(problem, randomUUID(), headers);
        }
        return new Response(await registry.metrics(), {
          headers: { ...headers, 'Content-Type': registry.contentType },
        });
      });
    },
  };
}
