import { useCallback, useState } from 'react';
import { devices, endDevice, endOtherDevices, type SignedInDevice } from '#domain/accounts/account-calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';

interface DeviceRowProps {
  device: SignedInDevice;
  pending: boolean;
  onEnd: () => void;
}

/** One signed-in browser, under the name its owner knows it by. */
function DeviceRow({ device, pending, onEnd }: DeviceRowProps) {
  const name = device.name || 'A browser';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="min-w-[min(10rem,100%)] flex-1">
        {name}
        <span className="small mt-0.5 block text-ink-2">
          {device.current ? (
            'This device'
          ) : (
            <>
              Last used <TimeAgo at={device.usedAt} />
            </>
          )}
        </span>
      </span>
      {!device.current && (
        <Button size="small" variant="soft" pending={pending} onClick={onEnd}>
          {pending ? 'Signing out' : 'Sign out'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in, and buttons to end those sessions from here (product P2.2.12). */
export function DevicesSetting() {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(devices), [client]));
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (which: string, call: () => Promise<Result<unknown>>) => {
    if (ending !== null) return;
    setEnding(which);
    const done = await call();
    setEnding(null);
    if (done.ok || done.problem.code === 'NOT_FOUND') again();
    else showToast({ title: 'Not signed out', description: done.problem.message, variant: 'destructive' });
  };
  return (
    <ServerAnswerView asked={asked} again={again}>
      {({ devices: all }) => (
        <>
          <PanelList inset={16}>
            {all.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                pending={ending === device.id}
                onEnd={() => void end(device.id, () => client.server.ask(endDevice, { params: { id: device.id } }))}
              />
            ))}
          </PanelList>
          {all.length > 2 && (
            <Button
              variant="secondary"
              className="mt-3"
              pending={ending === 'others'}
              onClick={() => void end('others', () => client.server.ask(endOtherDevices))}
            >
              {ending === 'others' ? 'Signing out' : 'Sign out everywhere else'}
            </Button>
          )}
          <p className="small mt-2 text-ink-2">
            A signed-out device can no longer read or change anything on the server. What it already holds stays on it,
            so if you lose a phone, lock it through its maker’s service too.
          </p>
        </>
      )}
    </ServerAnswerView>
  );
}
