import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A separate database on a test server. */
export interface OwnDatabase {
  readonly url: string;
  /** Its name. A later database may start as a copy of it if nobody is connected to it. */
  readonly name: string;
  drop(): Promise<void>;
}

async function ask(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Creates a database. @param like the name of the one to copy; without it, an empty one */
export async function ownDatabase(server: string, like = 'template0'): Promise<OwnDatabase> {
  const name = `safeshelf_test_${randomBytes(6).toString('hex')}`;
  await ask(server, `CREATE DATABASE ${name} TEMPLATE ${like}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
