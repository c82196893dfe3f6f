import { useSupport } from './use-support.ts';

/** The operator's contact address, if one is configured and the server can be reached. Otherwise nothing. */
export function SupportLine() {
  const email = useSupport()?.email ?? null;
  if (email === null) return null;
  return (
    <p className="mt-3 text-ink-2">
      Write to{' '}
      <a className="link inline wrap-anywhere" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
