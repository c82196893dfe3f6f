import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addHousehold, nameHousehold } from '#domain/households/several-calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { SendUnsentFirst, useUnsent } from './send-unsent-first.tsx';

const WORDS = {
  add: { title: 'Add a household', button: 'Add household', pending: 'Adding' },
  rename: { title: 'Name this household', button: 'Save name', pending: 'Saving' },
} as const;

interface NameSheetProps {
  what: keyof typeof WORDS;
  /** The current name. */
  name: string;
  onClose: (done: boolean) => void;
}

/** Renames the current household, or adds a new one and switches this device to it. */
export function NameSheet({ what, name: before, onClose }: NameSheetProps) {
  const client = useClient();
  const navigate = useNavigate();
  const unsent = useUnsent();
  const [name, setName] = useState(before);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const blocked = what === 'add' && unsent > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim() };
    if (body.name === '') return setProblem('Please enter a name, such as Holiday flat.');
    setPending(true);
    setProblem(null);
    const done: Result<unknown> =
      what === 'add'
        ? await client.server.ask(addHousehold, { body })
        : await client.server.ask(nameHousehold, { body });
    setPending(false);
    if (!done.ok) return setProblem(done.problem.message);
    if (what === 'rename') return onClose(true);
    client.syncNow();
    await navigate(paths.dashboard);
    showToast({ title: 'Household added', description: body.name, variant: 'success' });
  };
  const words = WORDS[what];
  return (
    <Sheet open form onClose={() => onClose(false)} title={words.title}>
      {what === 'add' && (
        <p className="mb-4 text-ink-2">
          For a home with its own shelf and people, such as a holiday flat or your parents’. It shares this household’s
          plan. Nothing is copied.
        </p>
      )}
      {what === 'add' && <SendUnsentFirst />}
      {!blocked && (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field
            label="Name"
            maxLength={60}
            autoComplete="off"
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {problem && (
            <Notice level="WARNING" role="alert">
              {problem}
            </Notice>
          )}
          <Button type="submit" block pending={pending}>
            {pending ? words.pending : words.button}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
