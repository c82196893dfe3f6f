import { randomUUID } from 'node:crypto';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { PushAnswer } from '#domain/sync/wire.ts';
import { signUpByApi } from '#tests/support/api-session.ts';

/** Operations per push: the most that a phone sends. */
const PER_PUSH = 25;
/** Entries whose quantities are increased. */
const ENTRIES = 40;

interface Sent {
  readonly opId: string;
  readonly entityId: string;
  answered: boolean;
}

/**
 * A phone that increases quantities as fast as it is told to, and keeps every operation until it is answered, as the
 * outbox does. Each operation adds one, so a lost or doubled one shows in the sum.
 */
export class Writer {
  private readonly urls: readonly string[];
  private readonly session: Awaited<ReturnType<typeof signUpByApi>>;
  private readonly userId: string;
  private readonly deviceId = randomUUID();
  readonly entries: readonly string[] = Array.from({ length: ENTRIES }, () => randomUUID());
  readonly sent: Sent[] = [];
  private underWay = 0;
  private turn = 0;
  private pushes = 0;

  private constructor(urls: readonly string[], session: Awaited<ReturnType<typeof signUpByApi>>, userId: string) {
    this.urls = urls;
    this.session = session;
    this.userId = userId;
  }

  /**
   * Signs up and makes the entries, each with a quantity of one.
   * @param urls servers on one database, to which it sends in turn
   */
  static async start([url = '', ...others]: readonly string[], name: string): Promise<Writer> {
    const session = await signUpByApi(url, name);
    const user = (await (await session.get('/api/user')).json()) as { id: string };
    const writer = new Writer([url, ...others], session, user.id);
    const product = starterCatalogue()[0];
    if (!product) throw new Error('The starter catalogue is empty.');
    const add = writer.entries.map((entityId) => ({ opId: randomUUID(), entityId, answered: false }));
    for (let at = 0; at < add.length; at += PER_PUSH) {
      await writer.push(add.slice(at, at + PER_PUSH), 'inventory.add', { productId: product.id, quantity: 1 });
    }
    if (add.some(({ answered }) => !answered)) throw new Error('The entries could not be made.');
    return writer;
  }

  private async push(ops: readonly Sent[], type: string, payload: unknown): Promise<void> {
    const createdAt = Date.now();
    const body = {
      deviceId: this.deviceId,
      ops: ops.map(({ opId, entityId }) => ({
        ...{ opId, userId: this.userId, type, v: 1, entityId, payload, baseRev: null, createdAt },
      })),
    };
    this.underWay += 1;
    this.pushes += 1;
    try {
      const answer = await fetch(`${this.urls[this.pushes % this.urls.length]}/api/sync/push`, {
        method: 'POST',
        headers: this.session.headers,
        body: JSON.stringify(body),
      });
      const { results } = PushAnswer.parse(await answer.json());
      const done = new Set(
        results.filter(({ status }) => /^(applied|duplicate)$/.test(status)).map(({ opId }) => opId),
      );
      for (const op of ops) op.answered ||= done.has(op.opId);
    } catch {
      // No answer: only the next answer about the same operations shows what happened to them.
    } finally {
      this.underWay -= 1;
    }
  }

  /** The cookie of its session. */
  get cookie(): string {
    return this.session.cookie;
  }

  /** Sends 25 more operations. */
  more(): Promise<void> {
    const ops = Array.from({ length: PER_PUSH }, () => {
      this.turn += 1;
      return { opId: randomUUID(), entityId: this.entries[this.turn % ENTRIES] ?? '', answered: false };
    });
    this.sent.push(...ops);
    return this.push(ops, 'inventory.adjust', { delta: 1 });
  }

  /** Sends unanswered operations again, or all of them. What was done before must not be done twice. */
  async again(which: 'unanswered' | 'everything' = 'unanswered'): Promise<void> {
    const ops = this.sent.filter(({ answered }) => which === 'everything' || !answered);
    for (let at = 0; at < ops.length; at += PER_PUSH) {
      await this.push(ops.slice(at, at + PER_PUSH), 'inventory.adjust', { delta: 1 });
    }
  }

  /** Sends at a steady rate. @returns a function that stops it and waits for the answers */
  steadily(perSecond: number): () => Promise<void> {
    const pace = setInterval(() => this.underWay < 16 && void this.more(), (1000 * PER_PUSH) / perSecond);
    return async () => {
      clearInterval(pace);
      while (this.underWay > 0) await new Promise((done) => setTimeout(done, 5));
    };
  }

  /** Operations that were answered. */
  get answered(): number {
    return this.sent.filter(({ answered }) => answered).length;
  }

  /**
   * Counts what is missing from the database, and what it has too much of.
   * @param quantityOf the stored quantity of an entry
   */
  compare(quantityOf: (entityId: string) => number): { lost: number; doubled: number } {
    let [lost, doubled] = [0, 0];
    for (const entry of this.entries) {
      const difference = quantityOf(entry) - 1 - this.sent.filter(({ entityId }) => entityId === entry).length;
      if (difference < 0) lost -= difference;
      else doubled += difference;
    }
    return { lost, doubled };
  }
}
