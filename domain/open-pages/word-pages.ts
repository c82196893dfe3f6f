/** Text pages that everybody may read, by path. The server renders them; the app links to them. */
export const WORD_PAGES = {
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/cookies': 'cookies',
  '/gdpr': 'gdpr',
  '/safety-tips': 'tips',
  '/bench': 'bench',
  '/features/scanner': 'scanner',
  '/features/hazard-detector': 'detector',
  '/features/community': 'community',
} as const;

export type WordPage = (typeof WORD_PAGES)[keyof typeof WORD_PAGES];

/** Whether a path is that of a text page. */
export const isWordPage = (path: string): path is keyof typeof WORD_PAGES => Object.hasOwn(WORD_PAGES, path);
