import { useClient } from '#web/client/client-context.tsx';
import type { NotificationView } from '#web/notices/notification-view.ts';
import { useMarkRead, useNotifications } from '#web/notices/use-notifications.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';

/** An edit that lost against one from another phone: the value now, the value it had, and a button to restore it. */
function ReplacedNote({ view: { id, title, message, at, replaced } }: { view: NotificationView }) {
  const client = useClient();
  const markRead = useMarkRead();
  if (!replaced) return null;
  const takeBack = async () => {
    const { field, won, lost } = replaced;
    const done = await client.perform('inventory.edit', replaced.itemId, { [field]: { from: won, to: lost } });
    if (done.ok) await markRead([id]);
    else showToast({ title: 'Couldn’t restore it', description: done.problem.message, variant: 'destructive' });
  };
  return (
    <li className="px-4 py-3.5">
      <p className="strong wrap-anywhere">{title}</p>
      <p className="small wrap-anywhere">{message}</p>
      <p className="caption text-ink-2">
        Changed on another phone {'\u00b7'} <TimeAgo at={at} />
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={takeBack}>
          Restore mine
        </Button>
        <Button size="small" variant="quiet" onClick={() => void markRead([id])}>
          Keep it as it is
        </Button>
      </div>
    </li>
  );
}

/** Conflicting edits of this household that the person has not decided on yet. Renders nothing if there are none. */
export function ReplacedNotes() {
  const list = useNotifications()?.filter(({ kind, read }) => kind === 'replaced' && !read) ?? [];
  if (list.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="title-3 mb-1.5 flex min-h-9 items-center">Changed on another phone</h2>
      <PanelList inset={16}>
        {list.map((view) => (
          <ReplacedNote key={view.id} view={view} />
        ))}
      </PanelList>
    </section>
  );
}
