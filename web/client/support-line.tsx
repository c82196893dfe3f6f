import { useSupport } from './use-support.ts';

/** Whom to write to, where the operator of the server gave an address and the server can be reached. Else nothing. */
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
