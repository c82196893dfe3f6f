import { useState } from 'react';
import { REPORT_REASONS, REPORT_WORDS_MAX, type ReportReason } from '#domain/groups/moderation-calls.ts';
import type { Result } from '#domain/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { useAct } from './use-act.ts';

/** Sends a report to the server. */
export type SendReport = (said: { reason: ReportReason; words: string }) => Promise<Result<unknown>>;

interface ReportFormProps {
  send: SendReport;
  done: () => void;
}

/** Form for reporting what someone wrote to the people who run the server (product P22.8). */
export function ReportForm({ send, done }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>('dangerous');
  const [words, setWords] = useState('');
  const { pending, problem, act } = useAct();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => send({ reason, words }), done);
      }}
    >
      <p className="text-ink-2">
        The people who run this server will review it. The author isn’t told who reported it.
      </p>
      <fieldset className="picks" aria-label="Reason">
        {REPORT_REASONS.map((one) => (
          <Pick
            key={one}
            group="reason"
            label={reasonWords(one)}
            checked={one === reason}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
      <TextArea
        label="In your own words"
        note="Optional"
        rows={3}
        maxLength={REPORT_WORDS_MAX}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={problem}
      />
      <Button type="submit" block pending={pending}>
        {pending ? 'Sending...' : 'Report'}
      </Button>
    </form>
  );
}
