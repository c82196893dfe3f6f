import { House, type LucideIcon, ShoppingBasket } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/link-button.tsx';

interface Mode {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** Where to try it without an account. */
  readonly demo: string;
  readonly tryIt: string;
}

const MODES: readonly Mode[] = [
  {
    Icon: House,
    title: 'Household scan',
    text: 'Audit what you already own and see your Home Health Score across 9 categories.',
    demo: paths.demoInventory,
    tryIt: 'Try it with a made-up home',
  },
  {
    Icon: ShoppingBasket,
    title: 'Shopping mode',
    text: 'Check before you buy. Save only what suits your household, or see an alternative.',
    demo: paths.demoAlternatives,
    tryIt: 'Find a better shampoo',
  },
];

/** The two ways to use the app. */
export const Modes = () => (
  <div className="landing-modes">
    {MODES.map(({ Icon, title, text, demo, tryIt }) => (
      <section key={title} className="flex gap-3.5 border-t border-line py-[18px]">
        <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
        <div>
          <h2 className="title-3">{title}</h2>
          <p className="mt-0.5 text-ink-2">{text}</p>
          <TextLink to={demo}>{tryIt}</TextLink>
        </div>
      </section>
    ))}
  </div>
);
