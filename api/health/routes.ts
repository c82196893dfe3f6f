import type { InstanceAnswer, SupportAnswer } from '#domain/contract/answers.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { createReadiness } from './readiness.ts';

/** Calls for monitoring the process, and for people who need help. */
export const healthRoutes = (
  readiness: ReturnType<typeof createReadiness>,
  support: SupportAnswer,
  instance: InstanceAnswer,
): Handlers<'healthz' | 'readyz' | 'support' | 'instance'> => ({
  support: () => answer(200, support),
  instance: () => answer(200, instance),
  healthz: () => answer(200, { status: 'ok' }),
  readyz: async ({ nowMs }) => {
    const ready = await readiness.check(nowMs);
    return ready.ok ? answer(200, { status: 'ready' }) : ready;
  },
});
