import { createHash, randomUUID } from 'node:crypto';
import { CALLS, type CallName } from '#domain/contract/calls.ts';
import { type Account, openAccount } from './account.ts';
import { type Community, fillCommunity } from './full-community.ts';
import { fillHousehold, LARGEST, longestList } from './full-household.ts';
import { groupAsks } from './group-asks.ts';
import { form, largestPicture } from './large-picture.ts';
import { programAsks } from './program-asks.ts';
import { readAsks } from './read-asks.ts';
import { startWatched } from './watched-server.ts';

/** How long one call held the event loop, in milliseconds: the median and the worst of its rounds. */
export interface Hold {
  readonly call: string;
  readonly median: number;
  readonly worst: number;
}

const ROUNDS = 5;

/** Calls that must find the data of the household. Otherwise nothing large was measured. */
const MUST_FIND: ReadonlySet<string> = new Set<CallName>([
  ...(['switchHousehold', 'product', 'report', 'pull', 'addInventory'] as const),
  ...(['leaderboard', 'groups', 'groupPosts', 'groupMembers', 'entryComments', 'productReviews', 'mcp'] as const),
]);

/** One call with the largest data that it may carry or find. */
type Ask = (round: number) => Promise<Response>;

const registration = (round: number) => ({
  email: `holds${round}@example.org`,
  password: 'a walk along the northern sea',
  username: `holds${round}`,
});

/** Every call in the table, with the largest data that its household holds and its schema allows. */
function asks(url: string, account: Account, fat: string, picture: Blob, community: Community): Record<CallName, Ask> {
  const { headers, cookie } = account;
  const pageHeaders = { cookie, origin: url, 'sec-fetch-site': 'same-origin' };
  const sendForm = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(url + path, { method: 'POST', headers: pageHeaders, body: form(fields, picture) });
  const send = (method: string, path: string, body?: unknown) =>
    fetch(url + path, {
      method,
      headers: body === undefined ? pageHeaders : headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const sheet = picture.arrayBuffer();
  const putBlob = async () => {
    const bytes = new Uint8Array(await sheet);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return await fetch(url + CALLS.putBlob.path.replace('{sha256}', sha256), {
      method: 'PUT',
      headers: { ...pageHeaders, 'content-type': 'image/jpeg' },
      body: bytes,
    });
  };
  const put = (path: string, body: object) => send('PUT', path, body);
  let label = longestList(12);
  return {
    register: (round) =>
      fetch(`${url}/api/register`, {
        method: 'POST',
        headers: { ...headers, cookie: '' },
        body: JSON.stringify(registration(round)),
      }),
    login: () =>
      fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { ...headers, cookie: '' },
        body: JSON.stringify({ email: account.email, password: 'a long enough pass phrase' }),
      }),
    logout: () => fetch(`${url}/api/logout`, { method: 'POST', headers: { ...headers, cookie: '' } }),
    user: () => account.get('/api/user'),
    forgotPassword: () => account.post(CALLS.forgotPassword.path, { email: account.email }),
    resetPassword: () => account.post(CALLS.resetPassword.path, { token: 'a'.repeat(43), password: 'a longer phrase' }),
    confirmEmail: () => account.post(CALLS.confirmEmail.path, { token: 'a'.repeat(43) }),
    account: () => account.get(CALLS.account.path),
    changePassword: () =>
      account.post(CALLS.changePassword.path, { current: 'another one', password: 'a longer pass phrase' }),
    changeEmail: () => account.post(CALLS.changeEmail.path, { email: 'b@example.org', password: 'another one' }),
    askToConfirmEmail: () => account.post(CALLS.askToConfirmEmail.path, {}),
    devices: () => account.get(CALLS.devices.path),
    endDevice: () =>
      fetch(url + CALLS.endDevice.path.replace('{id}', randomUUID()), { method: 'DELETE', headers: pageHeaders }),
    endOtherDevices: () => fetch(url + CALLS.endOtherDevices.path, { method: 'DELETE', headers: pageHeaders }),
    secondStep: () => account.get(CALLS.secondStep.path),
    beginSecondStep: () => account.post(CALLS.beginSecondStep.path, { password: 'another one' }),
    confirmSecondStep: () => account.post(CALLS.confirmSecondStep.path, { code: '123456' }),
    renewRecoveryCodes: () => account.post(CALLS.renewRecoveryCodes.path, { password: 'another one', code: '123456' }),
    turnOffSecondStep: () => account.post(CALLS.turnOffSecondStep.path, { password: 'another one', code: '123456' }),
    deletionPreview: () => account.get(CALLS.deletionPreview.path),
    deleteAccount: () => account.post(CALLS.deleteAccount.path, { password: 'another one' }),
    accountExport: () => account.get(CALLS.accountExport.path),
    askForExport: () => account.post(CALLS.askForExport.path, undefined),
    exportFile: () => account.get(CALLS.exportFile.path),
    dropExport: () => fetch(url + CALLS.dropExport.path, { method: 'DELETE', headers: pageHeaders }),
    passkeys: () => account.get(CALLS.passkeys.path),
    beginPasskey: () => account.post(CALLS.beginPasskey.path, { password: 'another one' }),
    addPasskey: () => account.post(CALLS.addPasskey.path, { name: 'Phone', made: { id: 'x'.repeat(16_000) } }),
    renamePasskey: () => send('PATCH', CALLS.renamePasskey.path.replace('{id}', 'none'), { name: 'Phone' }),
    removePasskey: () =>
      fetch(url + CALLS.removePasskey.path.replace('{id}', 'none'), { method: 'DELETE', headers: pageHeaders }),
    beginPasskeySignIn: () => account.post(CALLS.beginPasskeySignIn.path, undefined),
    passkeySignIn: () => account.post(CALLS.passkeySignIn.path, { signed: { id: 'x'.repeat(16_000) } }),
    updateProfile: () =>
      send('PATCH', CALLS.updateProfile.path, {
        hasYoungChildren: true,
        hasPets: true,
        petTypes: ['cat'],
        hasAllergies: true,
        allergyTypes: ['skin'],
      }),
    household: () => account.get(CALLS.household.path),
    invite: () => account.post(CALLS.invite.path, undefined),
    revokeInvitation: () =>
      fetch(url + CALLS.revokeInvitation.path.replace('{id}', randomUUID()), {
        method: 'DELETE',
        headers: pageHeaders,
      }),
    referral: () => account.get(CALLS.referral.path),
    previewReferral: () => account.post(CALLS.previewReferral.path, { code: 'AAAAAAAA' }),
    claimReferral: () => account.post(CALLS.claimReferral.path, { code: 'AAAAAAAA', showName: false }),
    showReferralName: () => send('PUT', CALLS.showReferralName.path, { shown: false }),
    previewInvitation: () => account.post(CALLS.previewInvitation.path, { token: 'a'.repeat(43) }),
    acceptInvitation: () => account.post(CALLS.acceptInvitation.path, { token: 'a'.repeat(43) }),
    leaveHousehold: () => account.post(CALLS.leaveHousehold.path, undefined),
    removeAdult: () =>
      fetch(url + CALLS.removeAdult.path.replace('{id}', randomUUID()), { method: 'DELETE', headers: pageHeaders }),
    handOver: () => account.post(CALLS.handOver.path, { adultId: randomUUID() }),
    households: () => account.get(CALLS.households.path),
    addHousehold: () => account.post(CALLS.addHousehold.path, { name: 'Flat' }),
    // Back from the added household to the full one.
    switchHousehold: () => account.post(CALLS.switchHousehold.path, { householdId: account.householdId }),
    nameHousehold: () => send('PATCH', CALLS.nameHousehold.path, { name: 'Home' }),
    achievements: () => account.get(CALLS.achievements.path),
    notifications: () => account.get(CALLS.notifications.path),
    readNotification: () =>
      fetch(url + CALLS.readNotification.path.replace('{id}', 'achievement:none'), {
        method: 'PATCH',
        headers: pageHeaders,
      }),
    readAllNotifications: () => fetch(url + CALLS.readAllNotifications.path, { method: 'PUT', headers: pageHeaders }),
    helpQuestion: () =>
      account.post(CALLS.helpQuestion.path, { name: 'A', email: 'a@example.org', question: 'x'.repeat(4000) }),
    featureRequest: () =>
      account.post(CALLS.featureRequest.path, {
        name: 'A',
        email: 'a@example.org',
        featureTitle: 'T',
        featureDescription: 'x'.repeat(4000),
      }),
    scan: () => account.post('/api/scan', { barcode: '2000000000015' }),
    catalogueCounts: () => account.get(CALLS.catalogueCounts.path),
    searchProducts: () => account.get(`${CALLS.searchProducts.path}?q=sample%20shwoer%20gel%20for%20all%20of%20it`),
    aislePacks: () => account.get(CALLS.aislePacks.path),
    aislePackPart: () => account.get('/api/catalogue/packs/kitchen/0123456789abcdef/0'),
    contributions: () => account.get(CALLS.contributions.path),
    offerContributions: () => put(CALLS.offerContributions.path, { offers: true }),
    withdrawContribution: () => fetch(`${url}/api/contributions/none`, { method: 'DELETE', headers }),
    product: () => account.get(CALLS.product.path.replace('{id}', fat)),
    extractBarcode: () => sendForm(CALLS.extractBarcode.path, {}),
    extractFromLabel: () => sendForm(CALLS.extractFromLabel.path, {}),
    createManual: (round) =>
      account.post(CALLS.createManual.path, {
        name: `Fat ${round}`,
        ingredients: longestList(round).split(', ').slice(0, 490),
      }),
    report: () => account.post(CALLS.report.path.replace('{id}', fat), {}),
    ...readAsks((path) => account.get(path), fat),
    addInventory: () => account.post('/api/inventory', { productId: fat }),
    push: (round) => {
      const ops = Array.from({ length: 25 }, (_, at) => {
        const from = label;
        label = `Aqua, Glycerin ${round} ${at}`;
        return account.op('product.relabel', { from, to: label, origin: 'photo' }, { entityId: fat });
      });
      return account.push(ops);
    },
    pull: () => account.get('/api/sync/pull'),
    changes: async () => {
      const stop = new AbortController();
      const answer = await fetch(`${url}/api/sync/changes?deviceId=${randomUUID()}`, {
        headers: { cookie },
        signal: stop.signal,
      });
      stop.abort();
      return new Response(null, { status: answer.status });
    },
    analyticsEvents: () =>
      account.post('/api/analytics/events', { events: Array.from({ length: 20 }, () => ({ name: 'x'.repeat(2000) })) }),
    instance: () => account.get(CALLS.instance.path),
    support: () => account.get(CALLS.support.path),
    helpNumbers: () => account.get(CALLS.helpNumbers.path),
    putBlob,
    portrait: () => account.get(CALLS.portrait.path.replace('{id}', randomUUID())),
    photo: async () =>
      account.get(
        CALLS.photo.path.replace(
          /\{\w+\}/,
          createHash('sha256')
            .update(new Uint8Array(await sheet))
            .digest('hex'),
        ),
      ),
    healthz: () => account.get('/healthz'),
    readyz: () => account.get('/readyz'),
    recalls: () => account.get(CALLS.recalls.path),
    heldRecalls: () => account.get(CALLS.heldRecalls.path),
    recallArrivals: () => account.get(CALLS.recallArrivals.path),
    recallNotice: () => account.get(CALLS.recallNotice.path.replace('{id}', 'cpsc:1')),
    recallNotices: () => account.get(`${CALLS.recallNotices.path}?q=kettle`),
    deliverySetup: () => account.get(CALLS.deliverySetup.path),
    subscribePush: () =>
      put(CALLS.subscribePush.path, {
        endpoint: `https://fcm.googleapis.com/${'x'.repeat(900)}`,
        ...{ keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }, expirationTime: null, replaces: null },
      }),
    unsubscribePush: () => account.post(CALLS.unsubscribePush.path, { endpoint: 'https://fcm.googleapis.com/x' }),
    testPush: () => account.post(CALLS.testPush.path, { endpoint: 'https://fcm.googleapis.com/y' }),
    setRelay: () => put(CALLS.setRelay.path, { relay: 'ntfy', token: 'x'.repeat(128) }),
    dropRelay: () => account.post(CALLS.dropRelay.path, { relay: 'ntfy' }),
    testRelay: () => account.post(CALLS.testRelay.path, { relay: 'ntfy' }),
    openapi: () => account.get(CALLS.openapi.path),
    ...groupAsks(send, community),
    ...programAsks(send, community),
  };
}

/** Pulls every page. @returns how many there were */
async function pullAll(account: Account): Promise<number> {
  let pages = 0;
  for (let cursor = ''; ; pages += 1) {
    const answer = await account.get(`/api/sync/pull${cursor && `?cursor=${encodeURIComponent(cursor)}`}`);
    const page = (await answer.json()) as { more: boolean; cursor: string };
    if (!page.more) return pages + 1;
    cursor = page.cursor;
  }
}

/** Measures and prints every call in the table with the largest legal data. @param only part of its name */
export async function measureHolds(only = ''): Promise<readonly Hold[]> {
  const server = await startWatched();
  try {
    const account = await openAccount(server.url, 'full');
    const fat = await fillHousehold(server, account, LARGEST);
    const community = await fillCommunity(server, account);
    const picture = await largestPicture();
    const holds: Hold[] = [];
    const measure = async (call: string, ask: Ask): Promise<void> => {
      if (!call.toLowerCase().includes(only)) return;
      const seen: number[] = [];
      const statuses = new Set<number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        await server.held();
        const answer = await ask(round);
        // A refusal is a valid answer, and so is a picture that ran out of time. A rate limit measures nothing.
        const { ok, status } = answer;
        if (status === 429 || (status >= 500 && status !== 503) || (!ok && MUST_FIND.has(call)))
          throw new Error(`${call} was answered ${status}: ${(await answer.text()).slice(0, 300)}`);
        statuses.add(status);
        await answer.arrayBuffer();
        seen.push(await server.held());
      }
      seen.sort((a, b) => a - b);
      const hold = { call, median: seen[Math.floor(ROUNDS / 2)] ?? 0, worst: seen.at(-1) ?? 0 };
      holds.push(hold);
      console.log(
        `${call.padEnd(24)} median ${hold.median.toFixed(0).padStart(5)} ms, worst ${hold.worst.toFixed(0).padStart(5)} ms (${[...statuses].join(', ')})`,
      );
    };
    const table = asks(server.url, account, fat, picture, community);
    // The worker thread reads the knowledge at its first list, which belongs to no call.
    await table.report(0);
    for (const name of Object.keys(CALLS) as CallName[]) await measure(name, table[name]);
    await measure('pull, every page', async () => {
      await pullAll(account);
      return new Response(null);
    });
    await measure('leaderboard, groups', () => account.get('/api/leaderboard?of=groups'));
    await measure('posts, many short ones', () => account.get('/api/groups/group2/posts'));
    await measure('comments, 100 short ones', () => account.get('/api/groups/entries/short2000/comments'));
    await measure('inventory, page of 500', () => account.get('/api/inventory?limit=500'));
    await measure('push of 25 new lists', (round) =>
      account.push(
        Array.from({ length: 12 }, (_, at) =>
          account.op('product.create', {
            barcode: null,
            name: `List ${round} ${at}`,
            ingredients: longestList(at).split(', ').slice(0, 490),
          }),
        ),
      ),
    );
    await measure('nothing', async () => new Response(null));
    return holds;
  } finally {
    await server.dispose();
  }
}
