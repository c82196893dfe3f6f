import { type FormEvent, useState } from 'react';
import { dropRelay, type RelaySetup, setRelay, testRelay } from '#domain/delivery/relay-calls.ts';
import { RELAY_TOKEN, RELAYS } from '#domain/delivery/relays.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

const WRONG = 'Use only letters, digits, - and _, up to 128.';

/** A relay of the server (product P15.9): asks for the token to reach this person, then offers a test and removal. */
export function RelayRow({ relay, host, on, onChanged }: RelaySetup & { onChanged: () => void }) {
  const { server } = useClient();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const { name, gives } = RELAYS[relay];
  const run = async (work: Promise<Result<unknown>>, done: string): Promise<void> => {
    setPending(true);
    const result = await work;
    setPending(false);
    if (!result.ok) {
      showToast({ title: 'That didn’t work', description: result.problem.message, variant: 'destructive' });
      return;
    }
    showToast({ title: done });
    setToken('');
    onChanged();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!RELAY_TOKEN.test(token)) setError(WRONG);
    else void run(server.ask(setRelay, { body: { relay, token } }), `${name} switched on`);
  };
  return (
    <li className="px-4 py-3">
      <p>Messages by {name}</p>
      <p className="small mt-0.5 text-ink-2">
        Through {host}. They say something at home needs attention, but not what.
      </p>
      {on ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            size="small"
            variant="soft"
            pending={pending}
            onClick={() => void run(server.ask(testRelay, { body: { relay } }), 'Test message sent')}
          >
            Send a test by {name}
          </Button>
          <Button
            size="small"
            variant="soft"
            pending={pending}
            onClick={() => void run(server.ask(dropRelay, { body: { relay } }), `${name} switched off`)}
          >
            Remove {name}
          </Button>
        </div>
      ) : (
        <form className="mt-3 grid gap-3" onSubmit={save} noValidate>
          <Field
            label={gives}
            value={token}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={error}
            onChange={(event) => {
              setToken(event.target.value.trim());
              setError(null);
            }}
          />
          <Button type="submit" size="small" variant="soft" pending={pending} className="justify-self-start">
            Switch {name} on
          </Button>
        </form>
      )}
    </li>
  );
}
