import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright';
import { showpiece } from './catalogue.ts';
import type { Screen } from './screens.ts';
import { postForAnswer } from './server-call.ts';

/** A group and its invitation, whose paths differ on each server. */
export interface GroupScreens {
  /** As an invited person sees it. */
  readonly invitation: Screen;
  readonly group: Screen;
  /** Joins the group as the person who is signed in with this request context. */
  join(request: APIRequestContext): Promise<void>;
}

/** Founds an invitation-only group, with a post about a product and a comment on it. */
export async function foundGroup(request: APIRequestContext): Promise<GroupScreens> {
  const made = await postForAnswer(request, '/api/groups', {
    ...{ name: 'Bridge Street parents', about: 'What we find in shops.', kind: 'invitation', symbol: 'child' },
    yourName: 'Noor',
  });
  const path = `/api/groups/${made.id}`;
  const onId = randomUUID();
  const post = { id: onId, onId: null, text: 'Which shampoo has no fragrance?', productId: showpiece().product.id };
  await postForAnswer(request, `${path}/entries`, post);
  const comment = { id: randomUUID(), onId, text: 'The one from the market.', productId: null };
  await postForAnswer(request, `${path}/entries`, comment);
  const { token } = await postForAnswer(request, `${path}/links`, { most: 5 });
  return {
    invitation: { name: 'group-invitation', path: `/community/groups/invite/${token}` },
    group: { name: 'group', path: `/community/groups/${made.id}` },
    join: async (who) => void (await postForAnswer(who, '/api/groups/links/use', { token, yourName: 'Maya' })),
  };
}
