import { connect, createServer, type Socket } from 'node:net';
import type { AfterCommit } from './place.ts';

/** The message that a COMMIT is done (PostgreSQL, message formats). */
const DONE = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1');

/** A proxy through which one server reaches its database. */
export interface DatabaseLine {
  readonly port: number;
  /** Lets nothing through any more, for good. */
  cut(): void;
}

/**
 * Opens a line to a PostgreSQL.
 * @param to where it listens, as `net.connect` takes it
 * @param committed asked for each commit whether its confirmation arrives; if not, that connection is cut
 */
export function openLine(
  to: { readonly path: string } | { readonly host: string; readonly port: number },
  committed: AfterCommit,
): Promise<DatabaseLine> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(to);
    const end = () => {
      client.destroy();
      database.destroy();
    };
    for (const one of [client, database]) {
      one.setNoDelay(true);
      open.add(one);
      one.on('error', end);
      one.on('close', () => {
        open.delete(one);
        end();
      });
    }
    client.on('data', (bytes: Buffer) => database.write(bytes));
    database.on('data', (bytes: Buffer) => {
      if (bytes.includes(DONE) && committed() === 'never arrives') end();
      else if (!client.destroyed) client.write(bytes);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        cut() {
          server.close();
          for (const one of open) one.destroy();
        },
      });
    });
  });
}
