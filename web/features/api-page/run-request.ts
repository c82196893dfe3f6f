import type { ApiRequest } from '#domain/programs/api-document.ts';

/** The outcome of a request. */
export interface RunResult {
  readonly heading: string;
  readonly text: string;
}

/** Characters of a response shown at most. */
const MOST_SHOWN = 20_000;

/** JSON pretty-printed, anything else unchanged. */
function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends a request as a program would: with its token only, without the viewer's session cookie. */
export async function runRequest({ method, url, headers, body }: ApiRequest): Promise<RunResult> {
  try {
    const answer = await fetch(url, { method, headers, body, credentials: 'omit' });
    const text = laidOut(await answer.text());
    const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text;
    return { heading: `Status ${answer.status}`, text: shown };
  } catch {
    return { heading: 'Couldn’t reach your server.', text: '' };
  }
}
