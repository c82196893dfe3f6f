import { useClient } from '#web/client/client-context.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Switches the hazard watch on or off, on all phones of this person (product P2.11.7). */
export function WatchSwitch({ on }: { on: boolean }) {
  const client = useClient();
  const set = async (value: boolean) => {
    const done = await client.perform('preferences.set', 'hazardWatch', { key: 'hazardWatch', value });
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
  return <Switch label="Watch products at home" checked={on} onChange={set} />;
}
