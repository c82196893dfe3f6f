import { browserName } from '#domain/accounts/browser-name.ts';
import { addPasskey, beginPasskey } from '#domain/accounts/passkey-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { textOf, useServerForm } from '../use-server-form.ts';
import { makePasskey } from './passkey-browser.ts';

/** Asks for the password and a name, then the browser shows its own prompt. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const client = useClient();
  const { user } = useAccount();
  const { form, pending, onSubmit, fields, message, problem } = useServerForm({
    required: { name: 'Please enter a name.', password: 'Please enter your password.' },
    send: async (data) => {
      const begun = await client.server.ask(beginPasskey, { body: { password: textOf(data, 'password') } });
      if (!begun.ok) return begun;
      const made = await makePasskey(begun.value.options);
      if (!made.ok) return made;
      return client.server.ask(addPasskey, { body: { name: textOf(data, 'name'), made: made.value } });
    },
    onSent: () => {
      showToast({ title: 'Passkey added', variant: 'success' });
      onAdded();
    },
  });
  const about = message ?? (problem?.fields?.made === undefined ? null : problem.message);
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Add a passkey">
      <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
      <Field
        label="Name"
        name="name"
        defaultValue={browserName(navigator.userAgent)}
        maxLength={60}
        hint="So you can recognise it, such as the phone it’s on."
        required
        error={fields.name}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      {about && (
        <Notice level="WARNING" role="alert">
          {about}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? 'Adding...' : 'Add'}
      </Button>
    </form>
  );
}
