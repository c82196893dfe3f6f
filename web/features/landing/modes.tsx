import { House, type LucideIcon, ShoppingBasket } from 'lucide-react';

const MODES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: House,
    title: 'Household scan',
    text: 'Audit what you already own and see your Home Health Score across 9 categories.',
  },
  {
    Icon: ShoppingBasket,
    title: 'Shopping mode',
    text: 'Check before you buy. Save only what suits your household, or see an alternative.',
  },
];

/** The two ways to use it. */
export const Modes = () => (
  <div className="landing-modes">
    {MODES.map(({ Icon, title, text }) => (
      <section key={title} className="flex gap-3.5 border-t border-line py-[18px]">
        <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
        <div>
          <h2 className="title-3">{title}</h2>
          <p className="mt-0.5 text-ink-2">{text}</p>
        </div>
      </section>
    ))}
  </div>
);
