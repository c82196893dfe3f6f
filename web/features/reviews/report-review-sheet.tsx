import { type FormEvent, useId, useState } from 'react';
import { REPORT_REASONS, REPORT_WORDS_MAX, type ReportReason } from '#domain/groups/moderation-calls.ts';
import { reportReview } from '#domain/reviews/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { reasonWords } from '#web/words/reason-words.ts';

interface ReportReviewSheetProps {
  productId: string;
  review: { readonly key: string; readonly name: string };
  onClose: () => void;
}

/** Tells the people who run the server of a review. */
export function ReportReviewSheet({ productId, review, onClose }: ReportReviewSheetProps) {
  const client = useClient();
  const [reason, setReason] = useState<ReportReason>('dangerous');
  const [words, setWords] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const group = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const params = { id: productId, key: review.key };
    const done = await client.server.ask(reportReview, { params, body: { reason, words } });
    setSending(false);
    if (!done.ok) return setProblem(done.problem.message);
    showToast({ title: 'Reported', description: 'The people who run your server look at it.', variant: 'success' });
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={`Report the review of ${review.name}`} form>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <fieldset className="grid min-w-0 gap-1">
          <legend className="small-strong mb-1">What is wrong with it?</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                className="m-0 size-5 flex-none accent-(--accent)"
                name={group}
                value={one}
                checked={one === reason}
                onChange={() => setReason(one)}
              />
              <span>{reasonWords(one)}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label="In your words"
          note="Optional"
          rows={3}
          maxLength={REPORT_WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {problem && (
          <Notice level="WARNING" role="alert">
            {problem}
          </Notice>
        )}
        <Button type="submit" block pending={sending}>
          {sending ? 'Sending' : 'Report it'}
        </Button>
      </form>
    </Sheet>
  );
}
