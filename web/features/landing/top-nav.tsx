import { startWords } from '#domain/open-pages/start-words.ts';
import { paths, signUpPath } from '#web/paths.ts';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

const ANCHORS = [
  { href: '#features', name: 'Features' },
  { href: '#how-it-works', name: 'How it works' },
  { href: '#pricing', name: 'Pricing' },
] as const;

/** The top bar of the start page: links to its sections, and to sign in. */
export function TopNav() {
  return (
    <BrandBar>
      <nav aria-label="This page" className="landing-anchors">
        {ANCHORS.map(({ href, name }) => (
          <a key={href} href={href} className="small-strong">
            {name}
          </a>
        ))}
      </nav>
      <div className="flex items-center">
        <LinkButton to={paths.auth} variant="quiet" size="small" className="landing-signed-out -mr-[14px]">
          Log In
        </LinkButton>
        <LinkButton to={paths.dashboard} variant="quiet" size="small" className="landing-signed-in -mr-[14px]">
          Open dashboard
        </LinkButton>
      </div>
    </BrandBar>
  );
}

/** Leads to the sign-up, or to the scanner for people with an account. @param sells whether this server sells plans */
export function StartButton({ sells }: { sells: boolean }) {
  return (
    <>
      <LinkButton to={signUpPath} className="landing-signed-out">
        <span data-drawn="start">{startWords(sells).start}</span>
      </LinkButton>
      <LinkButton to={paths.scan} className="landing-signed-in">
        Scan a product
      </LinkButton>
    </>
  );
}
