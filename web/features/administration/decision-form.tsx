import { useState } from 'react';
import { SUSPENSION_DAYS } from '#domain/groups/moderation-calls.ts';
import { OUTCOMES, type Outcome } from '#domain/groups/trust.ts';
import type { Result } from '#domain/problem.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/form/field.tsx';
import { OUTCOME_WORDS } from './decision-words.ts';

interface DecisionFormProps {
  /** Accessible name of the form. */
  name: string;
  /** The initial choice. */
  first: Outcome;
  /** Label of `dismiss`, for example if something hidden is shown again by it. */
  dismissWords?: string;
  send: (decided: { decision: Outcome; why: string; days: number }) => Promise<Result<unknown>>;
  done: () => void;
}

/** Form for an administrator's decision on something that somebody wrote, with a reason for its author. */
export function DecisionForm({ name, first, dismissWords = OUTCOME_WORDS.dismiss, send, done }: DecisionFormProps) {
  const sending = useSending();
  const { pending, problem } = sending;
  const [decision, setDecision] = useState<Outcome>(first);
  const [why, setWhy] = useState('');
  const [days, setDays] = useState<number>(SUSPENSION_DAYS.usual);
  const decide = () => {
    if (decision !== 'dismiss' && why.trim() === '') {
      const fields = { why: 'Please say why: the author will read it.' };
      return sending.setProblem({ code: 'INVALID_INPUT', message: '', fields });
    }
    void sending.send(() => send({ decision, why, days }), done);
  };
  return (
    <form
      noValidate
      aria-label={name}
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        decide();
      }}
    >
      <SelectField
        label="Decision"
        value={decision}
        onChange={(event) => setDecision(OUTCOMES.find((one) => one === event.target.value) ?? 'dismiss')}
      >
        {OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {one === 'dismiss' ? dismissWords : OUTCOME_WORDS[one]}
          </option>
        ))}
      </SelectField>
      {decision === 'suspend' && (
        <Field
          label="Days"
          type="number"
          min={1}
          max={SUSPENSION_DAYS.most}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          error={problem?.fields?.days}
        />
      )}
      {decision !== 'dismiss' && (
        <Field
          label="Reason, for the author"
          maxLength={300}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          error={problem?.fields?.why}
        />
      )}
      {problem && problem.message !== '' && <p role="alert">{problem.message}</p>}
      <Button type="submit" variant="secondary" pending={pending}>
        {pending ? 'Deciding' : 'Decide'}
      </Button>
    </form>
  );
}
