import type { RecallMark } from '#domain/recalls/mark-schemas.ts';
import { useClient } from '#web/client/client-context.tsx';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { showToast } from '#web/ui/frame/toast.ts';

const TOLD: Readonly<Record<RecallMark['state'], string>> = {
  done: 'Marked as dealt with',
  notMine: 'Marked as not yours',
  otherLot: 'Marked as another lot',
  open: 'Reopened',
};

/** Saves the decision about a recall, for all phones of the household (product P11.9). */
export function useDecide(): (recall: MatchedRecall, state: RecallMark['state']) => void {
  const client = useClient();
  const decide = async (recall: MatchedRecall, state: RecallMark['state']): Promise<void> => {
    const { notice, product } = recall;
    const payload = { noticeId: notice.id, productId: product.id, state, changedOn: notice.changedOn };
    const done = await client.perform('recall.mark', recall.id, payload);
    if (!done.ok) {
      showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
    } else if (state === 'open') showToast({ title: TOLD.open });
    else showToast({ title: TOLD[state], action: { label: 'Undo', run: () => void decide(recall, 'open') } });
  };
  return (recall, state) => void decide(recall, state);
}
