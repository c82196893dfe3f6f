import { type FormEvent, useId, useState } from 'react';
import { HELP_TEXT_MAX, HELP_TITLE_MAX, WishPriority } from '#domain/help/help-request.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { useSend, useSender } from './use-send.ts';
import { WhoFields } from './who-fields.tsx';

const PRIORITY_WORDS: Readonly<Record<WishPriority, string>> = {
  low: 'Nice to have',
  medium: 'Would be helpful',
  high: 'Very important',
  critical: 'Essential for my use',
};

const WORDS = {
  sent: 'Feature Request Submitted!',
  thanks: 'Thank you for helping us improve.',
  failed: 'Failed to submit your feature request. Please try again.',
};

/** Sends a feature request to the people who run the server. */
export function FeatureForm({ onSent }: { onSent: () => void }) {
  const client = useClient();
  const who = useSender();
  const group = useId();
  const [featureTitle, setTitle] = useState('');
  const [featureDescription, setDescription] = useState('');
  const [priority, setPriority] = useState<WishPriority>('medium');
  const { sending, errors, send } = useSend(WORDS, onSent);
  const { name, email } = who;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send([name, email, featureTitle, featureDescription], () =>
      client.perform('help.wish', client.newId(), { name, email, featureTitle, featureDescription, priority }),
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate aria-label="Request a Feature">
      <WhoFields {...who} sending={sending} errors={errors} />
      <Field
        label="What should it do?"
        name="featureTitle"
        maxLength={HELP_TITLE_MAX}
        required
        disabled={sending}
        value={featureTitle}
        error={errors.featureTitle}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Tell us more"
        name="featureDescription"
        rows={3}
        maxLength={HELP_TEXT_MAX}
        placeholder="When would you use it, and for whom?"
        required
        disabled={sending}
        value={featureDescription}
        error={errors.featureDescription}
        onChange={(event) => setDescription(event.target.value)}
      />
      <fieldset disabled={sending}>
        <legend className="small-strong mb-2">How much would it matter?</legend>
        <div className="picks">
          {WishPriority.options.map((one) => (
            <Pick
              key={one}
              label={PRIORITY_WORDS[one]}
              group={group}
              checked={one === priority}
              onChange={() => setPriority(one)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" block pending={sending}>
        {sending ? 'Sending' : 'Send request'}
      </Button>
    </form>
  );
}
