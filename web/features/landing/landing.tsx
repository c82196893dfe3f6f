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
  /** The sample report, read: beside the words of the first screen. */
  reading: ReactNode;
  /** Its receipt, below "A score you can check". */
  receipt: ReactNode;
  /** How much the knowledge of this server holds, in words; null while it is not known. */
  known: string | null;
  /** Whether plans are paid for on this server. */
  sells: boolean;
}

/**
 * What Safeshelf is, on one page. It asks for nothing and holds no state: the build draws it for the first visit (see
 * drawn/start-page.tsx), and `live.ts` brings what only a script can do, there and in the app.
 */
export function Landing({ reading, receipt, known, sells }: LandingProps) {
  return (
    <div className="landing mx-auto max-w-[1160px] px-gutter">
      <TopNav />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero reading={reading} sells={sells} />
        <Modes />
        <Steps />
        {/* The server draws here what people said of it, where its operator entered some. */}
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
