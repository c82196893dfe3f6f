import type { ReactNode } from 'react';

/** Line drawing of a part of an iPhone screen. Decorative: the text next to it says the same. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 96 56"
    className="h-14 w-24 flex-none text-ink-2"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The Share button's icon: a tray with an arrow out of it. */
const ShareSign = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} className="text-accent-text" strokeWidth="2">
    <path d="M4 7.5H2.5v10h11v-10H12M8 12.5V1.5M4.8 4.5 8 1.5l3.2 3" />
  </g>
);

const STEPS: readonly { readonly words: string; readonly more: string; readonly drawing: ReactNode }[] = [
  {
    words: 'Tap Share',
    more: 'In Safari it’s in the bar at the bottom, or at the top on an iPad. If you see three dots instead, tap them first.',
    drawing: (
      <>
        <path d="M16 1v38a6 6 0 0 0 6 6h52a6 6 0 0 0 6-6V1M16 27h64" />
        <ShareSign x={40} y={25} />
        <path d="m25 33-3 3 3 3M71 33l3 3-3 3" opacity=".5" />
      </>
    ),
  },
  {
    words: 'Choose “Add to Home Screen”',
    more: 'If you don’t see it, scroll down a little.',
    drawing: (
      <>
        <path d="M16 55V9a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v46" />
        <path d="M24 14h34M24 49h24" opacity=".4" />
        <rect x="20" y="23" width="56" height="18" rx="5" />
        <path d="M27 32h26" className="text-accent-text" strokeWidth="2" />
        <path d="M61 27.5h10v10H61zM66 30v5M63.5 32.5h5" className="text-accent-text" strokeWidth="1.8" />
      </>
    ),
  },
  {
    words: 'Tap Add',
    more: 'From now on, open Safeshelf from its icon. You may have to sign in there once.',
    drawing: (
      <>
        <path d="M16 55V9a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v46M16 20h64" />
        <rect x="58" y="7" width="17" height="9" rx="4.5" className="text-accent-text" strokeWidth="2" />
        <path d="M63.5 11.5h6" className="text-accent-text" strokeWidth="2" />
        <rect x="23" y="27" width="17" height="17" rx="4.5" />
        <path d="M34.5 31.5h-3.6a2.1 2.1 0 0 0 0 4.2h1.4a2.1 2.1 0 0 1 0 4.2h-3.8M47 32h22M47 39h14" opacity=".7" />
      </>
    ),
  },
];

/** How to add the app to the home screen of an iPhone or iPad, where pages cannot show an install prompt. */
export const InstallSteps = () => (
  <ol className="grid gap-4">
    {STEPS.map(({ words, more, drawing }, at) => (
      <li key={words} className="flex items-center gap-4">
        <Drawing>{drawing}</Drawing>
        <p className="min-w-0 flex-1">
          <strong className="small-strong block">{`${at + 1}. ${words}`}</strong>
          <span className="small text-ink-2">{more}</span>
        </p>
      </li>
    ))}
  </ol>
);
