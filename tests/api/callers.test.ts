import { expect, test } from 'vitest';
import { authenticate, type CallerSources, type Found, readBearer } from '#api/http/caller.ts';
import type { Access, TokenScope } from '#domain/contract/call.ts';

const found: Found = {
  session: {
    user: {
      ...{ id: 'maya', email: 'a', username: 'a', firstName: null, lastName: null, profileImageUrl: null },
      ...{ hasOnboarded: false, hasChildren: null, hasPets: null, householdId: 'home' },
    },
    tier: 'free',
    role: 'owner',
    number: 'first',
  },
  renewed: null,
};
const scopes = new Set<TokenScope>(['products']);
const sources: CallerSources = {
  sessions: { find: async (id) => (id === 'of maya' ? found : null) },
  bearers: {
    find: async (bearer) => {
      if (bearer === 'token') return { kind: 'token', session: found.session, scopes, tokenId: 't', perMinute: 1 };
      return bearer === 'administrator'
        ? { kind: 'administrator', administratorId: 'root', isSignedIn: async () => true }
        : null;
    },
  },
};

/** The result for each kind of caller: the kind, or why they are refused. */
function answers(access: Access, tokenScope?: TokenScope | 'any', from = sources): Promise<string[]> {
  const call = { access, ...(tokenScope && { tokenScope }) };
  const brought = [
    { sessionId: null, bearer: null },
    { sessionId: 'of maya', bearer: null },
    { sessionId: null, bearer: 'token' },
    { sessionId: null, bearer: 'administrator' },
    { sessionId: null, bearer: 'nonsense' },
    { sessionId: 'of maya', bearer: 'administrator' },
  ];
  const kinds = brought.map(async (credentials) => {
    const caller = await authenticate(call, { ...credentials, unattended: false }, from, 0);
    return caller.ok ? caller.value.kind : caller.problem.code;
  });
  return Promise.all(kinds);
}

const [OUT, NO] = ['UNAUTHENTICATED', 'FORBIDDEN'];

test.each<[Access, TokenScope | 'any' | undefined, string[]]>([
  // visitor, person, token, administrator, an unknown bearer, a person with the bearer of an administrator
  ['public', undefined, ['visitor', 'visitor', 'visitor', 'visitor', 'visitor', 'visitor']],
  ['user', undefined, [OUT, 'person', OUT, OUT, OUT, 'person']],
  ['household', undefined, [OUT, 'person', OUT, OUT, OUT, 'person']],
  ['household', 'products', [OUT, 'person', 'token', NO, OUT, NO]],
  ['household', 'shelf', [OUT, 'person', NO, NO, OUT, NO]],
  ['household', 'any', [OUT, 'person', 'token', NO, OUT, NO]],
  ['admin', undefined, [OUT, NO, NO, 'administrator', OUT, 'administrator']],
])(
  'a call for %s, tokens of scope %s: each caller is taken, asked to sign in or refused',
  async (access, scope, expected) => {
    expect(await answers(access, scope)).toEqual(expected);
  },
);

test('as long as there are no tokens and no administrators, a bearer opens nothing', async () => {
  const { sessions } = sources;
  expect(await answers('admin', undefined, { sessions })).toEqual([OUT, NO, OUT, OUT, OUT, NO]);
  expect(await answers('household', 'products', { sessions })).toEqual([OUT, 'person', OUT, OUT, OUT, 'person']);
});

test('a bearer is read from its header alone, whole', () => {
  const token = 'ssk_0123456789abcdef';
  expect(readBearer(`Bearer ${token}`)).toBe(token);
  for (const header of [
    undefined,
    '',
    token,
    `bearer ${token}`,
    `Basic ${token}`,
    `Bearer ${token} x`,
    'Bearer short',
  ]) {
    expect(readBearer(header)).toBeNull();
  }
});
