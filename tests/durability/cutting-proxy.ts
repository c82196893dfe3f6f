import { connect, createServer, type Socket } from 'node:net';

/** What stands between servers and their database, and can take an answer away from them. */
export interface CuttingProxy {
  readonly port: number;
  /** Has the next commit carried out, and its connection cut before the server hears so; or no more, where false. */
  cutNextCommit(wanted: boolean): void;
  /** How many were cut. */
  cuts(): number;
  close(): Promise<void>;
}

/** COMMIT as a query of its own, and as the word that says it was done (PostgreSQL, message formats). */
const ASKED = Buffer.from('COMMIT\0');
const DONE = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1');

/** Puts a proxy before a database. @param socketPath the socket that it listens on */
export function startCuttingProxy(socketPath: string): Promise<CuttingProxy> {
  let armed = false;
  let cut = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socketPath);
    let isLast = false;
    const end = () => {
      client.destroy();
      database.destroy();
    };
    for (const one of [client, database]) {
      open.add(one);
      one.on('error', end);
      one.on('close', () => {
        open.delete(one);
        end();
      });
    }
    client.on('data', (bytes: Buffer) => {
      if (armed && bytes.includes(ASKED)) {
        armed = false;
        isLast = true;
      }
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      if (!isLast) {
        client.write(bytes);
        return;
      }
      if (bytes.includes(DONE)) cut += 1;
      end();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        cutNextCommit: (wanted) => {
          armed = wanted;
        },
        cuts: () => cut,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const one of open) one.destroy();
          }),
      });
    });
  });
}
