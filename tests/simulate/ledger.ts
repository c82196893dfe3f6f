import type { OperationType } from '#domain/sync/operation.ts';

/** Something that a person did and saw saved. */
export interface SavedOp {
  readonly opId: string;
  readonly account: string;
  readonly device: string;
  readonly type: OperationType;
  readonly entityId: string;
  readonly payload: unknown;
  /** The server revision that the person was looking at. */
  readonly baseRev: number | null;
  /** Whether the person confirmed that it may be discarded. */
  discarded: boolean;
}

/** What the people of an account work on, as far as it was ever seen saved. */
export interface Things {
  /** The id of the person's own profile. */
  readonly person: string;
  readonly items: string[];
  readonly members: string[];
  readonly pets: string[];
  /** Records of what left the home. */
  readonly ends: string[];
  /** GTINs of products entered by hand. */
  readonly products: string[];
}

/** Everything that was shown as saved, which the end state is checked against. */
export class Ledger {
  readonly saved = new Map<string, SavedOp>();
  private readonly things = new Map<string, Things>();

  thingsOf(account: string): Things {
    const things = this.things.get(account) ?? {
      person: account,
      items: [],
      members: [],
      pets: [],
      ends: [],
      products: [],
    };
    this.things.set(account, things);
    return things;
  }

  private key = (account: string, opId: string) => `${account} ${opId}`;

  /** Records an operation. A known one stays as it is. */
  note(op: Omit<SavedOp, 'discarded'>): void {
    const key = this.key(op.account, op.opId);
    if (this.saved.has(key)) return;
    this.saved.set(key, { ...op, discarded: false });
    const things = this.thingsOf(op.account);
    if (op.type === 'inventory.add') things.items.push(op.entityId);
    if (op.type === 'member.create') things.members.push(op.entityId);
    if (op.type === 'pet.create') things.pets.push(op.entityId);
    if (op.type === 'end.record') things.ends.push(op.entityId);
    if (op.type === 'product.create') things.products.push(op.entityId);
  }

  find = (account: string, opId: string): SavedOp | undefined => this.saved.get(this.key(account, opId));
}
