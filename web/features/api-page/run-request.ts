import type { ApiRequest } from '#domain/programs/api-document.ts';

/** What came of a request. */
export interface Ran {
  readonly heading: string;
  readonly text: string;
}

/** Characters of an answer that are shown. */
const MOST_SHOWN = 20_000;

/** JSON with its lines, everything else as it came. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends a request as a program would: by its token alone, without the cookie of who looks at the page. */
export async function runRequest({ method, url, headers, body }: ApiRequest): Promise<Ran> {
  try {
    const answer = await fetch(url, { method, headers, body, credentials: 'omit' });
    const text = laidOut(await answer.text());
    const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text;
    return { heading: `Answered ${answer.status}`, text: shown };
  } catch {
    return { heading: 'Your server could not be reached.', text: '' };
  }
}
