import { moment, type Section } from './section.ts';

// Account data that the server holds in addition to the rows synced to phones.

/** The account. */
export interface ExportedAccount {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmedAt: number | null;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: number;
  /** When two-step sign-in was turned on; null if it is off. */
  readonly secondStepSince: number | null;
}

/** One of the person's households, with its adults as the household screen shows them. */
export interface ExportedHousehold {
  readonly id: string;
  readonly name: string | null;
  readonly plan: string;
  readonly role: string;
  readonly joinedAt: number;
  readonly adults: readonly { readonly id: string; readonly name: string; readonly role: string }[];
}

/** A browser in which the person is signed in. */
export interface ExportedSignIn {
  readonly name: string;
  readonly signedInAt: number;
  readonly usedAt: number | null;
}

/** A phone that sent changes. */
export interface ExportedPhone {
  readonly deviceId: string;
  readonly seenAt: number;
}

/** A security event of the account. */
export interface ExportedEvent {
  readonly at: number;
  readonly kind: string;
  readonly householdId: string | null;
}

/** An invitation that the person made. */
export interface ExportedInvitation {
  readonly householdId: string;
  readonly madeAt: number;
  readonly endsAt: number;
  readonly usedAt: number | null;
  readonly revokedAt: number | null;
}

/** The referral through which the account signed up. */
export interface ExportedReferral {
  readonly joinedAt: number;
  readonly showsName: number;
  readonly countedAt: number | null;
}

/** A browser or relay that messages are delivered to. */
export interface ExportedPush {
  /** The host of the browser's push service, or the kind of relay. */
  readonly service: string;
  readonly since: number;
}

/** A passkey of the person. */
export interface ExportedPasskey {
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

/** A message that was delivered to the person, or is still to be. */
export interface ExportedDelivery {
  readonly id: string;
  readonly madeAt: number;
  readonly toldAt: number | null;
}

export const ACCOUNT: Section<ExportedAccount> = {
  name: 'account',
  title: 'Account',
  about: 'Who you are to this server. Your password and the secrets of two-step sign-in are not part of this file.',
  columns: [
    ['E-mail address', ({ email }) => email],
    ['Confirmed (UTC)', ({ emailConfirmedAt }) => moment(emailConfirmedAt)],
    ['Username', ({ username }) => username],
    ['First name', ({ firstName }) => firstName],
    ['Last name', ({ lastName }) => lastName],
    ['Created (UTC)', ({ createdAt }) => moment(createdAt)],
    ['Two-step sign-in since (UTC)', ({ secondStepSince }) => moment(secondStepSince)],
    ['Id', ({ id }) => id],
  ],
};

export const HOUSEHOLDS: Section<ExportedHousehold> = {
  name: 'households',
  title: 'Households',
  about: 'The households you belong to, and the adults who share them.',
  columns: [
    ['Household', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['Plan', ({ plan }) => plan],
    ['Your role', ({ role }) => role],
    ['Joined (UTC)', ({ joinedAt }) => moment(joinedAt)],
    ['Adults', ({ adults }) => adults.map(({ name, role }) => `${name} (${role})`)],
  ],
};

export const SIGN_INS: Section<ExportedSignIn> = {
  name: 'sign-ins',
  title: 'Where you are signed in',
  about: 'Browsers you are signed in on. Their tokens are kept as hashes, which are not part of this file.',
  columns: [
    ['Browser', ({ name }) => name],
    ['Signed in (UTC)', ({ signedInAt }) => moment(signedInAt)],
    ['Last used (UTC)', ({ usedAt }) => moment(usedAt)],
  ],
};

export const PHONES: Section<ExportedPhone> = {
  name: 'phones',
  title: 'Phones that sent changes',
  about: 'Each by the number it gave itself.',
  columns: [
    ['Phone', ({ deviceId }) => deviceId],
    ['Last sent (UTC)', ({ seenAt }) => moment(seenAt)],
  ],
};

export const EVENTS: Section<ExportedEvent> = {
  name: 'audit',
  title: 'What happened to your account',
  about: 'Sign-ins, and changes of password, address and household, in the last 400 days.',
  columns: [
    ['When (UTC)', ({ at }) => moment(at)],
    ['What', ({ kind }) => kind.replaceAll('_', ' ')],
    ['Household', ({ householdId }) => householdId],
  ],
};

export const INVITATIONS: Section<ExportedInvitation> = {
  name: 'invitations',
  title: 'Invitations you created',
  about: 'Their links are kept as hashes, which are not part of this file.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Created (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Expires (UTC)', ({ endsAt }) => moment(endsAt)],
    ['Used (UTC)', ({ usedAt }) => moment(usedAt)],
    ['Cancelled (UTC)', ({ revokedAt }) => moment(revokedAt)],
  ],
};

export const REFERRAL: Section<ExportedReferral> = {
  name: 'referral',
  title: 'Who referred you',
  about: 'That you signed up with another household’s code, and whether it sees your first name.',
  columns: [
    ['Joined (UTC)', ({ joinedAt }) => moment(joinedAt)],
    ['First name shown', ({ showsName }) => (showsName === 1 ? 'yes' : 'no')],
    ['Counted (UTC)', ({ countedAt }) => moment(countedAt)],
  ],
};

export const DELIVERY_TARGETS: Section<ExportedPush> = {
  name: 'messages-go-to',
  title: 'Where messages go',
  about:
    'Browsers you allowed messages on, and the server’s relays. Their addresses, keys and tokens still work, so they are not part of this file.',
  columns: [
    ['Service', ({ service }) => service],
    ['Since (UTC)', ({ since }) => moment(since)],
  ],
};

export const PASSKEYS: Section<ExportedPasskey> = {
  name: 'passkeys',
  title: 'Passkeys',
  about: 'Passkeys you sign in with. Their identifiers here are not part of this file.',
  columns: [
    ['Name', ({ name }) => name],
    ['Added (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Last used (UTC)', ({ usedAt }) => moment(usedAt)],
  ],
};

export const DELIVERIES: Section<ExportedDelivery> = {
  name: 'messages',
  title: 'Messages sent to you',
  about: 'By push or e-mail, each with the number of its notification.',
  columns: [
    ['Notification', ({ id }) => id],
    ['Noted (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Sent (UTC)', ({ toldAt }) => moment(toldAt)],
  ],
};
