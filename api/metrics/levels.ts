import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenedDatabase } from '#db/database.ts';
import { queues } from './queues.ts';

/** Sources of the values that are read on each scrape. */
export interface LevelSources {
  readonly database: OpenedDatabase;
  readonly clock: () => number;
  /** Free space on the disk of the data folder, in bytes. */
  readonly freeBytes: () => number;
  /** The number of open change streams to phones. */
  readonly streams: () => number;
}

/** Adds gauges read at scrape time: queues, jobs, connections, disk space. */
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
    help: 'Jobs in the database by kind: queued, running, or permanently failed.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, all } of await queues.jobs(reader)) this.set({ kind, state }, all);
    },
  });
  level('safeshelf_job_oldest_due_seconds', 'How long the most overdue job has been waiting.', async () => {
    return (await queues.oldestDueMs(reader, clock())) / 1000;
  });
  level('safeshelf_outbox_letters', 'Emails in the outbox not yet handed on.', () => queues.letters(reader));
  level('safeshelf_push_messages', 'Messages that no push service has accepted yet.', () => queues.messages(reader));
  level('safeshelf_streams', 'Phones that this server notifies of changes immediately.', streams);
  level('safeshelf_disk_free_bytes', 'Free space on the disk of the data folder.', freeBytes);
  level('safeshelf_database_connections', 'Open database connections of this server.', () => database.load().open);
  level('safeshelf_database_connections_idle', 'Of these, the ones that are idle.', () => database.load().idle);
  level('safeshelf_database_waiting', 'Calls waiting for a connection, or for their turn to write.', () => {
    return database.load().waiting;
  });
  new Counter({
    name: 'safeshelf_writes_again_total',
    help: 'Units of work that conflicted with another and were run again.',
    registers,
    collect() {
      this.reset();
      this.inc(database.load().again);
    },
  });
}
