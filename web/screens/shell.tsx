import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { SignInAgain } from '#web/features/account/sign-in-again.tsx';
import { Shell } from '#web/features/shell/shell.tsx';

const bringsBars = (handle: unknown): boolean => typeof handle === 'object' && handle !== null && 'ownBars' in handle;

/** Screens with the header and the navigation around them. */
export function Component() {
  const { pathname, search } = useLocation();
  const ownBars = useMatches().some((match) => bringsBars(match.handle));
  return (
    <Shell ownBars={ownBars}>
      <SignInAgain from={pathname + search} />
      <Outlet />
    </Shell>
  );
}
