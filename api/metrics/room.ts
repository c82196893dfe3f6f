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
 * The server's metrics in the text format of Prometheus (product P17.24).
 * @param token authorises the scraper; if null, the operator set none, so nothing is counted and there is no page
 */
export function metricsRoom(token: string | null) {
  if (token === null) return null;
  const registry = new Registry();
  const asked = digestOf(`Bearer ${token}`);
  return {
    ...createInstruments(registry),
    /** @param admit checks the client's rate limit; returns a response if it is exceeded */
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
          const problem = { code: 'UNAUTHENTICATED', message: 'This needs the token from METRICS_TOKEN.' } as const;
          return problemResponse(problem, randomUUID(), headers);
        }
        return new Response(await registry.metrics(), {
          headers: { ...headers, 'Content-Type': registry.contentType },
        });
      });
    },
  };
}
