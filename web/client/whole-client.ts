import { markedSignedIn } from '#web/browser/signed-in-mark.ts';
import { createAnalytics } from '#web/offline/analytics/analytics.ts';
import { recordingClient } from '#web/offline/analytics/analytics-client.ts';
import type { EarlyClient } from '#web/offline/begin-client.ts';
import { browserPorts } from '#web/offline/browser-ports.ts';
import { createClient } from '#web/offline/create-client.ts';
import type { PageClient } from '#web/offline/late-client.ts';
import { readFirstPack } from './first-pack-file.ts';

/** The complete client, in a file of its own because it is loaded after the first paint. */
export function wholeClient(begun: EarlyClient): PageClient {
  const ports = { ...browserPorts(), firstPack: readFirstPack, mayBeSignedIn: markedSignedIn };
  const plain = createClient(ports, begun);
  const analytics = createAnalytics(plain, ports);
  return { client: recordingClient(plain, analytics), analytics };
}
