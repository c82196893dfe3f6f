import type { ReactNode } from 'react';
import { CheckYourself } from './check-yourself.tsx';
import { Closing } from './closing.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { Modes } from './modes.tsx';
import { Pricing } from './pricing.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Steps } from './steps.tsx';
import { TopNav } from './top-nav.tsx';

interface LandingProps {
  /** The report of the sample product, shown next to the text of the first screen. */
  reading: ReactNode;
  /** The receipt of the sample, shown below "A score you can check". */
  receipt: ReactNode;
  /** The size of this server's knowledge, in words; null if unknown. */
  known: string | null;
  /** Whether this server sells plans. */
  sells: boolean;
}

/**
 * What Safeshelf is, on one page. It fetches nothing and has no state: the build prerenders it for the first visit (see
 * drawn/start-page.tsx), and `live.ts` adds what needs a script, both there and in the app.
 */
export function Landing({ reading, receipt, known, sells }: LandingProps) {
  return (
    <div className="landing mx-auto max-w-[1160px] px-gutter">
      <TopNav />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero reading={reading} sells={sells} />
        <Modes />
        <Steps />
        {/* The server inserts testimonials here if its operator has entered some. */}
        <div data-drawn="testimonials" />
        <CheckYourself receipt={receipt} known={known} />
        <FeatureGrid />
        <Pricing sells={sells} />
        <Closing sells={sells} />
      </main>
      <SiteFooter />
    </div>
  );
}
