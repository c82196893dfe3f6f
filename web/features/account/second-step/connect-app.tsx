import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { confirmSecondStep } from '#domain/accounts/second-step-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { textOf, useServerForm } from '../use-server-form.ts';
import { CodeField } from './code-field.tsx';
import { copyText } from './recovery-codes.tsx';

const CodePicture = lazy(() => import('#web/browser/code-picture.tsx'));

interface ConnectAppProps {
  /** In base32. */
  secret: string;
  uri: string;
  onConfirmed: (codes: readonly string[]) => void;
  /** Called if the secret has expired. */
  onBack: () => void;
}

/** Shows the secret, for an app on this phone or another, and asks for a code to prove that the app has it. */
export function ConnectApp({ secret, uri, onConfirmed, onBack }: ConnectAppProps) {
  const client = useClient();
  const { form, pending, onSubmit, fields, message, problem } = useServerForm({
    required: { code: 'Please enter the code your app shows.' },
    send: (data) => client.server.ask(confirmSecondStep, { body: { code: textOf(data, 'code') } }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <form noValidate ref={form} onSubmit={onSubmit} aria-label="Turn on two-step sign-in">
      <h3 className="title-3">1. Scan with your code app</h3>
      <div className="mt-2.5 flex flex-wrap items-start gap-4">
        <Suspense fallback={<div className="size-[132px]" />}>
          <CodePicture text={uri} label="QR code for your code app" className="size-[132px] flex-none" />
        </Suspense>
        <div className="min-w-[9rem] flex-1">
          <p className="small text-ink-2">Same phone? Type this key into the app.</p>
          <p className="num mt-2 tracking-[0.04em] select-all wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <Button
            size="small"
            variant="quiet"
            className="-ml-3.5"
            icon={<Copy size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => void copyText(secret, 'Key copied')}
          >
            Copy key
          </Button>
        </div>
      </div>
      <h3 className="title-3 mt-6 mb-2.5">2. Enter the code it shows</h3>
      <CodeField error={fields.code} />
      <h3 className="title-3 mt-6">3. Keep the recovery codes</h3>
      <p className="small mt-1 text-ink-2">You get ten. Each works once, if you lose your phone.</p>
      {message && (
        <div className="mt-4">
          <Notice level="WARNING" role="alert">
            {message}
          </Notice>
        </div>
      )}
      {problem?.code === 'GONE' ? (
        <Button block className="mt-6" onClick={onBack}>
          Start again
        </Button>
      ) : (
        <Button type="submit" block className="mt-6" pending={pending}>
          {pending ? 'Turning On...' : 'Turn on'}
        </Button>
      )}
    </form>
  );
}
