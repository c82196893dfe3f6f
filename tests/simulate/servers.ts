import type { Engine } from '#api/products/reports.ts';
import type { Database } from '#db/database.ts';
import type { Product } from '#domain/products/product.ts';
import type { Dice } from './dice.ts';
import type { World } from './event-loop.ts';
import type { NewPlace, Place } from './place.ts';
import { type Carried, Server } from './server.ts';

/** What happens to a server that has just committed something, before anybody is told of it. */
export type Trouble =
  /** Its process is killed. */
  | 'kill'
  /** Its connection to the database breaks. */
  | 'cut'
  /** The database stops at once. */
  | 'crash';

/** Errors of queries while a connection breaks or the database is down. Nothing else produces them. */
const BROKEN_CONNECTION =
  /Connection terminated|terminating connection|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT|the database system is|not queryable/;

/** Every server of one database. Requests go to each in turn, as behind a proxy that knows nothing of households. */
export class Servers {
  private readonly place: Place;
  private readonly all: readonly Server[];
  private turn = 0;
  private commitsLeft = Number.POSITIVE_INFINITY;
  private trouble: Trouble = 'kill';
  /** How often each happened. */
  readonly troubles: Record<Trouble, number> = { kill: 0, cut: 0, crash: 0 };

  constructor(world: World, engine: Engine, catalogue: readonly Product[], place: Place, folder: string) {
    this.place = place;
    const committed = (by: Server) => this.committed(by);
    this.all = Array.from(
      { length: place.servers },
      () => new Server(world, engine, catalogue, place, folder, committed),
    );
  }

  private next(): Server {
    const server = this.all[this.turn % this.all.length];
    if (!server) throw new Error('There is no server.');
    this.turn += 1;
    return server;
  }

  private committed(by: Server): 'is told' | 'never arrives' {
    this.commitsLeft -= 1;
    if (this.commitsLeft > 0) return 'is told';
    this.commitsLeft = Number.POSITIVE_INFINITY;
    this.troubles[this.trouble] += 1;
    if (this.trouble === 'kill') by.kill();
    // The failure shows in whatever waits for the database.
    if (this.trouble === 'crash') void this.place.crash?.();
    return 'never arrives';
  }

  /** Causes trouble after this many more commits. */
  troubleAfter(commits: number, trouble: Trouble): void {
    this.commitsLeft = commits;
    this.trouble = trouble;
  }

  /** Cancels any trouble that is still to come. */
  calm(): void {
    this.commitsLeft = Number.POSITIVE_INFINITY;
  }

  /** Kills the server whose turn it is. It is started again. */
  kill(): void {
    this.calm();
    this.troubles.kill += 1;
    this.next().kill();
  }

  carry = (request: Carried): Promise<Response | null> => this.next().carry(request);

  /** Sets every clock wrong, each by its own amount. @returns by how many milliseconds */
  setClocks(dice: Dice, mostMs: number): number[] {
    for (const server of this.all) server.clockErrorMs = dice.roll(2 * mostMs) - mostMs;
    return this.all.map(({ clockErrorMs }) => clockErrorMs);
  }

  /** Errors that servers logged, except those that a broken connection explains where connections get broken. */
  get exceptions(): string[] {
    const logged = this.all.flatMap(({ exceptions }) => exceptions);
    return this.all.length > 1 ? logged.filter((line) => !BROKEN_CONNECTION.test(line)) : logged;
  }

  /** Reads or changes rows without going through a server. @param text with `?` in place of each value */
  ask = <R>(text: string, ...values: readonly unknown[]): Promise<R[]> => this.place.ask<R>(text, ...values);

  database = (): Promise<Database> => this.next().database();

  private async end(): Promise<void> {
    for (const server of this.all) await server.close();
  }

  /** Closes all servers. @returns what creates further places with the same contents */
  async intoTemplate(): Promise<NewPlace> {
    const template = await this.place.intoTemplate();
    await this.end();
    return template;
  }

  async close(): Promise<void> {
    await this.end();
    await this.place.close();
  }
}
