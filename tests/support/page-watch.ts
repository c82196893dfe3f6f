import type { BrowserContext, ConsoleMessage } from 'playwright';
import { breachOf } from './wire-watch.ts';

/** What went wrong in a browser while a test looked elsewhere. */
export interface PageWatch {
  /**
   * Errors printed, exceptions nobody caught, and breaches of the content policy, in pages and workers; and requests
   * that went elsewhere or told of who lives in the household.
   */
  problems(): readonly string[];
  /** While on, a request that cannot be made is expected and not a problem. */
  expectUnreachable(on: boolean): void;
  /** A status that the server is meant to answer here, such as 401 before the sign-in. */
  expectStatus(status: number): void;
  /** A name of this machine that the test itself leads to. */
  expectHost(host: string): void;
}

/** What Chromium prints of a request that cannot be made: by a page, for a worker's script, and for what wasm is read from. */
const UNREACHABLE = new RegExp(
  [
    'net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|NETWORK_CHANGED)',
    'net::ERR_(?:SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)',
    'An unknown error occurred when fetching the script',
    'wasm.*(?:TypeError: Failed to fetch|NetworkError: )',
    'Aborted\\(NetworkError: ',
  ].join('|'),
);

/** Chromium on a desktop knows no Bluetooth permission and says so; on the phone the same header switches it off. */
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
  // What is no error in the page's realm, as a script that could not be fetched, comes without a stack.
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error();
    problems.push(`uncaught: ${stack || `${name}: ${message}`} (${error.page()?.url() ?? 'a closed page'})`);
  });
  context.on('serviceworker', (worker) => worker.on('console', heard));
  // The report names the directive and the place, which the browser's own line does not always do.
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
