import { type AdminPerson, adminBlockPerson, adminEndSessions } from '#domain/administration/calls.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useAdminAsk } from './admin-frame.tsx';
import { ConfirmButton } from './confirm-button.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** An adult of a household, with buttons to sign them out, block or unblock them (product P17.7, P17.9). */
export function Person({ person, again }: { person: AdminPerson; again: () => void }) {
  const { email, username, role, blocked, deletesAt } = person;
  const ask = useAdminAsk();
  const saved = (title: string) => {
    showToast({ title });
    again();
  };
  const block = () => ask(adminBlockPerson, { body: { email, blocked: !blocked } });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="wrap-anywhere">
        {username}{' '}
        <span className="text-ink-2">
          {email}, {role}
        </span>
        {blocked && <b className="block">Blocked</b>}
        {deletesAt !== null && (
          <span className="small block text-ink-2">Deletion requested, due on {day.format(deletesAt)}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-1">
        {!blocked && (
          <ConfirmButton
            label="Sign out everywhere"
            sureLabel="Yes, sign out everywhere"
            send={() => ask(adminEndSessions, { body: { email } })}
            then={({ ended }) =>
              showToast({ title: `${email} is signed out`, description: `Sessions ended: ${ended}` })
            }
          />
        )}
        {blocked ? (
          <ConfirmButton
            label={`Unblock ${username}`}
            sureLabel="Yes, unblock"
            send={block}
            then={() => saved(`${email} can sign in again`)}
          />
        ) : (
          <ConfirmButton
            label={`Block ${username}`}
            sureLabel="Yes, block"
            send={block}
            then={() => saved(`${email} is blocked`)}
          />
        )}
      </span>
    </li>
  );
}
