/** Pages of words that everybody may read, by their addresses. The server draws them; the app leads to them. */
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

/** Whether an address is that of such a page. */
export const isWordPage = (path: string): path is keyof typeof WORD_PAGES => Object.hasOwn(WORD_PAGES, path);
