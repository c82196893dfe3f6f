import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#web/client/client-context.tsx';
import { AuthPanel } from '#web/features/account/auth-panel.tsx';
import { CheckingAccount } from '#web/features/account/checking-account.tsx';
import { useReferralCode } from '#web/features/account/return-address.ts';
import { useLeaveWhenSignedIn } from '#web/features/account/use-leave-when-signed-in.ts';
import { paths } from '#web/paths.ts';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';

export function Component() {
  useLeaveWhenSignedIn();
  const session = useSession();
  const brought = useReferralCode() !== null;
  const { search } = useLocation();
  const first = brought || new URLSearchParams(search).get('tab') === 'up' ? 'up' : 'in';
  useEffect(() => {
    document.title = 'Sign in · Safeshelf';
  }, []);
  if (session.status === 'loading') return <CheckingAccount />;
  return (
    <div className="mx-auto max-w-[440px] px-gutter pb-10 md:pt-8">
      <BrandBar>
        <Link to={paths.home} aria-label="Close" className="icon-button -mr-[12px]">
          <X strokeWidth={1.9} aria-hidden="true" />
        </Link>
      </BrandBar>
      <main id="content" tabIndex={-1} className="outline-none">
        <AuthPanel first={first} />
      </main>
    </div>
  );
}
