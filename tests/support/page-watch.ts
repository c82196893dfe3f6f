import type { BrowserContext, ConsoleMessage } from 'playwright';
import { breachOf } from './wire-watch.ts';

/** What went wrong in a browser while a test was looking at something else. */
export interface PageWatch {
  /**
   * Printed errors, uncaught exceptions and violations of the content security policy, in pages and workers; and
   * requests that went elsewhere or revealed who lives in the household.
   */
  problems(): readonly string[];
  /** While on, a request that cannot be made is expected and no problem. */
  expectUnreachable(on: boolean): void;
  /** A status that the server should answer here, such as 401 before the sign-in. */
  expectStatus(status: number): void;
  /** A host name of this machine that the test itself uses. */
  expectHost(host: string): void;
}

/** What Chromium prints about a request that cannot be made: by a page, for a worker's script, or to load wasm. */
const UNREACHABLE = new RegExp(
  [
    'net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|NETWORK_CHANGED)',
    'net::ERR_(?:SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)',
    'An unknown error occurred when fetching the script',
    'wasm.*(?:TypeError: Failed to fetch|NetworkError: )',
    'Aborted\\(NetworkError: ',
  ].join('|'),
);

/** Desktop Chromium does not know the Bluetooth permission and says so. On phones the same header switches it off. */
const UNKNOWN_PERMISSION = "Error with Permissions-Policy header: Unrecognized feature: 'bluetooth'.";

/** Watches every page and worker of a context, from before its first page. */
export async function watchContext(context: BrowserContext): Promise<PageWatch> {
  const problems: string[] = [];
  const statuses = new Set<string>();
  const hosts = new Set<string>();
  let unreachable = false;

  const heard = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (text === UNKNOWN_PERMISSION) return;
    if (unreachable && UNREACHABLE.test(text)) return;
    const status = /status of (\d{3})/.exec(text)?.[1];
    if (status && statuses.has(status)) return;
    problems.push(`${message.type()}: ${text} (${message.location().url})`);
  };
  context.on('console', heard);
  context.on('request', (request) => {
    if (hosts.has(new URL(request.url()).hostname)) return;
    const breach = breachOf({ url: request.url(), body: request.postData() ?? '' });
    if (breach) problems.push(breach);
  });
  // Errors from outside the page's realm, such as a script that could not be fetched, come without a stack.
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error();
    problems.push(`uncaught: ${stack || `${name}: ${message}`} (${error.page()?.url() ?? 'a closed page'})`);
  });
  context.on('serviceworker', (worker) => worker.on('console', heard));
  // The report names the directive and the place, which the browser's own message does not always do.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.effectiveDirective} refused ${event.blockedURI} in ${event.sourceFile}`);
    });
  });
  return {
    problems: () => problems,
    expectUnreachable: (on) => {
      unreachable = on;
    },
    expectStatus: (status) => void statuses.add(String(status)),
    expectHost: (host) => void hosts.add(host),
  };
}
