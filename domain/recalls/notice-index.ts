import { type KeyGroup, noticeKeys, productQuery } from './index-keys.ts';
import { matchNotice, type RecallMatch } from './match.ts';
import type { RecallNotice } from './notice.ts';
import type { KnownProduct } from './owned-product.ts';
import type { Rarity } from './rarity.ts';
import { type KnownNotice, tokeniseNotice } from './tokenise-notice.ts';

/** A notice that concerns a product, with the match. */
export interface FoundNotice {
  readonly notice: RecallNotice;
  readonly match: RecallMatch;
}

/** An index of notices, queried by products at home. */
export interface NoticeIndex {
  add(notice: RecallNotice): void;
  /** Whether any notice may concern a product with these keys (see `productKeys`). */
  mayConcern(keys: readonly string[]): boolean;
  /** The notices that concern a product, newest first. */
  matches(product: KnownProduct, rarity: Rarity): FoundNotice[];
}

/** Creates an empty index. A later version of a notice replaces the earlier one. */
export function createNoticeIndex(): NoticeIndex {
  const known = new Map<string, KnownNotice>();
  const byKey = new Map<string, Set<string>>();
  const forget = (notice: KnownNotice): void => {
    for (const key of noticeKeys(notice)) byKey.get(key)?.delete(notice.notice.id);
  };
  return {
    add(notice) {
      const before = known.get(notice.id);
      if (before) forget(before);
      const after = tokeniseNotice(notice);
      known.set(notice.id, after);
      for (const key of noticeKeys(after)) {
        const ids = byKey.get(key);
        if (ids) ids.add(notice.id);
        else byKey.set(key, new Set([notice.id]));
      }
    },
    mayConcern: (keys) => keys.some((key) => (byKey.get(key)?.size ?? 0) > 0),
    matches(product, rarity) {
      const { any, groups } = productQuery(product);
      const held = (key: string): ReadonlySet<string> => byKey.get(key) ?? new Set();
      const idsOf = ({ all, some }: KeyGroup): string[] => {
        const [fewest = new Set<string>(), ...others] = all.map(held).sort((a, b) => a.size - b.size);
        return [...fewest].filter((id) => others.every((set) => set.has(id)) && some.some((key) => held(key).has(id)));
      };
      const ids = new Set([...any.flatMap((key) => [...held(key)]), ...groups.flatMap(idsOf)]);
      const found: FoundNotice[] = [];
      for (const id of ids) {
        const notice = known.get(id);
        const match = notice ? matchNotice(product, notice, rarity) : null;
        if (notice && match) found.push({ notice: notice.notice, match });
      }
      return found.sort(
        (a, b) =>
          (a.notice.publishedOn < b.notice.publishedOn ? 1 : a.notice.publishedOn > b.notice.publishedOn ? -1 : 0) ||
          (a.notice.id < b.notice.id ? -1 : 1),
      );
    },
  };
}
