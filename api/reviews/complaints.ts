import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { suspendedUntil } from '#domain/groups/trust.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { adminDecideReview, HiddenReview, ReportedReview } from '#domain/reviews/admin-calls.ts';
import { Review } from '#domain/reviews/review.ts';
import { auditAdmin } from '../administration/room.ts';
import { moderationStore } from '../groups/room.ts';
import { complaintStore } from './complaint-store.ts';

const Earlier = Review.shape.earlier;

/** Reported reviews, and the decisions of the people who run the server (product P23.5). */
export function createComplaints({ reader, writes }: Database) {
  return {
    list: (): Promise<{ reported: ReportedReview[]; hidden: HiddenReview[] }> =>
      reader.snapshot(async (reads) => ({
        reported: (await complaintStore.open(reads)).map(({ productId, productName, earlier, ...one }) => ({
          ...one,
          product: { id: productId, name: productName },
          earlier: Earlier.parse(JSON.parse(earlier)).flatMap(({ text }) => text || []),
          hiddenBefore: Number(one.hiddenBefore ?? 0),
        })),
        hidden: (await complaintStore.hidden(reads)).map(({ productId, productName, ...one }) => ({
          ...one,
          product: { id: productId, name: productName },
        })),
      })),

    /** Decides about all reports of one review. */
    decide: (administrator: string, id: string, asked: z.output<(typeof adminDecideReview)['body']>, now: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const { decision, why, days } = asked;
        const of = await complaintStore.find(tx, id);
        if (!of) return fail('NOT_FOUND', 'This has already been decided.');
        const named = `review ${of.authorId} ${of.productId}`;
        if (decision !== 'dismiss') {
          await complaintStore.hide(tx, of, why, now);
          const before = (await moderationStore.standing(tx, of.authorId))?.suspended_until ?? null;
          await moderationStore.decideAbout(tx, {
            ...{ user_id: of.authorId, decision, entry_id: named, why, decided_at: now },
            suspended_until: suspendedUntil(decision, days, before, now),
          });
        }
        await complaintStore.settle(tx, of, decision, now);
        await auditAdmin(tx, { administrator, action: 'report_decided', subject: `${named} ${decision}` }, now);
        return succeed(undefined);
      }),

    /** Shows a hidden review again. */
    show: (administrator: string, of: { readonly productId: string; readonly authorId: string }, now: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        if (!(await complaintStore.show(tx, of))) return fail('NOT_FOUND', 'This review is not hidden.');
        const subject = `review ${of.authorId} ${of.productId} shown`;
        await auditAdmin(tx, { administrator, action: 'report_decided', subject }, now);
        return succeed(undefined);
      }),
  };
}
