import type { ApiToken } from '#domain/accounts/token-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#web/ui/formats.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { SCOPE_WORDS } from './scope-words.ts';

/** One token: its scopes, household, expiry and last use. */
export function TokenLine({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scopes, householdName, endsAt, usedAt } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
        {name}
        <span className="small mt-0.5 block text-ink-2">
          {scopes.map((scope) => SCOPE_WORDS[scope]).join(' · ')}
          {householdName !== null && ` · ${householdName}`}
        </span>
        <span className="small block text-ink-2">
          {usedAt === null ? (
            'Not used yet'
          ) : (
            <>
              Last used <TimeAgo at={usedAt} />
            </>
          )}
          {`, until ${formatDay(endsAt)}`}
        </span>
      </span>
      <Button size="small" variant="soft" onClick={onRevoke}>
        Revoke
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
