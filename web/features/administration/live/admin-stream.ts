import { adminChanges } from '#domain/administration/live-calls.ts';
import { withBearer } from '../admin-server.ts';

const DATA = 'data: ';

/**
 * Opens the event stream of the administration with this tab's bearer token. `EventSource` cannot send headers.
 * @param heard called with the data of each event, and with null for every chunk, as a sign of life
 * @returns settles when the server ends the stream
 * @throws if it cannot be opened, or breaks off
 */
export async function openAdminStream(heard: (event: string | null) => void, signal: AbortSignal): Promise<void> {
  const headers = withBearer();
  const response = await fetch(adminChanges.path, { headers, signal, cache: 'no-store', credentials: 'same-origin' });
  if (response.status !== 200 || !response.body) throw new Error(`The stream answered ${response.status}.`);
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard(null);
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith(DATA)) heard(line.slice(DATA.length));
  }
}
