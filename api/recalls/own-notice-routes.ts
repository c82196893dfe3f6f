import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { succeed } from '#domain/problem.ts';
import { makeOwnNotice } from '#domain/recalls/own/make-own-notice.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Stores } from '../stores.ts';
import { ownNotices, publishOwn, reachOf, withdrawOwn } from './own-notices.ts';

/** The most notices listed. */
const LISTED = 100;
/** Stands in for the number, which a previewed notice does not have yet. */
const LOOKED_AT = 'preview';

/** Records an administrator's action, in the same transaction. */
export type AuditRecall = (
  tx: Tx,
  did: {
    readonly administrator: string;
    readonly action: 'recall_published' | 'recall_corrected' | 'recall_withdrawn';
    readonly subject: string;
  },
  nowMs: number,
) => Promise<void>;

type Names = 'adminRecalls' | 'adminRecallPreview' | 'adminPublishRecall' | 'adminWithdrawRecall';

/** The server's own recall notices (product P17.28). @param publishedBy the host of this server */
export const ownNoticeRoutes = (
  { reader, writes, products }: Database & Pick<Stores, 'products'>,
  publishedBy: string,
  audit: AuditRecall,
): Handlers<Names> => ({
  adminRecalls: async () => {
    const notices = await reader.snapshot((reads) => ownNotices(reads, LISTED + 1));
    return answer(200, { publishedBy, notices: notices.slice(0, LISTED), more: notices.length > LISTED });
  },
  adminRecallPreview: async ({ body, nowMs }) => {
    const day = new Date(nowMs).toISOString().slice(0, 10);
    const made = makeOwnNotice(body, null, { number: LOOKED_AT, publishedBy, day });
    if (!made.ok) return made;
    return answer(200, { notice: made.value, reach: await reachOf(reader, products, made.value, nowMs) });
  },
  adminPublishRecall: async ({ caller, params, body, nowMs }) => {
    const number = params.number ?? '';
    const { administratorId: administrator } = caller;
    const done = await writes.run(async (tx) => {
      const published = await publishOwn(tx, body.notice, body.version, { number, publishedBy, nowMs });
      if (published.ok && published.value.taken !== 'same') {
        const action = published.value.taken === 'new' ? 'recall_published' : 'recall_corrected';
        await audit(tx, { administrator, action, subject: number }, nowMs);
      }
      return published;
    });
    return done.ok ? answer(200, done.value.recall) : done;
  },
  adminWithdrawRecall: async ({ caller, params, nowMs }) => {
    const number = params.number ?? '';
    const { administratorId: administrator } = caller;
    const done = await writes.run(async (tx) => {
      const withdrawn = await withdrawOwn(tx, { number, nowMs });
      if (withdrawn.ok && withdrawn.value) {
        await audit(tx, { administrator, action: 'recall_withdrawn', subject: number }, nowMs);
      }
      return withdrawn;
    });
    return done.ok ? succeed({ status: 204 }) : done;
  },
});
