/** The paths of the symbol in a 32 x 32 box, also used in pictures that are not part of a page. */
export const SYMBOL = {
  shelves: 'M25.5 5.5H13a4.75 4.75 0 0 0 0 9.5h6a5.75 5.75 0 0 1 0 11.5H6.5',
  bottle: 'M8.1 18.6h2.2v1.9c1 .5 1.5 1.3 1.5 2.3v2.4H6.6v-2.4c0-1 .5-1.8 1.5-2.3z',
} as const;

/** The symbol: an S drawn as three shelves with a bottle on the lowest. */
export function BrandSymbol({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d={SYMBOL.shelves}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={SYMBOL.bottle} fill="currentColor" stroke="currentColor" strokeWidth=".6" strokeLinejoin="round" />
    </svg>
  );
}

/** Symbol and wordmark. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 text-[1.1875rem]/6 font-[680] tracking-[-0.025em] text-ink">
      <BrandSymbol className="-ml-1 h-[28px] w-[28px] text-accent-text" />
      Safeshelf
    </span>
  );
}
