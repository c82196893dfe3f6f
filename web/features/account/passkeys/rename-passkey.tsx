import { type Passkey, renamePasskey } from '#domain/accounts/passkey-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { textOf, useServerForm } from '../use-server-form.ts';

export function RenamePasskey({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const client = useClient();
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { name: 'Please enter a name.' },
    send: (data) =>
      client.server.ask(renamePasskey, { params: { id: passkey.id }, body: { name: textOf(data, 'name') } }),
    onSent: onRenamed,
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Rename passkey">
      <Field
        label="Name"
        name="name"
        defaultValue={passkey.name}
        maxLength={60}
        required
        error={fields.name ?? message}
      />
      <Button type="submit" block pending={pending}>
        {pending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
