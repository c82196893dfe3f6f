import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { type KeyGroup, type ProductQuery, productQuery } from '#domain/recalls/index-keys.ts';
import { ruledOut } from '#domain/recalls/match.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { KnownProduct } from '#domain/recalls/owned-product.ts';
import { findNotice, idsOf, OF_ONE_KEY, wordCounts } from './store.ts';

/** Notices that have both keys. The first is gone through: give the rarer one. */
const OF_BOTH = statement((q, { few, many, limit }: { few: string; many: string; limit: number }) =>
  q
    .selectFrom('recall_keys as a')
    .crossJoin('recall_keys as b')
    .select('a.notice_id')
    .whereRef('b.notice_id', '=', 'a.notice_id')
    .where('a.key', '=', few)
    .where('b.key', '=', many)
    .limit(limit),
);
const HAS_KEY = statement((q, { key, id }: { key: string; id: string }) =>
  q.selectFrom('recall_keys').select('key').where('key', '=', key).where('notice_id', '=', id),
);

/** The word of a key of a word or of a first word of a brand: "t:kettle", "b:acme". */
const wordOf = (key: string): string => key.slice(2);

/** Ids of the notices that have each key of the first list and one of the second, from the rarest words on. */
async function idsOfGroup(
  reads: Reads,
  { all, some }: KeyGroup,
  holding: ReadonlyMap<string, number>,
): Promise<string[]> {
  // Whatever begins a brand is one of the notice's words, so no key of a brand is found more often than its word.
  const most = (key: string): number => holding.get(wordOf(key)) ?? 0;
  const [first, ...others] = [...all].sort((a, b) => most(a) - most(b));
  if (first === undefined || most(first) === 0) return [];
  const ids = new Set<string>();
  for (const key of some) {
    if (most(key) === 0) continue;
    const [few, many] = most(key) < most(first) ? [key, first] : [first, key];
    for (const { notice_id } of await reads.all(OF_BOTH, { few, many, limit: OF_ONE_KEY })) ids.add(notice_id);
  }
  const found: string[] = [];
  for (const id of ids) {
    let whole = true;
    for (const key of others) whole &&= (await reads.first(HAS_KEY, { key, id })) !== undefined;
    if (whole) found.push(id);
  }
  return found;
}

async function idsOfQuery(reads: Reads, { any, groups }: ProductQuery): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const key of any) for (const id of await idsOf(reads, key)) ids.add(id);
  const words = new Set(groups.flatMap(({ all, some }) => [...all, ...some]).map(wordOf));
  const [holding] = words.size > 0 ? await wordCounts(reads, words) : [new Map<string, number>()];
  for (const group of groups) for (const id of await idsOfGroup(reads, group, holding)) ids.add(id);
  return ids;
}

/** Notices that may concern a product (see `productQuery`), by index alone. */
export async function candidateNotices(reads: Reads, product: KnownProduct): Promise<RecallNotice[]> {
  const notices: RecallNotice[] = [];
  for (const id of await idsOfQuery(reads, productQuery(product))) {
    const notice = await findNotice(reads, id);
    if (notice && !ruledOut(product, notice)) notices.push(notice);
  }
  return notices;
}
