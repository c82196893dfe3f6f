import { useLiveQuery } from 'dexie-react-hooks';
import { ListChecks } from 'lucide-react';
import type { NotificationKey } from '#domain/notifications/derive.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

const CHOICES = [
  { key: 'notifyRecalls', label: 'Recalls', hint: 'Of what is at home, or was there in the last 18 months.' },
  { key: 'notifyExpiry', label: 'Expiry dates', hint: '30, 7 and 1 days ahead, and when a date is over.' },
  { key: 'notifyUnsent', label: 'Changes that were not sent', hint: 'They stay listed under Not sent in any case.' },
  { key: 'notifyReplaced', label: 'Edits by others', hint: 'When another device wrote over what you had entered.' },
  { key: 'notifyAnswers', label: 'Answers to your questions', hint: 'They stand with your question in any case.' },
  { key: 'notifyGroups', label: 'Groups', hint: 'New posts where you do not keep a group quiet, and invitations.' },
  { key: 'notifyAchievements', label: 'Achievements', hint: 'What your household has reached.' },
] as const satisfies readonly { readonly key: NotificationKey; readonly label: string; readonly hint: string }[];

/** What the bell tells of, kind by kind, on all phones of this person. */
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
      <p className="small mt-2 text-ink-2">Recalls of what is at home stand on the dashboard in any case.</p>
    </FoldedRow>
  );
}
