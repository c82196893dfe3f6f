import { useState } from 'react';
import { REPORT_REASONS, REPORT_WORDS_MAX, type ReportReason, reportEntry } from '#domain/groups/moderation-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { useAct } from '../use-act.ts';

/** Reporting an entry to the people who run the server (product P22.8). */
export function ReportForm({ id, done }: { id: string; done: () => void }) {
  const client = useClient();
  const [reason, setReason] = useState<ReportReason>('dangerous');
  const [words, setWords] = useState('');
  const { pending, problem, act } = useAct();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => client.server.ask(reportEntry, { params: { id }, body: { reason, words } }), done);
      }}
    >
      <p className="text-ink-2">The people who run this server look at it. Its author is not told who reported it.</p>
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
