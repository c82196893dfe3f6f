import { useState } from 'react';
import { type ApiToken, makeToken, TokenScope } from '#domain/accounts/token-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { textOf, useServerForm } from '../use-server-form.ts';
import { SCOPE_WORDS } from './scope-words.ts';

/** A token just made. This is the only moment when its value is known. */
export type MadeToken = ApiToken & { readonly token: string };

/** Asks for the name, scopes, lifetime and password. The shelf scope is off until chosen (product P18.1). */
export function MakeToken({ onMade }: { onMade: (made: MadeToken) => void }) {
  const client = useClient();
  const { user } = useAccount();
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['products', 'ingredients']);
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { name: 'Please enter a name.', password: 'Please enter your password.' },
    send: (data) =>
      client.server.ask(makeToken, {
        body: {
          name: textOf(data, 'name'),
          scopes: [...scopes],
          days: Number(textOf(data, 'days')),
          perMinute: Number(textOf(data, 'perMinute')),
          password: textOf(data, 'password'),
        },
      }),
    onSent: onMade,
  });
  const choose = (scope: TokenScope, chosen: boolean) =>
    setScopes(TokenScope.options.filter((one) => (one === scope ? chosen : scopes.includes(one))));
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Create a token">
      <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
      <Field
        label="Name"
        name="name"
        maxLength={60}
        hint="So you can recognise the program."
        required
        error={fields.name}
      />
      <fieldset>
        <legend className="field-label">It can read</legend>
        <div className="picks mt-2">
          {TokenScope.options.map((scope) => (
            <Pick
              key={scope}
              label={SCOPE_WORDS[scope]}
              checked={scopes.includes(scope)}
              onChange={(chosen) => choose(scope, chosen)}
            />
          ))}
        </div>
        <p className="small mt-2 text-ink-2">Programs never see anyone’s health details and can’t change anything.</p>
      </fieldset>
      <SelectField label="Valid for" name="days" defaultValue="90" error={fields.days}>
        <option value="30">30 days</option>
        <option value="90">90 days</option>
        <option value="365">1 year</option>
      </SelectField>
      <SelectField label="Requests per minute" name="perMinute" defaultValue="60" error={fields.perMinute}>
        <option value="10">up to 10</option>
        <option value="60">up to 60</option>
        <option value="300">up to 300</option>
      </SelectField>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      {message && (
        <Notice level="WARNING" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" block pending={pending} disabled={scopes.length === 0}>
        {pending ? 'Creating...' : scopes.length === 0 ? 'Choose what it can read' : 'Create token'}
      </Button>
    </form>
  );
}
