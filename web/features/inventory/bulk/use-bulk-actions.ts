import { useClient } from '#web/client/client-context.tsx';
import type { PayloadOf } from '#web/offline/client.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import type { SeenItem } from '../entry/use-item-actions.ts';

type Change =
  | { readonly type: 'inventory.edit'; readonly payload: PayloadOf<'inventory.edit'> }
  | { readonly type: 'inventory.delete'; readonly payload: Record<string, never> }
  | { readonly type: 'inventory.restore'; readonly payload: Record<string, never> };

/** A change to one entry, and the change that undoes it. */
interface Step {
  readonly item: SeenItem;
  readonly change: Change;
  readonly back: Change;
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** Actions on several entries at once. Each entry is an operation of its own; one tap undoes all of them. */
export function useBulkActions() {
  const client = useClient();

  const doAll = async (steps: readonly Step[], words: (done: number) => string): Promise<void> => {
    const done: Step[] = [];
    let refused = '';
    for (const step of steps) {
      const { type, payload } = step.change;
      const end = await client.perform(type, step.item.id, payload, step.item.rev);
      if (end.ok) done.push(step);
      else refused = end.problem.message;
    }
    const takeBack = async () => {
      for (const { item, back } of done) await client.perform(back.type, item.id, back.payload);
    };
    const run = () => void takeBack().catch(() => showToast({ title: 'Couldn’t undo', variant: 'destructive' }));
    showToast({
      title: words(done.length),
      ...(refused !== '' && {
        description: `${entries(steps.length - done.length)} not changed. ${refused}`,
        variant: 'destructive',
      }),
      ...(done.length > 0 && { action: { label: 'Undo', run } }),
    });
  };

  return {
    /** Moves entries to a place; null is no place. */
    move: (items: readonly SeenItem[], place: string | null) =>
      doAll(
        items
          .filter((item) => item.place !== place)
          .map((item) => ({
            item,
            change: { type: 'inventory.edit', payload: { place: { from: item.place, to: place } } },
            back: { type: 'inventory.edit', payload: { place: { from: place, to: item.place } } },
          })),
        (count) => `${entries(count)} moved${place === null ? '' : ` to ${place}`}`,
      ),
    /** Removes entries. */
    remove: (items: readonly SeenItem[]) =>
      doAll(
        items.map((item) => ({
          item,
          change: { type: 'inventory.delete', payload: {} },
          back: { type: 'inventory.restore', payload: {} },
        })),
        (count) => `${entries(count)} removed`,
      ),
  };
}
