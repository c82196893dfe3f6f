import { CALLS } from '#domain/contract/calls.ts';
import type { Community } from './full-community.ts';
import { longestList } from './full-household.ts';

type Send<T> = (method: string, path: string, body?: unknown) => T;

/** Calls of programs, reviews and visitors for `holds.ts`, with the longest input that they accept. */
export const programAsks = <T>(send: Send<T>, { productId }: Pick<Community, 'productId'>) => {
  const reviews = CALLS.productReviews.path.replace('{id}', productId);
  const key = 'A'.repeat(22);
  return {
    apiTokens: () => send('GET', CALLS.apiTokens.path),
    makeToken: () =>
      send('POST', CALLS.makeToken.path, { name: 'x'.repeat(60), password: 'a long enough pass phrase', days: 365 }),
    revokeToken: () => send('DELETE', CALLS.revokeToken.path.replace('{id}', 'none')),
    assessList: () => send('POST', CALLS.assessList.path, { ingredients: longestList(7) }),
    mcp: () =>
      send('POST', CALLS.mcp.path, {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'what_is_at_home', arguments: { ingredient: 'sodium laureth sulfate' } },
      }),
    productReviews: () => send('GET', `${reviews}?order=helpful&page=200`),
    markReview: () => send('PUT', `${reviews}/${key}/helpful`, { on: true }),
    reportReview: () => send('POST', `${reviews}/${key}/report`, { reason: 'other', words: 'x'.repeat(1000) }),
    contact: () => send('POST', CALLS.contact.path, { name: 'A', email: 'a@example.org', text: 'x'.repeat(4000) }),
  };
};
