import { useNavigate } from 'react-router-dom';
import { SignedIn } from '#web/features/account/signed-in.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';

/** Page for unknown addresses. Signed-out people are sent to the sign-in instead. */
export function Component() {
  const navigate = useNavigate();
  return (
    <SignedIn comeBack={false}>
      <div className="mx-auto max-w-[704px]">
        <div className="px-gutter">
          <BrandBar />
        </div>
        <Page title="Page Not Found">
          <h1 className="sr-only">Page Not Found</h1>
          <EmptyState
            title="Page Not Found"
            text="This shelf is empty. The address may be mistyped, or the page has moved."
            action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
            quiet={
              <Button variant="quiet" onClick={() => navigate(-1)}>
                Go Back
              </Button>
            }
          />
          <p className="small mt-6 text-center text-ink-2">
            Still stuck?{' '}
            <TextLink to={paths.contact} className="inline">
              Contact support
            </TextLink>
          </p>
        </Page>
      </div>
    </SignedIn>
  );
}
