import { type FormEvent, useState } from 'react';
import { HELP_TEXT_MAX } from '#domain/help/help-request.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/field.tsx';
import { useSend, useSender } from './use-send.ts';
import { WhoFields } from './who-fields.tsx';

const WORDS = {
  sent: 'Question Submitted!',
  thanks: "We'll get back to you as soon as possible.",
  failed: 'Failed to submit your question. Please try again.',
};

/** Sends a question to the people who run the server. */
export function QuestionForm({ onSent }: { onSent: () => void }) {
  const client = useClient();
  const who = useSender();
  const [question, setQuestion] = useState('');
  const { sending, errors, send } = useSend(WORDS, onSent);
  const { name, email } = who;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send([name, email, question], () => client.perform('help.ask', client.newId(), { name, email, question }));
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate aria-label="Help & Questions">
      <WhoFields {...who} sending={sending} errors={errors} />
      <TextArea
        label="Your question"
        name="question"
        rows={5}
        maxLength={HELP_TEXT_MAX}
        required
        disabled={sending}
        value={question}
        error={errors.question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <Button type="submit" block pending={sending}>
        {sending ? 'Sending' : 'Send question'}
      </Button>
    </form>
  );
}
