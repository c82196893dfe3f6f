import type { ReactNode } from 'react';
import { SiteFooter } from '../features/landing/site-footer.tsx';
import { paths, signUpPath } from '../paths.ts';
import { BrandBar } from '../ui/frame/brand-bar.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Frame of every page that opens without an account: log-in link above, links to all other pages below. */
export const OpenFrame = ({ children }: { children: ReactNode }) => (
  <div className="landing mx-auto max-w-[1160px] px-gutter">
    <BrandBar>
      <div className="flex items-center">
        <LinkButton to={paths.auth} variant="quiet" size="small" className="landing-signed-out -mr-[14px]">
          Log In
        </LinkButton>
        <LinkButton to={paths.dashboard} variant="quiet" size="small" className="landing-signed-in -mr-[14px]">
          Open dashboard
        </LinkButton>
      </div>
    </BrandBar>
    <main id="content" tabIndex={-1} className="open-page pt-2 outline-none">
      {children}
    </main>
    <SiteFooter />
  </div>
);

/** Calls to action on a page about one product or ingredient. */
export const TryIt = ({ words, signedIn }: { words: string; signedIn: { to: string; name: string } }) => (
  <div className="open-act mt-8">
    <p className="landing-signed-out open-why text-ink-2">{words}</p>
    <div className="mt-3 flex flex-wrap gap-2.5">
      <LinkButton to={signUpPath} className="landing-signed-out flex-[1_1_14rem]">
        Check it for your household
      </LinkButton>
      <LinkButton to={signedIn.to} className="landing-signed-in flex-[1_1_14rem]">
        {signedIn.name}
      </LinkButton>
      <button type="button" className="button button-secondary" data-live="share" hidden>
        Share
      </button>
    </div>
    <p className="small mt-2 text-ink-2" role="status" data-live="share-answer" />
  </div>
);
