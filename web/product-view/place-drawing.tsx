import type { ReactNode } from 'react';
import { type PlaceKind, placeKindOf } from '#domain/inventory/places/place-kind.ts';

/** Flat front views in a 64 x 48 box, aligned to its lower edge like the product drawings. Colours follow the theme. */
const PLACES: Readonly<Record<PlaceKind, ReactNode>> = {
  kitchen: (
    <>
      <path d="M24 0h16v5l8 7H16l8-7z" fill="var(--il-2)" />
      <path d="M26 17h12v7H26zM22 18h4v3h-4z" fill="var(--il-ink)" />
      <path d="M6 28h52v20H6z" fill="var(--il-1)" />
      <path d="M4 24h56v4H4z" fill="var(--il-ink)" />
      <path d="M22 34h20v10H22z" fill="var(--il-4)" />
      <path d="M16 32v12M48 32v12" stroke="var(--il-2)" strokeWidth="2" />
    </>
  ),
  sink: (
    <>
      <path d="M30 14V6a5 5 0 0 1 10 0v3" fill="none" stroke="var(--il-ink)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M6 18h52v30H6z" fill="var(--il-1)" />
      <path d="M4 14h56v4H4z" fill="var(--il-ink)" />
      <path d="M11 23h42v25H11z" fill="var(--il-4)" />
      <path d="M31 18v10h10v20" fill="none" stroke="var(--il-2)" strokeWidth="3" />
      <path d="M16 34h8v14h-8zM18 30h4v4h-4zM27 38h7v10h-7z" fill="var(--il-2)" />
    </>
  ),
  fridge: (
    <>
      <rect x="19" width="26" height="48" rx="3.5" fill="var(--il-1)" />
      <path d="M19 16h26v2H19z" fill="var(--il-2)" />
      <path d="M23.5 8v5M23.5 22v10" stroke="var(--il-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <rect x="33" y="24" width="8" height="9" rx="1.5" fill="var(--il-4)" />
    </>
  ),
  pantry: (
    <>
      <path d="M8 0h48v48H8z" fill="var(--il-1)" />
      <path d="M12 4h40v17H12zM12 25h40v19H12z" fill="var(--il-4)" />
      <path d="M16 10h8v11h-8zM38 32h10v12H38z" fill="var(--il-2)" />
      <path d="M28 13h7v8h-7zM16 34h8v10h-8z" fill="var(--il-1)" />
      <path d="M28 11h7v2h-7zM16 32h8v2h-8zM41 12h6v9h-6zM28 36h7v8h-7z" fill="var(--il-ink)" />
    </>
  ),
  bathroom: (
    <>
      <path d="M47 26V9a5 5 0 0 0-10 0v3" fill="none" stroke="var(--il-2)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M14 42h6l-2 6h-5zM44 42h6l1 6h-5z" fill="var(--il-ink)" />
      <path d="M7 28h50v4c0 8-5 12-12 12H19c-7 0-12-4-12-12z" fill="var(--il-1)" />
      <rect x="3" y="24" width="58" height="5" rx="2.5" fill="var(--il-ink)" />
      <path d="M15 34c0 3 2 5 5 5" fill="none" stroke="var(--il-4)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  laundry: (
    <>
      <rect x="12" width="40" height="48" rx="3.5" fill="var(--il-1)" />
      <path d="M12 3.5A3.5 3.5 0 0 1 15.5 0h33A3.5 3.5 0 0 1 52 3.5V10H12z" fill="var(--il-ink)" />
      <circle cx="32" cy="29" r="13" fill="var(--il-2)" />
      <circle cx="32" cy="29" r="8.5" fill="var(--il-4)" />
      <path d="M24 30c4-3 6 3 9 1s5-1 7 0a8.5 8.5 0 0 1-16-1z" fill="var(--il-1)" />
    </>
  ),
  kids: (
    <>
      <rect x="9" y="26" width="22" height="22" rx="3" fill="var(--il-1)" />
      <rect x="33" y="26" width="22" height="22" rx="3" fill="var(--il-2)" />
      <rect x="21" y="2" width="22" height="22" rx="3" fill="var(--il-ink)" />
      <circle cx="20" cy="37" r="5" fill="var(--il-4)" />
      <path d="M39 42l5-10 5 10zM28 9h8v8h-8z" fill="var(--il-4)" />
    </>
  ),
  bedroom: (
    <>
      <path d="M4 10h6v38H4zM54 42h6v6h-6z" fill="var(--il-ink)" />
      <path d="M10 30h50v12H10z" fill="var(--il-1)" />
      <rect x="12" y="22" width="16" height="9" rx="4" fill="var(--il-4)" />
      <path d="M30 31c0-5 3-8 8-8h14c5 0 8 3 8 8z" fill="var(--il-2)" />
    </>
  ),
  living: (
    <>
      <path d="M12 20c0-6 3-10 9-10h22c6 0 9 4 9 10v14H12z" fill="var(--il-1)" />
      <path d="M31 12h2v18h-2z" fill="var(--il-2)" />
      <path d="M4 26c0-6 10-6 10 0v8h36v-8c0-6 10-6 10 0v16H4z" fill="var(--il-2)" />
      <path d="M8 42h5v6H8zM51 42h5v6h-5z" fill="var(--il-ink)" />
    </>
  ),
  hall: (
    <>
      <rect x="17" width="30" height="48" rx="2" fill="var(--il-ink)" />
      <path d="M20 3h24v45H20z" fill="var(--il-1)" />
      <path d="M24 8h16v12H24zM24 28h16v14H24z" fill="var(--il-4)" />
      <circle cx="40.5" cy="24" r="2" fill="var(--il-ink)" />
    </>
  ),
  garage: (
    <>
      <path d="M4 18L32 0l28 18v30H4z" fill="var(--il-1)" />
      <path d="M2 17L32-2l30 19-2 4L32 3.5 4 21z" fill="var(--il-ink)" />
      <path d="M13 24h38v24H13z" fill="var(--il-4)" />
      <path d="M13 30h38M13 36h38M13 42h38" stroke="var(--il-2)" strokeWidth="2" />
    </>
  ),
  cellar: (
    <>
      <path d="M4 0h56v48H4z" fill="var(--il-1)" />
      <path d="M20 48V24a12 12 0 0 1 24 0v24z" fill="var(--il-4)" />
      <path d="M20 48h24v-5h-6v-5h-6v-5h-6v-5h-6z" fill="var(--il-ink)" />
      <path d="M9 8h10M45 8h10M9 20h6M49 20h6" stroke="var(--il-2)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  garden: (
    <>
      <path d="M32 30V14" stroke="var(--il-ink)" strokeWidth="3" />
      <path d="M32 18C20 18 16 11 16 3c10 0 16 5 16 15zM32 24c0-8 5-12 15-12 0 7-4 12-15 12z" fill="var(--il-2)" />
      <path d="M19 34h26l-4 14H23z" fill="var(--il-1)" />
      <rect x="16" y="29" width="32" height="6" rx="2" fill="var(--il-ink)" />
    </>
  ),
  car: (
    <>
      <path d="M8 40V28c0-3 2-5 5-5l6-11c1-2 3-3 5-3h18c3 0 5 2 6 4l5 10c3 0 5 2 5 5v12z" fill="var(--il-1)" />
      <path d="M24 22l4-8h5v8zM37 14h5c1 0 2 1 3 3l2 5H37z" fill="var(--il-4)" />
      <circle cx="19" cy="40" r="8" fill="var(--il-ink)" />
      <circle cx="46" cy="40" r="8" fill="var(--il-ink)" />
      <path d="M16 40a3 3 0 0 1 6 0 3 3 0 0 1-6 0zM43 40a3 3 0 0 1 6 0 3 3 0 0 1-6 0z" fill="var(--il-4)" />
    </>
  ),
  medicine: (
    <>
      <rect x="10" y="4" width="44" height="44" rx="4" fill="var(--il-1)" />
      <rect x="15" y="9" width="34" height="34" rx="2" fill="var(--il-4)" />
      <path d="M28 15h8v7h7v8h-7v7h-8v-7h-7v-8h7z" fill="var(--il-ink)" />
    </>
  ),
  shelf: (
    <>
      <path d="M12 6h14v16H12zM34 30h18v14H34z" fill="var(--il-1)" />
      <path d="M31 10h9v12h-9zM13 34h8v10h-8z" fill="var(--il-2)" />
      <path d="M4 22h56v4H4zM4 44h56v4H4z" fill="var(--il-ink)" />
      <path d="M15 11h8v6h-8zM39 34h8v5h-8z" fill="var(--il-4)" />
    </>
  ),
};

/** Drawing of a place in the home, chosen by its name (product P2.8.17). Decorative: the name is shown next to it. */
export const PlaceDrawing = ({ place, className }: { place: string; className?: string }) => (
  <svg viewBox="0 0 64 48" aria-hidden="true" className={className}>
    {PLACES[placeKindOf(place)]}
  </svg>
);
