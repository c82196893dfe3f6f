import { type FormEvent, useState } from 'react';
import { BOARD_NAME_MAX, joinLeaderboard } from '#domain/leaderboard/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface JoinFormProps {
  /** The current name; '' if not joined yet. */
  name: string;
  label: string;
  onDone: () => void;
}

/** Form for the name under which the household is shown. */
export function JoinForm({ name: before, label, onDone }: JoinFormProps) {
  const client = useClient();
  const [name, setName] = useState(before);
  const { pending, problem, setProblem, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length < 2) setProblem('Please choose a name of at least two letters.');
    else void act(() => client.server.ask(joinLeaderboard, { body: { name } }), onDone);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <Field
        label="Display name"
        hint="Seen by everyone on this server. Not your family name."
        name="display-name"
        autoComplete="off"
        value={name}
        maxLength={BOARD_NAME_MAX}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" block pending={pending}>
        {label}
      </Button>
    </form>
  );
}
