import { useCallback, useState } from 'react';
import { type AdminQuestion, adminAnswer, adminQuestions } from '#domain/administration/calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { Messages } from './messages.tsx';

/** A question, and its answer, which the person finds with their notifications. */
function Question({ question, again }: { question: AdminQuestion; again: () => void }) {
  const { id, kind, name, email, title, text, first, askedAt } = question;
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [reply, setReply] = useState('');
  const answer = () => {
    if (reply.trim() === '') {
      setProblem({ code: 'INVALID_INPUT', message: '', fields: { text: 'Please write an answer.' } });
      return;
    }
    void send(
      () => ask(adminAnswer, { params: { id }, body: { text: reply } }),
      () => {
        showToast({ title: 'Answer sent', description: `${name} finds it with their notifications.` });
        again();
      },
    );
  };
  return (
    <li className="p-4">
      <h2 className="title-3 wrap-anywhere">{title ?? (kind === 'feature' ? 'Feature request' : 'Question')}</h2>
      <p className="small wrap-anywhere text-ink-2">
        {first && <b className="text-ink">Priority support. </b>}
        {name}, {email}, <TimeAgo at={askedAt} />
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <form
        noValidate
        aria-label={`Answer to ${name}`}
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          answer();
        }}
      >
        <TextArea
          label="Your answer"
          rows={3}
          maxLength={5000}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
          error={problem && (problem.fields?.text ?? problem.message)}
        />
        <Button type="submit" variant="secondary" pending={pending}>
          {pending ? 'Sending...' : 'Send answer'}
        </Button>
      </form>
    </li>
  );
}

function Questions() {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(useCallback(() => ask(adminQuestions), [ask]));
  return (
    <div className="mt-4">
      <AskedView asked={asked} again={again}>
        {({ questions }) =>
          questions.length === 0 ? (
            <p className="text-ink-2">Everything is answered.</p>
          ) : (
            <ul className="panel panel-list" aria-label="Questions">
              {questions.map((question) => (
                <Question key={question.id} question={question} again={again} />
              ))}
            </ul>
          )
        }
      </AskedView>
    </div>
  );
}

/** /admin/questions (product P17.8) */
export const AdminQuestions = () => (
  <AdminFrame title="Questions">
    <Questions />
    <Section title="From the contact page">
      <Messages />
    </Section>
  </AdminFrame>
);
