import { type FormEvent, useState } from 'react';
import { type ApiCall, curlOf, requestOf } from '#domain/programs/api-document.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { type RunResult, runRequest } from './run-request.ts';

const SCOPE: Readonly<Record<string, string>> = {
  products: 'products',
  ingredients: 'ingredient lists',
  shelf: 'what is at home',
  any: 'any',
};

/** Monospace text, as in source code. */
export const CODE = 'text-[0.875em] [font-family:ui-monospace,monospace] wrap-anywhere';

/** One call: description, parameters, the shell command for it, and this server's response when run. */
export function CallCard({ call, token }: { call: ApiCall; token: string | null }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(call.parameters.map(({ name, example }) => [name, example ?? ''])),
  );
  const [body, setBody] = useState(call.body);
  const [ran, setRan] = useState<RunResult | 'running' | null>(null);
  const name = `${call.method} ${call.path}`;
  const request = requestOf(call, values, body, token, window.location.origin);
  const run = async (event: FormEvent) => {
    event.preventDefault();
    setRan('running');
    setRan(await runRequest(request));
  };
  return (
    <form className="panel grid gap-4 p-4" aria-label={name} onSubmit={(event) => void run(event)}>
      <div>
        <h3 className="title-3">
          <code className={CODE}>{name}</code>
        </h3>
        <p className="mt-1">{call.summary}</p>
        <p className="small mt-1 text-ink-2">{`Token for: ${SCOPE[call.scope ?? ''] ?? call.scope}`}</p>
      </div>
      {call.parameters.map(({ name: key, required }) => (
        <Field
          key={key}
          label={key}
          {...(required !== true && { note: 'Optional' })}
          value={values[key] ?? ''}
          onChange={(event) => setValues({ ...values, [key]: event.target.value })}
        />
      ))}
      {body !== null && (
        <TextArea
          label="Body"
          className={CODE}
          rows={4}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      )}
      <pre className={`${CODE} rounded-control bg-surface-2 p-3 whitespace-pre-wrap`}>{curlOf(request)}</pre>
      <details>
        <summary className="min-h-11 content-center">Possible responses</summary>
        <dl className="grid gap-1">
          {call.statuses.map(({ status, means }) => (
            <div key={status} className="small flex gap-3">
              <dt className="num">{status}</dt>
              <dd className="text-ink-2">{means}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Button type="submit" variant="secondary" pending={ran === 'running'} disabled={token === null}>
        {token === null ? 'Enter your token to run it' : ran === 'running' ? 'Running' : 'Run on this server'}
      </Button>
      {ran !== null && ran !== 'running' && (
        <div role="status" className="grid gap-2">
          <p className="strong">{ran.heading}</p>
          {ran.text !== '' && <TextArea label="Response" className={CODE} rows={14} readOnly value={ran.text} />}
        </div>
      )}
    </form>
  );
}
