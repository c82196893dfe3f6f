import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** How long "Authentication Required" is shown before redirecting to the sign-in (product P8.6). */
const REDIRECT_AFTER_MS = 100;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether a chunk of the app failed to load: only reloading the page can fetch it. */
const isMissingPart = (error: unknown): boolean =>
  /dynamically imported module|module script failed/i.test(messageOf(error));

interface ErrorScreenProps {
  error: unknown;
  /** Renders the failed screen again. */
  onTryAgain: () => void;
}

/** The global error screen, for errors that no screen handled. */
export function ErrorScreen({ error, onTryAgain }: ErrorScreenProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const message = messageOf(error);
  const signInNeeded = /^401: .*Unauthorized/.test(message) || message.startsWith('404: ');
  const redirecting = signInNeeded && !location.pathname.includes(paths.auth);
  useEffect(() => {
    if (!redirecting) return;
    const timer = setTimeout(() => void navigate(paths.auth, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [redirecting, navigate]);
  const tryAgain = () => (isMissingPart(error) ? window.location.reload() : onTryAgain());
  return (
    <div className="mx-auto max-w-[440px] px-gutter pb-10 md:pt-8">
      <BrandBar />
      <main id="content" tabIndex={-1} className="outline-none">
        <div role="alert">
          {signInNeeded ? (
            <>
              <h1 className="title-1 mt-7">Authentication Required</h1>
              <p className="mt-3 mb-6 text-ink-2">
                You need to be logged in to access this page. Please sign in to continue.
              </p>
              <LinkButton to={paths.auth} block>
                Sign In
              </LinkButton>
            </>
          ) : (
            <>
              <h1 className="title-1 mt-7">Oops! Something went wrong</h1>
              <p className="mt-3 mb-6 text-ink-2">
                We encountered an unexpected error. Don't worry, you can try again or return to the home page.
              </p>
              <div className="grid gap-2">
                <Button block onClick={tryAgain}>
                  Try Again
                </Button>
                <LinkButton to={paths.home} variant="secondary" block>
                  Go Home
                </LinkButton>
              </div>
            </>
          )}
        </div>
      </main>
    </div>
  );
}
