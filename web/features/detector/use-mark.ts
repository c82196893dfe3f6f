import { addDays } from '#domain/inventory/expiry.ts';
import type { Finding } from '#domain/inventory/findings.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { endItem } from '#web/product-view/end-item.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { localToday } from '#web/words/expiry-words.ts';

/** So long something is put off. */
const SNOOZE_DAYS = 7;

/** What a person may decide about a finding. Written on this phone first. */
export interface Marking {
  resolve(finding: Finding): void;
  snooze(finding: Finding): void;
  reopen(finding: Finding): void;
  /** The same for several, with one way back for all of them. */
  all(findings: readonly Finding[], what: 'resolve' | 'snooze'): void;
  /** Of something past its date: nothing of it is left. */
  throwAway(itemId: string): void;
}

export function useMark(): Marking {
  const client = useClient();
  const { db } = useAccount();
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
  const markAll = async (findings: readonly Finding[], what: 'resolve' | 'snooze') => {
    const done: Finding[] = [];
    for (const finding of findings) {
      const until = addDays(localToday(new Date()), SNOOZE_DAYS);
      const marked =
        what === 'resolve'
          ? await client.perform('hazard.resolve', finding.id, {})
          : await client.perform('hazard.snooze', finding.id, { until });
      if (marked.ok) done.push(finding);
      else return showToast({ title: 'Not saved', description: marked.problem.message, variant: 'destructive' });
    }
    const back = async () => {
      for (const { id } of done) await client.perform('hazard.reopen', id, {});
    };
    const title = what === 'resolve' ? 'Marked as resolved' : 'Told again in a week';
    showToast({ title, action: { label: 'Undo', run: () => void back() } });
  };
  const reopen = ({ id }: Finding) => void told(client.perform('hazard.reopen', id, {}), 'Taken up again');
  return {
    reopen,
    all: (findings, what) => void markAll(findings, what),
    resolve: (finding) =>
      void told(client.perform('hazard.resolve', finding.id, {}), 'Marked as resolved', () => reopen(finding)),
    snooze: (finding) =>
      void told(
        client.perform('hazard.snooze', finding.id, { until: addDays(localToday(new Date()), SNOOZE_DAYS) }),
        'Told again in a week',
        () => reopen(finding),
      ),
    throwAway: (itemId) => void throwAway(itemId),
  };
}
