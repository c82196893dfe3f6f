import { useMemo } from 'react';
import { addDays } from '#domain/inventory/expiry.ts';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { Client } from '#web/offline/client.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { endItem } from '#web/product-view/end-item.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { localToday } from '#web/words/expiry-words.ts';

/** How long a finding is snoozed. */
const SNOOZE_DAYS = 7;

/** The decisions that a person can make about a finding. Saved on this phone first. */
export interface FindingActions {
  resolve(finding: Finding): void;
  snooze(finding: Finding): void;
  reopen(findings: readonly Finding[]): void;
  /** Resolves or snoozes several findings, with one undo for all of them. */
  all(findings: readonly Finding[], what: 'resolve' | 'snooze'): void;
  /** Moves one side of a pair to another place, in the inventory. */
  move(move: Move): void;
  /** For a product past its date: records that all of it was thrown away. */
  throwAway(itemId: string): void;
}

/** Stays the same object while the account does, so that memoised cards do not re-render. */
export function useFindingActions(): FindingActions {
  const client = useClient();
  const { db } = useAccount();
  return useMemo(() => markingOf(client, db), [client, db]);
}

function markingOf(client: Client, db: AccountDb): FindingActions {
  const throwAway = async (itemId: string) => {
    const item = await db.inventory.get(itemId);
    if (!item || item.quantity === 0) return;
    const done = await endItem(client, item, 'thrown_away', item.quantity);
    if (!done.ok) return showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
    showToast({ title: 'Thrown away', action: { label: 'Undo', run: () => void done.value() } });
  };
  const told = async (work: ReturnType<typeof client.perform>, title: string, back?: () => void) => {
    const done = await work;
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
    else showToast({ title, ...(back && { action: { label: 'Undo', run: back } }) });
  };
  /** A recall is marked as done everywhere in the app, not only in the detector. */
  const decide = (finding: Finding, what: 'resolve' | 'reopen') => {
    if (finding.kind !== 'recall') return client.perform(`hazard.${what}`, finding.id, {});
    const { id: noticeId, productId, changedOn } = finding.recall;
    const state = what === 'resolve' ? 'done' : 'open';
    return client.perform('recall.mark', finding.id, { noticeId, productId, changedOn, state });
  };
  const snooze = ({ id }: Finding) =>
    client.perform('hazard.snooze', id, { until: addDays(localToday(new Date()), SNOOZE_DAYS) });
  const markAll = async (findings: readonly Finding[], what: 'resolve' | 'snooze') => {
    const done: Finding[] = [];
    for (const finding of findings) {
      const marked = await (what === 'resolve' ? decide(finding, 'resolve') : snooze(finding));
      if (marked.ok) done.push(finding);
      else return showToast({ title: 'Not saved', description: marked.problem.message, variant: 'destructive' });
    }
    const back = async () => {
      for (const finding of done) {
        await (what === 'resolve' ? decide(finding, 'reopen') : client.perform('hazard.reopen', finding.id, {}));
      }
    };
    const title = what === 'resolve' ? 'Marked as resolved' : 'Snoozed for a week';
    showToast({ title, action: { label: 'Undo', run: () => void back() } });
  };
  const reopen = async (findings: readonly Finding[]) => {
    for (const { id } of findings) {
      const done = await client.perform('hazard.reopen', id, {});
      if (!done.ok) return showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
    }
    showToast({ title: 'Reopened' });
  };
  const moveAll = async ({ productIds, from, to }: Move) => {
    const items = await db.inventory
      .where('productId')
      .anyOf([...productIds])
      .toArray();
    const there = items.filter(({ place }) => place?.trim().toLowerCase() === from.trim().toLowerCase());
    for (const { id, place, rev } of there) {
      const done = await client.perform('inventory.edit', id, { place: { from: place, to } }, rev);
      if (!done.ok) return showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
    }
    const back = async () => {
      for (const { id, place } of there) await client.perform('inventory.edit', id, { place: { from: to, to: place } });
    };
    showToast({ title: `Now kept in ${to}`, action: { label: 'Undo', run: () => void back() } });
  };
  return {
    reopen: (findings) => void reopen(findings),
    move: (move) => void moveAll(move),
    all: (findings, what) => void markAll(findings, what),
    resolve: (finding) =>
      void told(
        decide(finding, 'resolve'),
        finding.kind === 'recall' ? 'Marked as dealt with' : 'Marked as resolved',
        () => void told(decide(finding, 'reopen'), 'Reopened'),
      ),
    snooze: (finding) => void told(snooze(finding), 'Snoozed for a week', () => void reopen([finding])),
    throwAway: (itemId) => void throwAway(itemId),
  };
}
