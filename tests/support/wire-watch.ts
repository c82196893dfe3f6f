/** What a page sends, as a browser tells it. */
export interface Sent {
  readonly url: string;
  readonly body: string;
}

/** Servers of tests stand on this machine. What a page holds itself, or a disk, is no request of the network. */
const HERE = /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/|blob:|data:|file:)/;

/** Of who lives in a household and what they have: fields of people and answers, and kinds of what is added to somebody. */
const PROFILE =
  /"(?:ageGroup|pregnant|dueOn|hasYoungChildren|hasPets|allergyTypes|conditions)"|"kind":"(?:allergyType|allergen|condition)"/;

/** Where a household's own rows go to its own server, and nothing else does. */
const OWN_ROWS = '/api/sync/push';

/**
 * What is wrong with a request of a page (product P20.11): that it goes elsewhere than to the page's own server, or that
 * it holds a field of a profile and is no push of the household's own rows.
 * @returns null where nothing is
 */
export function breachOf({ url, body }: Sent): string | null {
  if (!HERE.test(url)) return `asked elsewhere: ${url}`;
  if (!/^https?:/.test(url)) return null;
  const { pathname } = new URL(url);
  if (pathname === OWN_ROWS) return null;
  const field = PROFILE.exec(body)?.[0];
  return field === undefined ? null : `profile field ${field} on the wire: ${pathname}`;
}
