import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { type KeyGroup, type ProductQuery, productQuery } from '#domain/recalls/index-keys.ts';
import { ruledOut } from '#domain/recalls/match.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { KnownProduct } from '#domain/recalls/owned-product.ts';
import { fittingNotice, idsOf, NOTICES_PER_KEY_MAX, wordCounts } from './store.ts';

/** Notices that have both keys. The first one's are scanned, so give the rarer key first. */
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

/** How many notices have a key. */
const HOLDING = statement((q, { key }: { key: string }) =>
  q
    .selectFrom('recall_keys')
    .select((eb) => eb.fn.countAll<number>().as('notices'))
    .where('key', '=', key),
);

/** Whether a key is the first word of a brand. */
const isBrand = (key: string): boolean => key.startsWith('b:');
/** The word in a key of a word or of a brand's first word: "t:kettle", "b:acme". */
const wordOf = (key: string): string => key.slice(2);

/** The number of notices that have each of these keys. */
async function holdingOf(reads: Reads, keys: ReadonlySet<string>): Promise<Map<string, number>> {
  const holding = new Map<string, number>();
  if (keys.size === 0) return holding;
  const [words] = await wordCounts(reads, new Set([...keys].map(wordOf)));
  for (const key of keys) {
    const most = words.get(wordOf(key)) ?? 0;
    // A brand's first word is also a word of its notice, but begins far fewer brands than there are notices with it.
    const counted = isBrand(key) && most > 0 ? await reads.first(HOLDING, { key }) : undefined;
    holding.set(key, counted?.notices ?? most);
  }
  return holding;
}

/** Ids of the notices that have every key of the first list and one of the second, starting from the rarest. */
async function idsOfGroup(
  reads: Reads,
  { all, some }: KeyGroup,
  holding: ReadonlyMap<string, number>,
): Promise<string[]> {
  const most = (key: string): number => holding.get(key) ?? 0;
  const [first, ...others] = [...all].sort((a, b) => most(a) - most(b));
  if (first === undefined || most(first) === 0) return [];
  const ids = new Set<string>();
  for (const key of some) {
    if (most(key) === 0) continue;
    const [few, many] = most(key) < most(first) ? [key, first] : [first, key];
    for (const { notice_id } of await reads.all(OF_BOTH, { few, many, limit: NOTICES_PER_KEY_MAX })) ids.add(notice_id);
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
  const holding = await holdingOf(reads, new Set(groups.flatMap(({ all, some }) => [...all, ...some])));
  for (const group of groups) for (const id of await idsOfGroup(reads, group, holding)) ids.add(id);
  return ids;
}

/** Notices that may concern a product (see `productQuery`), found by the index alone. */
export async function candidateNotices(reads: Reads, product: KnownProduct): Promise<RecallNotice[]> {
  const notices: RecallNotice[] = [];
  for (const id of await idsOfQuery(reads, productQuery(product))) {
    const notice = await fittingNotice(reads, id, (facts) => !ruledOut(product, facts));
    if (notice) notices.push(notice);
  }
  return notices;
}
