import type { ReactNode } from 'react';

/** Flat front views of products in a 64 x 70 box, aligned to its lower edge. Colours follow the theme. */
export type DrawingKind =
  | 'spray'
  | 'jar'
  | 'gum'
  | 'jug'
  | 'dropper'
  | 'box'
  | 'bottle'
  | 'pump'
  | 'pet'
  | 'sweets'
  | 'wipes';

export const DRAWINGS: Readonly<Record<DrawingKind, ReactNode>> = {
  spray: (
    <>
      <path d="M27 14h10v9H27z" fill="var(--il-2)" />
      <path d="M21 36c0-8 6-8 7-14h8c1 6 7 6 7 14v28c0 4-2 6-6 6H27c-4 0-6-2-6-6z" fill="var(--il-1)" />
      <path d="M24 14c-1 5-4 7-7 10l3 2c5-3 8-7 9-12z" fill="var(--il-2)" />
      <path d="M19 4h20c4 0 6 3 6 6v5H26c-3 0-4-1-7-1z" fill="var(--il-ink)" />
      <rect x="14" y="5" width="6" height="6" rx="1.5" fill="var(--il-ink)" />
      <rect x="40.5" y="36" width="2.6" height="26" rx="1.3" fill="var(--il-4)" opacity=".55" />
      <rect x="24" y="42" width="14.5" height="18" rx="2" fill="var(--il-4)" />
      <path d="M28 48.84h6.5M28 54.24h3.9" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  jar: (
    <>
      <rect x="12" y="36" width="40" height="12" rx="3.5" fill="var(--il-ink)" />
      <path d="M14 48h36v14c0 5-3 8-8 8H22c-5 0-8-3-8-8z" fill="var(--il-1)" />
      <rect x="20" y="51" width="20" height="12" rx="2" fill="var(--il-4)" />
      <path d="M24 55.56h12M24 59.16h7.2" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
      <rect x="45" y="52" width="2.6" height="11" rx="1.3" fill="var(--il-4)" opacity=".55" />
    </>
  ),
  gum: (
    <>
      <rect x="19" y="30" width="26" height="40" rx="4" fill="var(--il-1)" />
      <path d="M19 34a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v7H19z" fill="var(--il-ink)" />
      <rect x="25" y="20" width="14" height="14" rx="3" fill="var(--il-4)" stroke="var(--il-2)" strokeWidth="1.5" />
      <path d="M19 41h26v2H19z" fill="var(--il-2)" />
      <rect x="23" y="48" width="18" height="14" rx="2" fill="var(--il-4)" />
      <path d="M27 53.32h10M27 57.52h6" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  jug: (
    <>
      <rect x="20" y="6" width="14" height="11" rx="2.5" fill="var(--il-ink)" />
      <path
        fillRule="evenodd"
        d="M14 32c0-8 7-8 8-14h11c2 5 8 4 14 10 3 3 3 6 3 9v27c0 4-2 6-6 6H20c-4 0-6-2-6-6zm27-1c-1.5 0-2.5 1-2.5 2.5v10c0 1.5 1 2.5 2.5 2.5s3.500-1 3.5-3v-7c0-3-1.5-5-3.5-5z"
        fill="var(--il-1)"
      />
      <rect x="18" y="42" width="17" height="20" rx="2" fill="var(--il-4)" />
      <path d="M22 49.6h9M22 55.6h5.4" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
      <rect x="17" y="30" width="2.6" height="9" rx="1.3" fill="var(--il-4)" opacity=".55" />
    </>
  ),
  dropper: (
    <>
      <rect x="28" y="8" width="8" height="17" rx="4" fill="var(--il-ink)" />
      <rect x="25" y="23" width="14" height="9" rx="2" fill="var(--il-2)" />
      <path d="M21 44c0-7 5-6 6-12h10c1 6 6 5 6 12v20c0 4-2 6-6 6H27c-4 0-6-2-6-6z" fill="var(--il-1)" />
      <rect x="40.5" y="44" width="2.6" height="20" rx="1.3" fill="var(--il-4)" opacity=".55" />
      <rect x="24" y="46" width="14" height="16" rx="2" fill="var(--il-4)" />
      <path d="M28 52.08h6M28 56.88h3.6" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  box: (
    <>
      <path d="M15 24l5-8h24l5 8z" fill="var(--il-2)" />
      <path d="M15 24h34v42c0 3-1 4-4 4H19c-3 0-4-1-4-4z" fill="var(--il-1)" />
      <path d="M49 24v42c0 3-1 4-4 4h-3V24z" fill="var(--il-2)" opacity=".45" />
      <circle cx="29" cy="41" r="7.5" fill="var(--il-ink)" />
      <path d="M21 57h16M24 62h10" stroke="var(--il-4)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  bottle: (
    <>
      <rect x="26" y="5" width="12" height="8" rx="2" fill="var(--il-ink)" />
      <path d="M28 13h8v11c1 5 9 6 9 15v25c0 4-2 6-6 6H25c-4 0-6-2-6-6V39c0-9 8-10 9-15z" fill="var(--il-1)" />
      <rect x="41" y="42" width="2.6" height="22" rx="1.3" fill="var(--il-4)" opacity=".55" />
      <rect x="22" y="44" width="16.5" height="18" rx="2" fill="var(--il-4)" />
      <path d="M26 50.84h8.5M26 56.24h5.1" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  pump: (
    <>
      <path d="M30.300 12h3.400v12h-3.4z" fill="var(--il-2)" />
      <rect x="26" y="21" width="12" height="8" rx="2" fill="var(--il-2)" />
      <path d="M21 14c0-5 3-8 8-8h9c2 0 3 1 3 3v4H29c-3 0-4 1-4 4h-4z" fill="var(--il-ink)" />
      <rect x="18" y="28" width="28" height="42" rx="7" fill="var(--il-1)" />
      <rect x="41.5" y="35" width="2.6" height="27" rx="1.3" fill="var(--il-4)" opacity=".55" />
      <rect x="23" y="40" width="16" height="20" rx="2" fill="var(--il-4)" />
      <path d="M27 47.6h8M27 53.6h4.8" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  pet: (
    <>
      <rect x="16" y="16" width="32" height="54" rx="5" fill="var(--il-1)" />
      <circle cx="32" cy="20.5" r="2.2" fill="var(--il-4)" />
      <path d="M30.500 28h3v6c3 1 4 3 4 6v17c0 3-2 4-5.5 4s-5.5-1-5.5-4V40c0-3 1-5 4-6z" fill="var(--il-4)" />
      <path d="M26.500 46h11v11c0 3-2 4-5.5 4s-5.5-1-5.5-4z" fill="var(--il-ink)" />
    </>
  ),
  sweets: (
    <>
      <path d="M16 24l4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4v40c0 4-2 6-6 6H22c-4 0-6-2-6-6z" fill="var(--il-1)" />
      <circle cx="27" cy="46" r="5" fill="var(--il-4)" />
      <circle cx="38" cy="44" r="4" fill="var(--il-2)" />
      <circle cx="35" cy="55" r="5" fill="var(--il-ink)" />
      <circle cx="25" cy="58" r="3.5" fill="var(--il-2)" />
    </>
  ),
  wipes: (
    <>
      <path d="M25 42c-2-9 3-13 7-9 4-6 10-2 8 9z" fill="var(--il-4)" stroke="var(--il-2)" strokeWidth="1.5" />
      <rect x="18" y="40" width="28" height="9" rx="3" fill="var(--il-ink)" />
      <path d="M7 50c0-3 2-4 5-4h40c3 0 5 1 5 4v15c0 3-2 5-5 5H12c-3 0-5-2-5-5z" fill="var(--il-1)" />
      <rect x="15" y="53" width="34" height="12" rx="2" fill="var(--il-4)" />
      <path d="M19 57.56h26M19 61.16h15.6" stroke="var(--il-2)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};
