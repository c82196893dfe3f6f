import { connect, createServer, type Socket } from 'node:net';

/** A proxy between servers and their database that can withhold an answer. */
export interface CuttingProxy {
  readonly port: number;
  /** If true, the next commit is carried out, and its connection cut before the server hears of it. If false, none. */
  cutNextCommit(wanted: boolean): void;
  /** How many connections were cut. */
  cuts(): number;
  close(): Promise<void>;
}

/** COMMIT as a query of its own, and the message that says it was done (PostgreSQL, message formats). */
const ASKED = Buffer.from('COMMIT\0');
const DONE = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1');

/** Puts a proxy in front of a database. @param socketPath the socket of the database */
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
