import { useSession } from '#web/client/client-context.tsx';
import { paths, signUpPath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What an account adds, for visitors without one; a link to the scanner for everybody. */
export function SignUpOffer({ words }: { words: string }) {
  const signedIn = useSession().status === 'signedIn';
  return (
    <div className="mt-10">
      {!signedIn && <p className="text-ink-2">{words}</p>}
      <div className="mt-3 flex flex-wrap gap-2.5">
        {!signedIn && (
          <LinkButton to={signUpPath} className="flex-[1_1_9rem]">
            Create an account
          </LinkButton>
        )}
        <LinkButton to={signedIn ? paths.scan : paths.demoScan} variant="secondary" className="flex-[1_1_9rem]">
          Scan a pack of yours
        </LinkButton>
      </div>
    </div>
  );
}
