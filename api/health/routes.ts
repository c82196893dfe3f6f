import { answer, type Handlers } from '../http/handler.ts';
import type { createReadiness } from './readiness.ts';

/** For whoever watches the process. */
export const healthRoutes = (readiness: ReturnType<typeof createReadiness>): Handlers<'healthz' | 'readyz'> => ({
  healthz: () => answer(200, { status: 'ok' }),
  readyz: ({ nowMs }) => {
    const ready = readiness.check(nowMs);
    return ready.ok ? answer(200, { status: 'ready' }) : ready;
  },
});
