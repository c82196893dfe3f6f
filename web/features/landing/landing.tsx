import { BookOpenText, House, type LucideIcon, ReceiptText, ShoppingBasket, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';

const MODES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: House,
    title: 'Household scan',
    text: 'Audit what you already own and see your Home Health Score across 9 categories.',
  },
  {
    Icon: ShoppingBasket,
    title: 'Shopping mode',
    text: 'Check before you buy. Save only what suits your household.',
  },
];

interface LandingProps {
  /** Somebody is signed in on this phone: the buttons lead further. */
  signedIn: boolean;
  /** The picture beside the words. */
  picture: ReactNode;
}

/** What Safeshelf is, on one page. Asks for nothing, so that the build can draw it too: see first-paint.tsx. */
export function Landing({ signedIn, picture }: LandingProps) {
  return (
    <div className="mx-auto max-w-[1160px] px-gutter pb-14">
      <BrandBar>
        <LinkButton to={signedIn ? paths.dashboard : paths.auth} variant="quiet" size="small" className="-mr-[14px]">
          {signedIn ? 'Open dashboard' : 'Log In'}
        </LinkButton>
      </BrandBar>
      <main id="content" tabIndex={-1} className="outline-none">
        <div className="landing-hero pt-4 lg:pt-0">
          <div>
            <h1 className="display">Know what’s in it before it’s on your shelf.</h1>
            <p className="mt-3.5 max-w-[34em] text-[1.0625rem]/[1.5625rem] text-ink-2 lg:mt-5 lg:text-[1.1875rem]/[1.8125rem]">
              Scan a barcode or type an ingredient list. You get a score out of 100, with the source behind every point,
              and warnings for the people and pets who live with you.
            </p>
            <LinkButton
              to={signedIn ? paths.scan : paths.auth}
              state={{ tab: 'up' }}
              className="mt-6 w-full sm:w-auto sm:min-w-[220px]"
            >
              {signedIn ? 'Scan a product' : 'Start Free Trial'}
            </LinkButton>
            <ul className="caption mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
              <Assurance Icon={WifiOff} text="Works without a signal" />
              <Assurance Icon={BookOpenText} text="Every point has a source" />
              <Assurance Icon={ReceiptText} text="A receipt for every score" />
            </ul>
            <TextLink to={paths.method} className="mt-1">
              How the score works
            </TextLink>
          </div>
          <div className="mt-6 lg:mt-0">{picture}</div>
        </div>
        <div className="mt-4 grid lg:grid-cols-2 lg:gap-10">
          {MODES.map(({ Icon, title, text }) => (
            <section key={title} className="flex gap-3.5 border-t border-line py-[18px]">
              <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 text-accent-text" />
              <div>
                <h2 className="title-3">{title}</h2>
                <p className="mt-0.5 text-ink-2">{text}</p>
              </div>
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

const Assurance = ({ Icon, text }: { Icon: LucideIcon; text: string }) => (
  <li className="flex items-center gap-1.5">
    <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
    {text}
  </li>
);
