import { Cat } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';

const STEPS: readonly { key: string; title: string; text: string; picture: ReactNode }[] = [
  {
    key: 'family',
    title: 'Family profile',
    text: 'Say who lives with you: ages, pets, allergies, conditions. It stays with your household.',
    picture: (
      <span className="landing-people">
        <i>M</i>
        <i>J</i>
        <i>
          <Cat size={20} strokeWidth={1.9} />
        </i>
      </span>
    ),
  },
  {
    key: 'scan',
    title: 'Scan barcode',
    text: 'Or photograph the ingredient list, or type it in. With or without a signal.',
    picture: <ScanMark className="size-14 text-accent-text" />,
  },
  {
    key: 'report',
    title: 'Personalised safety report',
    text: 'A score, four metrics, every ingredient, and the source behind each point.',
    picture: (
      <span className="landing-mini-receipt">
        <i />
        <i />
        <i />
        <b />
      </span>
    ),
  },
  {
    key: 'warnings',
    title: 'Personalised warnings',
    text: 'What it may mean for each of you by name, and what to do.',
    picture: (
      <span className={LEVEL_CLASS.WARNING}>
        <SeverityShape level="WARNING" size={52} />
      </span>
    ),
  },
];

/** How it works, from the household to its warnings, in four steps. */
export const Steps = () => (
  <section id="how-it-works" className="landing-section">
    <h2 className="landing-title">From label to answer</h2>
    <ol className="landing-steps">
      {STEPS.map(({ key, title, text, picture }, at) => (
        <li key={key}>
          <span className="landing-step-picture" aria-hidden="true">
            {picture}
          </span>
          <span className="landing-step-number num" aria-hidden="true">
            {at + 1}
          </span>
          <h3 className="title-3">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
