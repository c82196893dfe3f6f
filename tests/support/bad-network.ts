import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * The state of the network between phone and server: `open` lets everything through, `closed` nothing, and `reads_only`
 * everything except what the queue sends. `flapping` cuts two of three requests that send, one before it arrives and
 * one after the server has answered it.
 */
export type Network = 'open' | 'closed' | 'reads_only' | 'flapping';

export interface BadNetwork {
  readonly url: string;
  set(network: Network): void;
  /** How many requests were cut off after the server had answered them. */
  answersLost(): number;
  close(): Promise<void>;
}

const SENDS = /^\/api\/sync\/(?:push|blobs)/;

/**
 * A line to a server that can be made bad, the same for pages and service workers.
 * @param port where to listen; the server's PUBLIC_URL must name it
 * @param server gives the address of the server behind it, which may be gone at times
 */
export async function startBadNetwork(port: number, server: () => string): Promise<BadNetwork> {
  let network: Network = 'open';
  let sent = 0;
  let lost = 0;

  /** What happens to this request: it passes, never arrives, or its answer never comes back. */
  const fate = (path: string): 'pass' | 'drop' | 'lose_answer' => {
    if (network === 'closed') return 'drop';
    if (network === 'open' || !SENDS.test(path)) return 'pass';
    if (network === 'reads_only') return 'drop';
    sent += 1;
    return (['drop', 'lose_answer', 'pass'] as const)[(sent - 1) % 3] ?? 'pass';
  };

  const forward = (from: IncomingMessage, to: ServerResponse): void => {
    const end = fate(from.url ?? '/');
    const cut = () => from.socket.destroy();
    if (end === 'drop') {
      cut();
      return;
    }
    const { hostname, port: at } = new URL(server());
    const onward = request(
      { hostname, port: at, path: from.url, method: from.method, headers: from.headers, family: 4 },
      (answer) => {
        if (end === 'lose_answer') {
          lost += 1;
          answer.resume();
          answer.on('end', cut);
          return;
        }
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        answer.on('error', cut);
      },
    );
    onward.on('error', cut);
    from.pipe(onward);
  };

  const line = createServer(forward);
  await new Promise<void>((settle) => line.listen(port, '127.0.0.1', settle));
  return {
    url: `http://localhost:${port}`,
    set: (next) => {
      network = next;
      // Connections open at this point belong to the previous state.
      line.closeAllConnections();
    },
    answersLost: () => lost,
    close: () =>
      new Promise((settle) => {
        line.close(() => settle());
        line.closeAllConnections();
      }),
  };
}
