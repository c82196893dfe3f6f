import type { GroupCount } from './join-groups.ts';
import type { IdentityCounts } from './join-identities.ts';
import type { JoinedLists } from './join-lists.ts';

/**
 * The lines that a build prints about joining the lists: each list, then what was not taken and why.
 * @param all whether to list every refusal, or only count them by kind
 */
export function joinSummary({ counts, refused }: Omit<JoinedLists, 'ingredients'>, all: boolean): string[] {
  const lines = counts.map(
    ({ list, edition, entries, conditionalRows, joined, made, facts }) =>
      `${list} (${edition}): ${entries} substances, ${joined} joined, ${made} new, ${facts} facts` +
      (conditionalRows.size === 0 ? '' : `, ${conditionalRows.size} rows conditional`),
  );
  if (all) return [...lines, ...refused.map(({ list, what, why }) => `${list} ${what}: refused, ${why}`)];
  const kinds = new Map<string, number>();
  for (const { list, why } of refused) {
    const kind = `${list}: ${why.startsWith('decided for') ? 'decided for a curated ingredient' : why}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...lines, ...[...kinds].map(([kind, count]) => `${count} refused, ${kind}`)];
}

/** The line that a build prints about the group entries. */
export const groupSummary = ({ groups, notExpanded, members, made, allowed }: GroupCount): string =>
  `groups: ${groups}, ${notExpanded} not expanded, ${members} members, ${made} new, ${allowed} allowed by another annex`;

/**
 * The lines that a build prints about the identity files: how much they added, and every refused line. Refused lines
 * are not in the pack; a test keeps our own files free of them.
 * @param all whether to list every number that stays with another ingredient too
 */
export function identitySummary(account: IdentityCounts, all: boolean): string[] {
  const { refused, elsewhere } = account;
  return [
    countsOf('identities', account),
    ...refused.map(({ place, why }) => `identities/${place}: refused, ${why}`),
    ...(all ? elsewhere.map(({ place, why }) => `identities/${place}: ${why}`) : []),
  ];
}

/** The same for the names that the instance imported. Refusals are counted, and listed only if `all`. */
export const importSummary = (account: IdentityCounts, all: boolean): string[] => [
  countsOf('imported identities', account),
  ...(all ? account.refused.map(({ place, why }) => `imported ${place}: refused, ${why}`) : []),
];

const countsOf = (what: string, { lines, made, extended, names, refused, elsewhere }: IdentityCounts): string =>
  `${what}: ${lines} lines, ${made} new, ${extended} added to, ${names} names, ${refused.length} refused, ` +
  `${elsewhere.length} numbers stay with another`;
