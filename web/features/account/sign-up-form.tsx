import { lazy, Suspense, useState } from 'react';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { useClient } from '#web/client/client-context.tsx';
import { useSupport } from '#web/client/use-support.ts';
import { paths } from '#web/paths.ts';
import { anyTried } from '#web/product-view/tried.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { ReferredBy } from './referred-by.tsx';
import { useInvitation, useReferralCode } from './return-address.ts';
import { useAccountForm } from './use-account-form.ts';
import { textOf } from './use-server-form.ts';

/** Whether the visitor came directly or from another site. Which site is deliberately not recorded. */
const cameFrom = (): 'direct' | 'elsewhere' =>
  document.referrer === '' || document.referrer.startsWith(`${window.location.origin}/`) ? 'direct' : 'elsewhere';

// Only for visitors who tried something in this tab.
const TakeAlongLine = lazy(async () => ({ default: (await import('./import-tried-switch.tsx')).ImportTriedSwitch }));

// Only if the operator has a pixel.
const MarketingLine = lazy(async () => ({ default: (await import('./marketing-line.tsx')).MarketingLine }));

/** A new account and its household. */
export function SignUpForm() {
  const client = useClient();
  const analytics = useAnalytics();
  const [agreed, setAgreed] = useState(false);
  const [tried] = useState(anyTried);
  const [takes, setTakes] = useState(false);
  const invitation = useInvitation();
  const ref = useReferralCode();
  const support = useSupport();
  const registration = support?.registration ?? 'open';
  const [tells, setTells] = useState(false);
  const { form, pending, onSubmit, fields, message } = useAccountForm({
    required: {
      username: 'Please choose a username.',
      email: 'Please enter your e-mail address.',
      password: 'Please choose a password.',
    },
    send: async (data) => {
      const firstName = textOf(data, 'firstName').trim();
      const lastName = textOf(data, 'lastName').trim();
      const made = await client.register({
        email: textOf(data, 'email'),
        username: textOf(data, 'username'),
        password: textOf(data, 'password'),
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(invitation && { invitation }),
        ...(ref && { ref: ref.slice(0, 40) }),
      });
      // Consent comes first (product P3.9); without it nothing is recorded, here or on the server.
      if (made.ok && agreed) {
        await analytics.decide('granted');
        await analytics.record({ name: 'user.signup', properties: { method: 'password', referrer: cameFrom() } });
      }
      if (made.ok && tells) await (await import('./marketing-line.tsx')).agreeToMarketing(client);
      if (made.ok && takes) await (await import('./import-tried-products.ts')).importTriedProducts(client);
      return made;
    },
    // The sign-up uses up the invitation or code, so there is nothing to go back to.
    ...((invitation || ref) && { goTo: paths.dashboard }),
    failed: 'Registration failed',
    succeeded: { title: 'Registration successful', description: 'Welcome to Safeshelf!' },
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Sign Up">
      <Field label="Username" name="username" autoComplete="nickname" required error={fields.username} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={128}
        hint="At least 12 characters. A few words in a row are easy to remember."
        error={fields.password}
      />
      <div className="grid gap-[18px] sm:grid-cols-2 sm:gap-3">
        <Field label="First name" note="Optional" name="firstName" autoComplete="given-name" error={fields.firstName} />
        <Field label="Last name" note="Optional" name="lastName" autoComplete="family-name" error={fields.lastName} />
      </div>
      {ref && <ReferredBy code={ref} />}
      <SwitchLine
        label="Share app usage with your server"
        hint="Optional. Which screens are opened and how scans end, without your name. Never what you scan, and nothing about health."
        checked={agreed}
        onChange={setAgreed}
      />
      {tried && (
        <Suspense>
          <TakeAlongLine checked={takes} onChange={setTakes} />
        </Suspense>
      )}
      {message && (
        <Notice level="WARNING" role="alert">
          {message}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? 'Creating Account...' : 'Create Account'}
      </Button>
      {/* Last, because it appears only when the server has answered: it must not move anything. */}
      {support?.pixel && (
        <Suspense>
          <MarketingLine checked={tells} onChange={setTells} />
        </Suspense>
      )}
      {registration === 'closed' && (
        <p className="text-ink-2">This server isn’t accepting new accounts. Please ask the people who run it.</p>
      )}
      {registration === 'invitation' && invitation === null && (
        <p className="text-ink-2">
          You need an invitation to create an account here. Open the link or scan the code you were given.
        </p>
      )}
    </form>
  );
}
