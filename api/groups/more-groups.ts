import type { Reads } from '#db/handles.ts';
import { type MoreGroups, moreGroups } from '#domain/plans/own-groups.ts';
import type { Tier } from '#domain/plans/plan-schemas.ts';
import { memberStore } from './member-store.ts';

/** Whether somebody may start one more group, on the plan of the household they act for (product P6.34). */
export async function mayStartGroup(
  reads: Reads,
  { id, tier }: { readonly id: string; readonly tier: Tier },
): Promise<MoreGroups> {
  const { inside, owned } = await memberStore.countOf(reads, id);
  return moreGroups(tier, owned, inside);
}
