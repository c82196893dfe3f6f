import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, FIXED_JITTER, Phone, signedIn, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, refusal } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
});
afterEach(() => app.close());

const addItem = async (): Promise<string> => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 1 }));
  return id;
};

describe('a browser that already holds a session', () => {
  it('is recognised, and gets everything of the household again', async () => {
    const { user } = await phone.signUp();
    const id = await addItem();
    await phone.settled();
    phone.clearStorage();
    await phone.restart();
    expect(signedIn(phone.client)).toMatchObject({ user, needsSignIn: false });
    await eventually(async () => expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 1 }));
  });

  it('shows nothing of an account until the server has named it', async () => {
    await phone.signUp();
    phone.clearStorage();
    let shownMeanwhile = '';
    phone.network.fate = (_path, _init, go) => {
      shownMeanwhile ||= phone.client.session.getState().status;
      return go();
    };
    await phone.restart();
    expect(shownMeanwhile).toBe('loading');
    expect(phone.client.session.getState().status).toBe('signedIn');
  });

  // Regression: the dashboard's live queries ran on a phone without an id and showed an error.
  it('has the id of the phone before it says who is signed in: screens ask for it where nothing may be written', async () => {
    await phone.signUp();
    phone.clearStorage();
    let made = 0;
    const tab = phone.tab({
      ...FIXED_JITTER,
      bytes: (count) => {
        made += 1;
        return FIXED_JITTER.bytes(count);
      },
    });
    let madeBefore: number | undefined;
    tab.session.subscribe(({ status }) => {
      if (status === 'signedIn') madeBefore ??= made;
    });
    await tab.start();
    expect(madeBefore).toBe(1);
    expect(await tab.deviceId()).toMatch(/^[\da-f-]{36}$/);
    expect(made).toBe(1);
  });

  it.each([
    ['without a signal', REQUEST_OUTCOMES.down],
    ['behind the sign-in page of a hotel', REQUEST_OUTCOMES.captive],
    ['whose session is over', async () => refusal(401, 'UNAUTHENTICATED')],
  ] as const)('starts signed out %s', async (_which, fate) => {
    await phone.signUp();
    phone.clearStorage();
    phone.network.fate = fate;
    await phone.restart();
    expect(phone.client.session.getState()).toEqual({ status: 'signedOut' });
  });

  it('does not wait for ever for a network that is silent', async () => {
    await phone.signUp();
    phone.clearStorage();
    let asked = false;
    phone.network.fate = (path, init) => {
      asked = true;
      return REQUEST_OUTCOMES.silent(path, init);
    };
    const starting = phone.restart();
    await eventually(() => expect(asked).toBe(true));
    phone.clock.advance(5_000);
    await starting;
    expect(phone.client.session.getState()).toEqual({ status: 'signedOut' });
  });

  it('asks nobody once the person has logged out', async () => {
    await phone.signUp();
    unwrap(await phone.client.logout());
    phone.network.carried.length = 0;
    await phone.restart();
    expect(phone.network.carried).toEqual([]);
  });
});
