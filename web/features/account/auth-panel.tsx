import { Lock } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { UnsentOnPhoneNotice } from './unsent-on-phone-notice.tsx';

const TABS = [
  { value: 'in', label: 'Sign In' },
  { value: 'up', label: 'Sign Up' },
] as const;

/** For visitors without an account: the scanner can be tried without one (product P2.12.3). */
const TryFirst = () => (
  <section className="panel mt-8 flex flex-wrap items-center gap-x-3.5 gap-y-3 p-4">
    <ProductDrawing kind="spray" className="h-auto w-11 flex-none border-b-[3px] border-[var(--il-ink)]" />
    <div className="min-w-[min(8rem,100%)] flex-1">
      <h2 className="title-3">No account yet?</h2>
      <p className="small text-ink-2">Try the scanner on a sample product.</p>
    </div>
    <LinkButton to={paths.demoScan} variant="soft" size="small">
      Watch Demo
    </LinkButton>
  </section>
);

/** Signing in and signing up. */
export function AuthPanel({ first }: { first: 'in' | 'up' }) {
  const [tab, setTab] = useState<'in' | 'up'>(first);
  return (
    <>
      <h1 className="title-1 mt-7 mb-5">{tab === 'in' ? 'Welcome back' : 'Create your account'}</h1>
      <Tabs label="Account" tabs={TABS} value={tab} onChange={setTab}>
        <div className="mt-6">{tab === 'in' ? <SignInForm /> : <SignUpForm />}</div>
      </Tabs>
      {tab === 'in' && (
        <p className="mt-3 text-center">
          <TextLink to={paths.forgotPassword} className="min-h-11">
            Forgot your password?
          </TextLink>
        </p>
      )}
      <UnsentOnPhoneNotice />
      {tab === 'in' && <TryFirst />}
      <div className="mt-8">
        <Notice icon={<Lock strokeWidth={1.9} aria-hidden="true" />}>
          Health details of your household are never shared outside it.
        </Notice>
      </div>
    </>
  );
}
