import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on a server for tests. */
export interface OwnDatabase {
  readonly url: string;
  /** Its name: a later one may begin as a copy of it, as long as nobody is connected to it. */
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

/** Makes a database. @param like the name of one that it begins as a copy of; an empty one where none is given */
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
