import type { GroupCount } from './join-groups.ts';
import type { IdentityAccount } from './join-identities.ts';
import type { JoinedLists } from './join-lists.ts';

/**
 * What a build says of the joining, as lines: each list, and what of them was not taken and why.
 * @param all whether every refusal is named, or only how many there are of each kind
 */
export function joiningAccount({ counts, refused }: Omit<JoinedLists, 'ingredients'>, all: boolean): string[] {
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

/** What a build says of the group entries, in one line. */
export const groupAccount = ({ groups, notExpanded, members, made, allowed }: GroupCount): string =>
  `groups: ${groups}, ${notExpanded} not expanded, ${members} members, ${made} new, ${allowed} allowed by another annex`;

/**
 * What a build says of the identity files, as lines: how much they gave, and every line that was refused. What was
 * refused is not in the pack; a test keeps our own files free of it.
 * @param all whether every number that stays with another ingredient is named too
 */
export function identityAccount(account: IdentityAccount, all: boolean): string[] {
  const { refused, elsewhere } = account;
  return [
    countsOf('identities', account),
    ...refused.map(({ place, why }) => `identities/${place}: refused, ${why}`),
    ...(all ? elsewhere.map(({ place, why }) => `identities/${place}: ${why}`) : []),
  ];
}

/** The same of what the instance imported: its refusals are counted, and named only where `all` are. */
export const importedAccount = (account: IdentityAccount, all: boolean): string[] => [
  countsOf('imported identities', account),
  ...(all ? account.refused.map(({ place, why }) => `imported ${place}: refused, ${why}`) : []),
];

const countsOf = (what: string, { lines, made, extended, names, refused, elsewhere }: IdentityAccount): string =>
  `${what}: ${lines} lines, ${made} new, ${extended} added to, ${names} names, ${refused.length} refused, ` +
  `${elsewhere.length} numbers stay with another`;
