import { moment, type Section } from './section.ts';

// What the server holds of an account besides the rows that its phones know.

/** The account. */
export interface ExportedAccount {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmedAt: number | null;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: number;
  /** Two-step sign-in; null where it is off. */
  readonly secondStepSince: number | null;
}

/** A household of the person, with the adults who share it as its screen shows them. */
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

/** Something that happened to the safety of the account. */
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

/** That somebody brought the account. */
export interface ExportedReferral {
  readonly joinedAt: number;
  readonly showsName: number;
  readonly countedAt: number | null;
}

/** A browser, or a relay of the server, that messages go to. */
export interface ExportedPush {
  /** The push service that the browser named, or the kind of the relay. */
  readonly service: string;
  readonly since: number;
}

/** A passkey of the person. */
export interface ExportedPasskey {
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

/** Something that the person was told, or is to be. */
export interface ExportedTelling {
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
    ['Made (UTC)', ({ createdAt }) => moment(createdAt)],
    ['Two-step sign-in since (UTC)', ({ secondStepSince }) => moment(secondStepSince)],
    ['Id', ({ id }) => id],
  ],
};

export const HOUSEHOLDS: Section<ExportedHousehold> = {
  name: 'households',
  title: 'Households',
  about: 'The households that you belong to, and the adults who share them.',
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
  title: 'Signed in on',
  about: 'Browsers in which you are signed in. Their tokens are kept as hashes, which are not part of this file.',
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
  about: 'Signing in, and changes of password, address and household, of the last 400 days.',
  columns: [
    ['When (UTC)', ({ at }) => moment(at)],
    ['What', ({ kind }) => kind.replaceAll('_', ' ')],
    ['Household', ({ householdId }) => householdId],
  ],
};

export const INVITATIONS: Section<ExportedInvitation> = {
  name: 'invitations',
  title: 'Invitations you made',
  about: 'Their links are kept as hashes, which are not part of this file.',
  columns: [
    ['Household', ({ householdId }) => householdId],
    ['Made (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Ends (UTC)', ({ endsAt }) => moment(endsAt)],
    ['Used (UTC)', ({ usedAt }) => moment(usedAt)],
    ['Taken back (UTC)', ({ revokedAt }) => moment(revokedAt)],
  ],
};

export const REFERRAL: Section<ExportedReferral> = {
  name: 'referral',
  title: 'Who brought you',
  about: 'That you signed up with the code of another household, and whether it sees your first name.',
  columns: [
    ['Joined (UTC)', ({ joinedAt }) => moment(joinedAt)],
    ['First name shown', ({ showsName }) => (showsName === 1 ? 'yes' : 'no')],
    ['Counted (UTC)', ({ countedAt }) => moment(countedAt)],
  ],
};

export const PUSHES: Section<ExportedPush> = {
  name: 'messages-go-to',
  title: 'Where messages go',
  about:
    'Browsers that you allowed messages on, and relays of the server. Their addresses, keys and tokens work, and are not part of this file.',
  columns: [
    ['Service', ({ service }) => service],
    ['Since (UTC)', ({ since }) => moment(since)],
  ],
};

export const PASSKEYS: Section<ExportedPasskey> = {
  name: 'passkeys',
  title: 'Passkeys',
  about: 'Passkeys that sign you in. What they are known by here is not part of this file.',
  columns: [
    ['Name', ({ name }) => name],
    ['Added (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Last used (UTC)', ({ usedAt }) => moment(usedAt)],
  ],
};

export const TELLINGS: Section<ExportedTelling> = {
  name: 'messages',
  title: 'What you were told',
  about: 'By push or mail, each by the number of the notification.',
  columns: [
    ['Notification', ({ id }) => id],
    ['Noted (UTC)', ({ madeAt }) => moment(madeAt)],
    ['Told (UTC)', ({ toldAt }) => moment(toldAt)],
  ],
};
