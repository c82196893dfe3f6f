import { ChevronsUpDown, CloudAlert, FlaskConical, LogOut, Settings, ShieldAlert, UsersRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useNetwork, useSession } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/frame/popover.tsx';
import { useLogOut } from './use-log-out.ts';

const LogOutDialog = lazy(async () => ({ default: (await import('./log-out-dialog.tsx')).LogOutDialog }));

const OwnAvatar = lazy(() => import('#web/client/own-avatar.tsx'));

const LINKS = [
  { to: paths.familyProfiles, label: 'Family profiles', Icon: UsersRound },
  { to: paths.settings, label: 'Settings', Icon: Settings },
  { to: paths.detector, label: 'Hazard Detector', Icon: ShieldAlert },
  { to: paths.ingredients, label: 'Ingredient Database', Icon: FlaskConical },
] as const;

/** The signed-in person, with a menu of links and the log-out. */
export function AccountMenu({ withName = false }: { withName?: boolean }) {
  const session = useSession();
  const { notSent } = useNetwork();
  const { logOut, asking, stopAsking, pending, trouble } = useLogOut();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return (
    <>
      <Popover
        label="Account"
        className={withName ? 'bottom-full left-0 mb-2' : 'top-full right-0 mt-1'}
        trigger={(props) => (
          <button
            type="button"
            aria-label={`Account of ${name}`}
            className={classNames('account-trigger', withName && 'account-trigger-wide')}
            {...props}
          >
            <Suspense fallback={<Avatar name={name} />}>
              {user.profileImageUrl === null ? <Avatar name={name} /> : <OwnAvatar name={name} />}
            </Suspense>
            {withName && (
              <>
                <span className="small-strong min-w-0 flex-1 truncate text-start">
                  {user.firstName || user.username}
                </span>
                <ChevronsUpDown size={16} strokeWidth={1.9} aria-hidden="true" />
              </>
            )}
          </button>
        )}
      >
        {(close) => (
          <div className="p-2">
            <div className="px-3 pt-2 pb-3">
              <p className="strong truncate">{name}</p>
              <p className="small truncate text-ink-2">{user.email}</p>
            </div>
            <ul className="border-t border-line pt-2">
              {LINKS.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link to={to} className="menu-item" onClick={close}>
                    <Icon strokeWidth={1.9} aria-hidden="true" />
                    {label}
                  </Link>
                </li>
              ))}
              {notSent > 0 && (
                <li>
                  <Link to={paths.notSent} className="menu-item text-high-text" onClick={close}>
                    <CloudAlert strokeWidth={1.9} aria-hidden="true" />
                    <span className="num">{notSent} not sent</span>
                  </Link>
                </li>
              )}
              <li>
                <button
                  type="button"
                  className="menu-item"
                  aria-disabled={pending !== null}
                  onClick={() => {
                    close();
                    void logOut();
                  }}
                >
                  <LogOut strokeWidth={1.9} aria-hidden="true" />
                  Log out
                </button>
              </li>
            </ul>
          </div>
        )}
      </Popover>
      {asking && (
        <Suspense>
          <LogOutDialog
            onClose={stopAsking}
            onChoose={logOut}
            pending={pending === 'plain' ? null : pending}
            trouble={trouble}
          />
        </Suspense>
      )}
    </>
  );
}
