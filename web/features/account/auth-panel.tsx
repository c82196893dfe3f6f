import { Lock } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TryFirst } from './try-first.tsx';
import { WaitingHere } from './waiting-here.tsx';

const TABS = [
  { value: 'in', label: 'Sign In' },
  { value: 'up', label: 'Sign Up' },
] as const;

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
      <WaitingHere />
      {tab === 'in' && <TryFirst />}
      <div className="mt-8">
        <Notice icon={<Lock strokeWidth={1.9} aria-hidden="true" />}>
          Health details of your household are never shared outside it.
        </Notice>
      </div>
    </>
  );
}
