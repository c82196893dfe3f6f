import { useLiveQuery } from 'dexie-react-hooks';
import { ListChecks } from 'lucide-react';
import type { NotificationKey } from '#domain/notifications/derive.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

const CHOICES = [
  { key: 'notifyRecalls', label: 'Recalls', hint: 'For what’s at home, or was in the last 18 months.' },
  { key: 'notifyExpiry', label: 'Expiry dates', hint: '30, 7 and 1 days ahead, and when a date has passed.' },
  { key: 'notifyUnsent', label: 'Changes that were not sent', hint: 'They stay listed under Not sent either way.' },
  { key: 'notifyReplaced', label: 'Edits by others', hint: 'When another device overwrote what you entered.' },
  { key: 'notifyAnswers', label: 'Answers to your questions', hint: 'They appear with your question either way.' },
  { key: 'notifyGroups', label: 'Groups', hint: 'New posts in groups you haven’t muted, and invitations.' },
  { key: 'notifyAchievements', label: 'Achievements', hint: 'What your household has achieved.' },
] as const satisfies readonly { readonly key: NotificationKey; readonly label: string; readonly hint: string }[];

/** Which kinds of notification the bell shows, for this person on every phone. */
export function NotificationSetting() {
  const { db } = useAccount();
  const client = useClient();
  const off = useLiveQuery(async () => {
    const held = await db.preferences.bulkGet(CHOICES.map(({ key }) => key));
    return new Set(held.flatMap((one) => (one?.value === false ? one.key : [])));
  }, [db]);
  return (
    <FoldedRow Icon={ListChecks} title="By kind" value={off && `${CHOICES.length - off.size} of ${CHOICES.length} on`}>
      <PanelList inset={16}>
        {CHOICES.map(({ key, label, hint }) => (
          <li key={key} className="px-4 py-3">
            <SwitchLine
              label={label}
              hint={hint}
              checked={!off?.has(key)}
              onChange={async (value) => {
                const done = await client.perform('preferences.set', key, { key, value });
                if (!done.ok)
                  showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
              }}
            />
          </li>
        ))}
      </PanelList>
      <p className="small mt-2 text-ink-2">Recalls of what’s at home always appear on the dashboard.</p>
    </FoldedRow>
  );
}
