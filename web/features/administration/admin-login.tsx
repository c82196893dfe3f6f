import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { adminLogin } from '#domain/administration/calls.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { useSending } from '#web/client/use-sending.ts';
import type { AnswerOf } from '#web/offline/transport/reply.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { SignedOutPage } from '#web/ui/frame/signed-out-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { adminPaths } from './admin-paths.ts';
import { adminToken, askAsAdmin, keepAdminToken } from './admin-server.ts';

const CodePicture = lazy(() => import('#web/browser/code-picture.tsx'));

type Given = AnswerOf<typeof adminLogin>;

interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}

/** Shown at the first sign-in: what to enter in the authenticator app. */
const Enrol = ({ secret, uri }: Enrolment) => (
  <section className="mt-6" aria-label="Connect your code app">
    <h2 className="title-3">Connect your code app</h2>
    <p className="mt-1 text-ink-2">You will need its code each time you sign in.</p>
    <div className="mt-3 flex flex-wrap items-start gap-4">
      <Suspense fallback={<div className="size-[132px]" />}>
        <CodePicture text={uri} label="QR code for your code app" className="size-[132px] flex-none" />
      </Suspense>
      <div className="min-w-[9rem] flex-1">
        <p className="small text-ink-2">Same device? Type this key into the app.</p>
        <p className="num mt-2 select-all wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
    </div>
  </section>
);

/** The sign-in form: email address and password first, then the code of the app. */
function SignIn() {
  const navigate = useNavigate();
  const { pending, problem, setProblem, send } = useSending();
  const [typed, setTyped] = useState({ email: '', password: '', code: '' });
  const [codeAsked, setCodeAsked] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: problem?.fields?.[name],
  });
  const submit = async () => {
    const { email, password, code } = typed;
    if (email.trim() === '' || password === '') {
      const fields = { email: 'Please enter your e-mail address.', password: 'Please enter your password.' };
      setProblem({
        code: 'INVALID_INPUT',
        message: '',
        fields: email.trim() === '' ? fields : { password: fields.password },
      });
      return;
    }
    const body = { email, password, ...(codeAsked && { code }) };
    const asksForCode = async (): Promise<Result<Given | null>> => {
      const answer = await askAsAdmin(adminLogin, { body });
      if (answer.ok || answer.problem.code !== 'TOTP_REQUIRED') return answer;
      setCodeAsked(true);
      return succeed(null);
    };
    await send(asksForCode, (answer) => {
      if (answer === null) return;
      if ('enrolment' in answer) {
        setEnrolment(answer.enrolment);
        setCodeAsked(true);
        return;
      }
      keepAdminToken(answer.token);
      void navigate(adminPaths.dashboard, { replace: true });
    });
  };
  return (
    <form
      noValidate
      aria-label="Administration sign-in"
      className="mt-6 grid gap-[18px]"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="Email" type="email" autoComplete="username" inputMode="email" required {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      {enrolment && <Enrol {...enrolment} />}
      {codeAsked && (
        <Field
          label="Code from your app"
          autoComplete="one-time-code"
          inputMode="numeric"
          className="num tracking-[0.3em]"
          hint="It changes every 30 seconds. An old one is refused."
          required
          {...field('code')}
        />
      )}
      {problem && Object.keys(problem.fields ?? {}).length === 0 && (
        <Notice level="WARNING" role="alert">
          {problem.message}
        </Notice>
      )}
      <Button type="submit" block pending={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}

/** /admin/login (product P17.2) */
export function AdminLogin() {
  if (adminToken() !== null) return <Navigate to={adminPaths.dashboard} replace />;
  return (
    <SignedOutPage title="Administration">
      <p className="mt-3 text-ink-2">For the people who run this server. Your household has its own sign-in.</p>
      <SignIn />
      <LinkButton to={paths.auth} variant="quiet" block className="mt-3">
        Sign in to your household
      </LinkButton>
    </SignedOutPage>
  );
}
