import type { BrowserContext } from 'playwright';

/** What the pages of a browser sent while a test looked elsewhere. */
export interface SentRequests {
  readonly count: () => number;
  /** Addresses of another origin. */
  foreign(origin: string): readonly string[];
  /** Calls whose address or body holds one of these words. */
  naming(words: readonly string[]): readonly string[];
}

/** Writes down every request of a context, from before its first page. */
export function writeDownRequests(context: BrowserContext): SentRequests {
  const sent: { readonly url: string; readonly body: string }[] = [];
  context.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
  return {
    count: () => sent.length,
    foreign: (origin) =>
      sent.map(({ url }) => url).filter((url) => !url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url)),
    naming: (words) =>
      sent
        .filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
        .map(({ url, body }) => `${decodeURIComponent(url)} ${body}`)
        .filter((one) => words.some((word) => one.includes(word))),
  };
}
