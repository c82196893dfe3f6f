import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The server has ended this session. Data on the phone stays; changes are sent after the next sign-in. */
export function SignInAgain({ from }: { from: string }) {
  return (
    <div className="mx-auto max-w-[704px] px-gutter pt-2">
      <Notice level="INFO" role="status">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-[min(16ch,100%)] flex-1">
            Your session has expired. Sign in again to send and receive changes.
          </p>
          <LinkButton to={paths.auth} state={{ from }} size="small" variant="secondary">
            Sign In
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
