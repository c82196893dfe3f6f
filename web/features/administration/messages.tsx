import { useCallback } from 'react';
import { type AdminMessage, adminMessages, adminSettleMessage } from '#domain/help/contact-calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { useAdminAsk } from './admin-frame.tsx';

/** What a visitor wrote. It is answered by mail, from the operator's own. */
function Message({ message, again }: { message: AdminMessage; again: () => void }) {
  const { id, name, email, text, sentAt } = message;
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  return (
    <li className="p-4">
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
        onClick={() => void send(() => ask(adminSettleMessage, { params: { id } }), again)}
      >
        Settled
      </Button>
    </li>
  );
}

/** What came by the contact page and is not settled, the oldest first. */
export function Messages() {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(useCallback(() => ask(adminMessages), [ask]));
  return (
    <AskedView asked={asked} again={again}>
      {({ messages }) =>
        messages.length === 0 ? (
          <p className="text-ink-2">Nothing waits.</p>
        ) : (
          <ul className="panel panel-list" aria-label="Messages from the contact page">
            {messages.map((message) => (
              <Message key={message.id} message={message} again={again} />
            ))}
          </ul>
        )
      }
    </AskedView>
  );
}
