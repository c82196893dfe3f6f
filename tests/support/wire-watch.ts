/** What a page sends, as reported by the browser. */
export interface Sent {
  readonly url: string;
  readonly body: string;
}

/** Test servers run on this machine. What a page or a disk holds itself is no network request. */
const HERE = /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/|blob:|data:|file:)/;

/** Fields about who lives in a household and what they have: people, answers, and kinds of what is added to them. */
const PROFILE =
  /"(?:ageGroup|pregnant|dueOn|hasYoungChildren|hasPets|allergyTypes|conditions)"|"kind":"(?:allergyType|allergen|condition)"/;

/** The only place that a household's own rows are sent to, on its own server. */
const OWN_ROWS = '/api/sync/push';

/**
 * What is wrong with a page's request (product P20.11): it goes elsewhere than to the page's own server, or it contains
 * a field of a profile and is no push of the household's own rows.
 * @returns null if nothing is wrong
 */
export function breachOf({ url, body }: Sent): string | null {
  if (!HERE.test(url)) return `asked elsewhere: ${url}`;
  if (!/^https?:/.test(url)) return null;
  const { pathname } = new URL(url);
  if (pathname === OWN_ROWS) return null;
  const field = PROFILE.exec(body)?.[0];
  return field === undefined ? null : `profile field ${field} on the wire: ${pathname}`;
}
