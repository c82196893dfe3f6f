import { useCallback, useState } from 'react';
import { openapi } from '#domain/instance/calls.ts';
import { fail, succeed } from '#domain/problem.ts';
import { ApiDocument, callsOf } from '#domain/programs/api-document.ts';
import { useClient, useSession } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { CallCard, CODE } from './call-card.tsx';

/** The API for programs: calls with a runnable example each, and the others by name (product P18.6). */
export function ApiPage() {
  const client = useClient();
  const { status } = useSession();
  const [token, setToken] = useState('');
  const ask = useCallback(async () => {
    const answered = await client.server.ask(openapi);
    if (!answered.ok) return answered;
    const read = ApiDocument.safeParse(answered.value);
    return read.success ? succeed(callsOf(read.data)) : fail('INTERNAL', 'The description couldn’t be read.');
  }, [client]);
  const [asked, again] = useServerAnswer(ask);
  return (
    <Page title="API">
      <PageHeader title="API" back={paths.home} subtitle="What programs can ask this server." />
      <p className="mt-4">
        A program sends its token with each request. A token can only read what it was created for, and changes nothing.{' '}
        {status === 'signedIn' ? (
          <TextLink to={paths.settings}>Create one in Settings</TextLink>
        ) : (
          'Create one in Settings, under “Access for programs”.'
        )}
      </p>
      <p className="mt-3 text-ink-2">
        All calls are described at{' '}
        <a href="/api/openapi.json" className="link">
          /api/openapi.json
        </a>{' '}
        (OpenAPI 3.1). Assistants connect to <code className={CODE}>{`${window.location.origin}/mcp`}</code>.
      </p>
      <div className="mt-6">
        <Field
          label="Your token"
          type="password"
          autoComplete="off"
          placeholder="ssk_…"
          hint="For the examples below. It stays on this page and is forgotten when you leave."
          value={token}
          onChange={(event) => setToken(event.target.value.trim())}
        />
      </div>
      <ServerAnswerView asked={asked} again={again}>
        {(calls) => (
          <>
            <Section title="With a token">
              <div className="grid gap-3">
                {calls
                  .filter(({ scope }) => scope !== null)
                  .map((call) => (
                    <CallCard key={call.id} call={call} token={token === '' ? null : token} />
                  ))}
              </div>
            </Section>
            <Section title="For the app itself" aside={`${calls.filter(({ scope }) => scope === null).length} calls`}>
              <details className="panel p-4">
                <summary className="min-h-11 content-center">They need a session, and may change with the app</summary>
                <ul className="mt-2 grid gap-2">
                  {calls
                    .filter(({ scope }) => scope === null)
                    .map(({ id, method, path, summary }) => (
                      <li key={id} className="small">
                        <code className={CODE}>{`${method} ${path}`}</code>
                        <span className="block text-ink-2">{summary}</span>
                      </li>
                    ))}
                </ul>
              </details>
            </Section>
          </>
        )}
      </ServerAnswerView>
    </Page>
  );
}
