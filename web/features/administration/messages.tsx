import { type AdminMessage, adminMessages, adminSettleMessage } from '#domain/help/contact-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { useAdminAsk } from './admin-frame.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';

/** A visitor's message. The operator answers it from their own mail. */
function Message({ message, done }: { message: AdminMessage; done: () => void }) {
  const { id, name, email, text, sentAt } = message;
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  return (
    <>
      <h3 className="title-3 wrap-anywhere">{name === '' ? email : name}</h3>
      <p className="small wrap-anywhere text-ink-2">
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        , <TimeAgo at={sentAt} />
      </p>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      {problem && (
        <p role="alert" className="small mt-2">
          {problem.message}
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        pending={pending}
        onClick={() => void send(() => ask(adminSettleMessage, { params: { id } }), done)}
      >
        Settled
      </Button>
    </>
  );
}

/** Unsettled messages from the contact page, oldest first. */
export function Messages() {
  const live = useLive(adminMessages, ['questions']);
  return (
    <ServerAnswerView asked={live.asked} again={live.again}>
      {({ messages }) => (
        <LiveRows
          live={live}
          rows={messages}
          idOf={({ id }) => id}
          label="Messages from the contact page"
          count={(rows) => counted(rows, 'message')}
          empty={<p className="text-ink-2">Nothing is waiting.</p>}
        >
          {(message, done) => <Message message={message} done={done} />}
        </LiveRows>
      )}
    </ServerAnswerView>
  );
}
