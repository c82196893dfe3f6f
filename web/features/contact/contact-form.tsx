import { useState } from 'react';
import { contact } from '#domain/help/contact-calls.ts';
import { HELP_TEXT_MAX } from '#domain/help/help-request.ts';
import type { Problem } from '#domain/problem.ts';
import { createRemote } from '#web/offline/transport/remote.ts';
import { resultOf } from '#web/offline/transport/reply.ts';
import { SILENT } from '#web/offline/transport/request.ts';
import { systemClock } from '#web/offline/transport/system-ports.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';

const remote = createRemote({ send: (path, init) => fetch(path, init), clock: systemClock, listener: SILENT });

/** Error for each required field left empty. */
function missing(email: string, text: string): Readonly<Record<string, string>> {
  return {
    ...(email.trim() === '' && { email: 'Please enter your e-mail address.' }),
    ...(text.trim() === '' && { text: 'Please write your message.' }),
  };
}

/** Message to the people who run the server, without an account (product P20.14). The text is kept if sending fails. */
export function ContactForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<Pick<Problem, 'message' | 'fields'> | null>(null);
  const send = async () => {
    if (sending) return;
    const fields = missing(email, text);
    if (Object.keys(fields).length > 0) {
      setProblem({ message: '', fields });
      return;
    }
    setSending(true);
    const done = resultOf(await remote.call(contact, { body: { name, email, text } }));
    setSending(false);
    setProblem(done.ok ? null : done.problem);
    setSent(done.ok);
  };
  if (sent) {
    return (
      <div className="mt-5" role="status">
        <h2 className="title-3">Message sent</h2>
        <p className="mt-1 text-ink-2">{`They’ll reply to ${email.trim()}. Nothing else about you was sent.`}</p>
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setText('');
            setSent(false);
          }}
        >
          Write another message
        </Button>
      </div>
    );
  }
  const fields = problem?.fields ?? {};
  return (
    <form
      noValidate
      aria-label="Contact"
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label="Name"
        note="Optional"
        name="name"
        autoComplete="name"
        maxLength={80}
        disabled={sending}
        value={name}
        error={fields.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        disabled={sending}
        value={email}
        error={fields.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextArea
        label="Your message"
        name="text"
        rows={5}
        maxLength={HELP_TEXT_MAX}
        required
        disabled={sending}
        hint="The people who run this server can read it. Leave out health details."
        value={text}
        error={fields.text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && Object.keys(fields).length === 0 && (
        <Notice level="WARNING" role="alert">
          {problem.message}
        </Notice>
      )}
      <Button type="submit" block pending={sending}>
        {sending ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
