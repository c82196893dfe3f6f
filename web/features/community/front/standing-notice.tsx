import { useState } from 'react';
import type { GroupsAnswer } from '#domain/groups/group-calls.ts';
import { appealDecision, REPORT_WORDS_MAX } from '#domain/groups/moderation-calls.ts';
import { SUSPENDED_FOR_EVER } from '#domain/groups/trust.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAct } from '#web/client/use-act.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { dayWords } from '../group-words.ts';

type Standing = NonNullable<GroupsAnswer['standing']>;

/** How long a decision is shown; a suspension is shown for as long as it lasts. */
const NEWS_MS = 30 * 86_400_000;

const isPaused = ({ suspendedUntil }: Standing): boolean => suspendedUntil !== null && suspendedUntil > Date.now();

/** Whether there is a moderation decision to show: a current suspension or a recent decision. */
export const hasStandingToShow = (standing: Standing | null | undefined): standing is Standing =>
  Boolean(standing) && (isPaused(standing as Standing) || Date.now() - (standing as Standing).decidedAt < NEWS_MS);

const whatOf = (standing: Standing): string => {
  if (isPaused(standing) && standing.suspendedUntil === SUSPENDED_FOR_EVER) {
    return 'The people who run this server closed the community for you. You can read but not post.';
  }
  if (isPaused(standing)) {
    return `The people who run this server paused the community for you until ${dayWords(standing.suspendedUntil ?? 0)}. You can read but not post until then.`;
  }
  if (standing.answer !== null) return 'The people who run this server reviewed something you wrote again.';
  return standing.decision === 'warn'
    ? 'The people who run this server hid something you wrote and gave you a warning.'
    : 'The people who run this server hid something you wrote.';
};

/** The decision about the person, the reason, and a form to appeal once (product P22.8). */
export function StandingNotice({ standing, again }: { standing: Standing; again: () => void }) {
  const client = useClient();
  const { pending, problem, setProblem, act } = useAct();
  const [text, setText] = useState<string | null>(null);
  const { why, text: quoted, appeal, answer } = standing;
  const send = () => {
    if ((text ?? '').trim() === '') setProblem('Please say why.');
    else void act(() => client.server.ask(appealDecision, { body: { text: text ?? '' } }), again);
  };
  return (
    <section aria-label="Decision about you" className="mt-4">
      <Notice level="CAUTION">
        <p>{whatOf(standing)}</p>
        {why !== '' && <p className="mt-1 wrap-anywhere">Reason: {why}</p>}
        {quoted !== '' && <p className="small mt-1 line-clamp-3 wrap-anywhere">About: “{quoted}”</p>}
        {appeal !== null && answer === null && (
          <p className="mt-2">You asked for another review. They haven’t answered yet.</p>
        )}
        {answer !== null && <p className="mt-2 wrap-anywhere">Their answer: {answer}</p>}
        {appeal === null && text === null && (
          <Button size="small" variant="secondary" className="mt-3" onClick={() => setText('')}>
            Ask for another review
          </Button>
        )}
        {appeal === null && text !== null && (
          <form
            noValidate
            className="mt-3 grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <TextArea
              label="Why should they review it again?"
              hint="You can only ask once."
              rows={3}
              maxLength={REPORT_WORDS_MAX}
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={problem}
            />
            <Button type="submit" size="small" pending={pending}>
              {pending ? 'Sending...' : 'Send'}
            </Button>
          </form>
        )}
      </Notice>
    </section>
  );
}
