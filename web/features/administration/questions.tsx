import { useState } from 'react';
import { type AdminQuestion, adminAnswer, adminQuestions } from '#domain/administration/calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';
import { Messages } from './messages.tsx';

/** A question and its answer, which the person sees among their notifications. */
function Question({ question, done }: { question: AdminQuestion; done: () => void }) {
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
        showToast({ title: 'Answer sent', description: `${name} will find it in their notifications.` });
        done();
      },
    );
  };
  return (
    <>
      <h2 className="title-3 wrap-anywhere">{title || (kind === 'feature' ? 'Feature request' : 'Question')}</h2>
      <p className="small wrap-anywhere text-ink-2">
        {first && <b className="text-ink">Priority support. </b>}
        {name}, {email}, <TimeAgo at={askedAt} />
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <form
        noValidate
        aria-label={`Answer to ${name}: ${text.slice(0, 40)}`}
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
    </>
  );
}

function Questions() {
  const live = useLive(adminQuestions, ['questions']);
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ questions }) => (
          <LiveRows
            live={live}
            rows={questions}
            idOf={({ id }) => id}
            label="Questions"
            count={(rows) => counted(rows, 'question')}
            empty={<p className="text-ink-2">Everything is answered.</p>}
          >
            {(question, done) => <Question question={question} done={done} />}
          </LiveRows>
        )}
      </ServerAnswerView>
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
