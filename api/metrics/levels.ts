import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenedDatabase } from '#db/database.ts';
import { queues } from './queues.ts';

/** What is looked up when somebody asks. */
export interface LevelSources {
  readonly database: OpenedDatabase;
  readonly clock: () => number;
  /** Room on the disk of the data folder, in bytes. */
  readonly freeBytes: () => number;
  /** Open phones that are told of changes at once. */
  readonly streams: () => number;
}

/** Adds what stands at the moment of asking: queues, jobs, connections, room. */
export function addLevels(registry: Registry, { database, clock, freeBytes, streams }: LevelSources): void {
  const { reader } = database;
  const registers = [registry];
  const level = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  };
  new Gauge({
    name: 'safeshelf_jobs',
    help: 'Jobs of the database by kind: queued, running, or failed for good.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, all } of await queues.jobs(reader)) this.set({ kind, state }, all);
    },
  });
  level('safeshelf_job_oldest_due_seconds', 'How long the job has waited that is due for longest.', async () => {
    return (await queues.oldestDueMs(reader, clock())) / 1000;
  });
  level('safeshelf_outbox_letters', 'Letters of the outbox that nobody handed on yet.', () => queues.letters(reader));
  level('safeshelf_push_messages', 'Messages that no push service has taken yet.', () => queues.messages(reader));
  level('safeshelf_streams', 'Phones that this server tells of changes at once.', streams);
  level('safeshelf_disk_free_bytes', 'Room on the disk of the data folder.', freeBytes);
  level('safeshelf_database_connections', 'Connections of this server that are open.', () => database.load().open);
  level('safeshelf_database_connections_idle', 'Of these, those that nobody uses.', () => database.load().idle);
  level('safeshelf_database_waiting', 'Calls that wait for a connection, or for their turn to write.', () => {
    return database.load().waiting;
  });
  new Counter({
    name: 'safeshelf_writes_again_total',
    help: 'Units of work that met another one and were run again.',
    registers,
    collect() {
      this.reset();
      this.inc(database.load().again);
    },
  });
}
