import { DRAWINGS } from '#web/ui/drawings.tsx';

/** Illustration: a shelf whose products are being talked about. */
export const CommunityArt = () => (
  <svg viewBox="0 0 300 160" aria-hidden="true" className="h-auto w-full max-w-[300px]">
    <g fill="none" stroke="var(--il-2)" strokeWidth="2" strokeDasharray="5 5" strokeLinecap="round">
      <path d="M54 92c0-5 5-5 5-10h9c0 5 5 5 5 10v43H54zM58 72h11v10H58z" />
      <path d="M222 92h42v9h-42zM226 101h34v28c0 4-3 6-6 6h-22c-4 0-6-3-6-6z" />
    </g>
    <g transform="translate(118 58) scale(1.13)">{DRAWINGS.pump}</g>
    <path
      d="M20 138h260M48 140v14M252 140v14"
      fill="none"
      stroke="var(--il-ink)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <g fill="none" stroke="var(--il-ink)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      <path d="M58 16h52a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H84l-10 10V52H58a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8z" />
      <path d="M190 6h52a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-8v10l-10-10h-34a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z" />
    </g>
    <path d="M64 28h40M64 38h26M196 18h40M196 28h22" stroke="var(--il-2)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
