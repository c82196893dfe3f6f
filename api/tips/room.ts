import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import type { FindWord } from '#domain/community/word-list.ts';
import type { FileTip } from '#domain/federation/shared-file.ts';
import { type Result, succeed } from '#domain/problem.ts';
import type { TipArea, TipAudience } from '#domain/tips/calls.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import { tipStore } from './tip-store.ts';
import { createTips } from './tips.ts';

const empty = (result: Result<void>): Result<Answer> => (result.ok ? succeed({ status: 204 }) : result);

/** The calls about tips that members share. */
export const tipCalls = (
  database: Database,
  findWord: FindWord,
): Handlers<'sharedTips' | 'shareTip' | 'deleteTip' | 'markTip' | 'reportTip' | 'adminTips' | 'adminDecideTip'> => {
  const tips = createTips(database, findWord);
  return {
    sharedTips: async ({ session, nowMs }) => answer(200, { tips: await tips.list(session.user.id, nowMs) }),
    shareTip: async ({ session, body, nowMs }) => {
      const shared = await tips.share(session.user.id, body, nowMs);
      return shared.ok ? answer(200, shared.value) : shared;
    },
    deleteTip: async ({ session, params, nowMs }) => empty(await tips.delete(session.user.id, params.id ?? '', nowMs)),
    markTip: async ({ session, params, body, nowMs }) =>
      empty(await tips.mark(session.user.id, params.id ?? '', body.on, nowMs)),
    reportTip: async ({ session, params, body, nowMs }) =>
      empty(await tips.report(session.user.id, params.id ?? '', body, nowMs)),
    adminTips: async () => answer(200, { tips: await tips.toLookAt() }),
    adminDecideTip: async ({ caller, params, body, nowMs }) =>
      empty(await tips.decide(caller.administratorId, params.id ?? '', body, nowMs)),
  };
};

/** Members' tips that everybody on this server may read, without their authors. */
export const tipsToShare = async (reads: Reads, nowMs: number): Promise<(FileTip & { readonly id: string })[]> =>
  (await tipStore.list(reads, { userId: '', now: nowMs })).map(({ id, area, audience, title, text, source }) => ({
    // Validated by the schema of the call that stored them.
    ...{ id, area: area as TipArea, audience: audience as TipAudience, title, text, source },
  }));
