import type { WordPage } from '#domain/open-pages/word-pages.ts';
import { bench } from './bench-page.tsx';
import { cookies } from './cookies.tsx';
import { community, detector, scanner } from './features.tsx';
import { gdpr } from './gdpr.tsx';
import { privacy } from './privacy.tsx';
import type { WordsPage } from './prose.tsx';
import { terms } from './terms.tsx';
import { tips } from './tips-page.tsx';

/** All text pages. */
export const TEXT_PAGES: Readonly<Record<WordPage, WordsPage>> = {
  privacy,
  terms,
  cookies,
  gdpr,
  tips,
  bench,
  scanner,
  detector,
  community,
};
