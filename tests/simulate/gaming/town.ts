import type { Accepted, Mark } from '#domain/leaderboard/deeds.ts';
import { createFamilies } from '#domain/leaderboard/families.ts';
import { pointsOf } from '#domain/leaderboard/points.ts';
import { sumOf } from '#domain/leaderboard/receipt.ts';
import { bonusScans } from '#domain/plans/plan.ts';
import { EARLY_REPORT_MS, type EarlyReport, firstReporter } from '#domain/recalls/first-report.ts';
import { referralRefusal } from '#domain/referral/referral.ts';
import { clampCreatedAt } from '#domain/sync/clamp-created-at.ts';

/** An account with its household, and the browsers it signed in with. */
export interface Account {
  readonly id: string;
  readonly householdId: string;
  readonly signs: readonly string[];
  readonly broughtBy: string | null;
}

interface Tip {
  readonly id: string;
  readonly author: Account;
  readonly marks: Map<string, number>;
}

/**
 * What a server stores about people who help each other or pretend to, by the rules of the product: who wrote what,
 * what was accepted, who marked what, and who referred whom. It has its own clock, and limits the times that phones
 * claim.
 */
export class Town {
  now = Date.UTC(2026, 8, 7, 8);
  readonly accounts: Account[] = [];
  readonly #members: { householdId: string; userId: string }[] = [];
  readonly #tips: Tip[] = [];
  readonly #accepted: { account: Account; kind: 'correction' | 'gap' | 'recall'; product: string; at: number }[] = [];
  readonly #reports: { account: Account; product: string; reportedAt: number }[] = [];
  readonly #recalled = new Set<string>();

  /** Creates an account, in a household of its own or an existing one. */
  join(
    id: string,
    { household = `home of ${id}`, signs = [`phone of ${id}`], broughtBy = null as string | null } = {},
  ) {
    const account: Account = { id, householdId: household, signs, broughtBy };
    this.accounts.push(account);
    this.#members.push({ householdId: household, userId: id });
    return account;
  }

  /** Adds another household to an account. */
  addHousehold({ id }: Account, household: string): void {
    this.#members.push({ householdId: household, userId: id });
  }

  /**
   * Offers a list to the catalogue.
   * @param truth whether the product was wrong and this corrects it: a person checks each before accepting it
   * @param agreed whether it is accepted because several households agree, not by a person; this gives no points
   */
  contribute(account: Account, product: string, { truth = true, gap = false, agreed = false } = {}): void {
    if (!truth || agreed) return;
    this.#accepted.push({ account, kind: gap ? 'gap' : 'correction', product, at: this.now });
  }

  share(author: Account, id: string): Tip {
    const tip = { id, author, marks: new Map<string, number>() };
    this.#tips.push(tip);
    return tip;
  }

  /** Deletes a tip with its marks. */
  takeBack(tip: Tip): void {
    this.#tips.splice(this.#tips.indexOf(tip), 1);
  }

  /** Each person counts once, and never for their own tip. */
  mark(by: Account, tip: Tip, on = true): void {
    if (by.id === tip.author.id) return;
    if (!on) tip.marks.delete(by.id);
    else if (!tip.marks.has(by.id)) tip.marks.set(by.id, this.now);
  }

  /** Reports that a warning is missing. @param said the time by the phone's clock */
  report(account: Account, product: string, said = this.now): void {
    this.#reports.push({ account, product, reportedAt: clampCreatedAt(said, this.now) });
  }

  /** Publishes an official notice that names a product. */
  recall(product: string): void {
    if (this.#recalled.has(product)) return;
    this.#recalled.add(product);
    const recent = this.#reports.filter(({ reportedAt }) => reportedAt >= this.now - EARLY_REPORT_MS);
    const of = ({ account }: { account: Account }) => account.householdId;
    const early: EarlyReport[] = recent
      .filter((one) => one.product === product)
      .map((one) => ({
        ...{ householdId: of(one), reportedAt: one.reportedAt },
        reports: recent.filter((other) => of(other) === of(one)).length,
      }));
    const first = firstReporter(early);
    const account = this.accounts.find(({ householdId }) => householdId === first);
    if (account) this.#accepted.push({ account, kind: 'recall', product: `recall ${product}`, at: this.now });
  }

  /** Points of every household since a moment. */
  points(from = 0): ReadonlyMap<string, number> {
    const families = createFamilies();
    for (const { userId, householdId } of this.#members) families.lives(userId, householdId);
    for (const { id, signs } of this.accounts) for (const sign of signs) families.signedIn(id, sign);
    const familyOf = families.of;
    const brought = new Set<string>();
    for (const { id, broughtBy } of this.accounts) {
      if (broughtBy === null) continue;
      const [one, other] = [familyOf(id), familyOf(broughtBy)];
      brought.add(`${one} ${other}`).add(`${other} ${one}`);
    }
    const accepted: Accepted[] = this.#accepted.map(({ account, kind, product, at }) => ({
      ...{ kind, family: familyOf(account.householdId), key: product, about: product, at },
    }));
    const marks: Mark[] = this.#tips.flatMap(({ id, author, marks: given }) =>
      [...given].map(
        ([by, at]): Mark => ({
          ...{ kind: 'mark', family: familyOf(author.householdId), by: familyOf(by), key: id, about: id, at },
        }),
      ),
    );
    const lines = pointsOf({ accepted, marks, brought: (one, other) => brought.has(`${one} ${other}`) });
    return new Map(
      this.accounts.map(({ householdId }) => [
        householdId,
        sumOf((lines.get(familyOf(householdId)) ?? []).filter(({ at }) => at >= from)),
      ]),
    );
  }

  /** Extra scans a month of a household, if each account that it referred has scanned once. */
  extraScans(household: string): number {
    const own = this.accounts.filter(({ householdId }) => householdId === household);
    const counted = this.accounts.filter(
      (account) =>
        account.broughtBy === household &&
        referralRefusal({
          ...{ broughtBy: household, households: this.#householdsOf(account), before: this.#before(household) },
          sharesDevice: own.some(({ signs }) => signs.some((sign) => account.signs.includes(sign))),
        }) === null,
    );
    return bonusScans(counted.length);
  }

  #householdsOf({ id }: Account): string[] {
    return this.#members.filter(({ userId }) => userId === id).map(({ householdId }) => householdId);
  }

  #before(household: string): ReadonlySet<string> {
    const found = new Set<string>();
    const queue = [household];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const { householdId, broughtBy } of this.accounts) {
        if (householdId !== at || broughtBy === null || found.has(broughtBy)) continue;
        found.add(broughtBy);
        queue.push(broughtBy);
      }
    }
    return found;
  }
}
