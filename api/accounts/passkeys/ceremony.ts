import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { RelyingParty } from '#domain/accounts/relying-party.ts';

/** Options as plain JSON, as they are sent. */
type Options = Record<string, unknown>;

/** The messages that browsers and this server exchange for passkeys (W3C Web Authentication, Level 3, 7.1 and 7.2). */
export interface PasskeyCeremony {
  creationOptions(challenge: string, person: NewKeyFor): Promise<Options>;
  requestOptions(challenge: string): Promise<Options>;
  /** The passkey that a browser created; null if any part of the answer is invalid. */
  readMade(made: Options, takes: TakesChallenge): Promise<WebAuthnCredential | null>;
  /** The passkey's new signature counter; null if it did not sign the answer, or the counter went backwards. */
  readSigned(signed: Options, credential: WebAuthnCredential, takes: TakesChallenge): Promise<number | null>;
}

/** Uses up a challenge. @returns whether it was valid */
type TakesChallenge = (challenge: string) => boolean;

interface NewKeyFor {
  readonly userId: string;
  readonly email: string;
  /** Passkeys the person already has: a device that holds one of them creates no second. */
  readonly has: readonly { readonly id: string; readonly transports: string[] }[];
}

/** Loaded with the first passkey: it takes 30 MB, and many servers have no passkeys. */
const library = () => import('@simplewebauthn/server');

/** The origin an answer must come from: the public one, or without it localhost at any port. Null for any other. */
async function originOf(clientData: unknown, { origin }: RelyingParty): Promise<string | null> {
  if (typeof clientData !== 'string') return null;
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const said = decodeClientDataJSON(clientData).origin;
  if (origin !== null) return origin;
  return /^http:\/\/localhost(?::\d+)?$/.test(said) ? said : null;
}

/** Whatever is wrong with an answer, its sender only learns that it is wrong. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

/** Discoverable passkeys, which need no user name, with user verification each time: PIN, finger or face. */
export function createPasskeyCeremony(place: RelyingParty): PasskeyCeremony {
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return {
    creationOptions: async (challenge, { userId, email, has }) => ({
      ...(await (
        await library()
      ).generateRegistrationOptions({
        rpName: 'Safeshelf',
        rpID: place.name,
        userName: email,
        userID: new TextEncoder().encode(userId),
        challenge: bytesOf(challenge),
        excludeCredentials: [...has],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    }),
    requestOptions: async (challenge) => ({
      ...(await (
        await library()
      ).generateAuthenticationOptions({
        rpID: place.name,
        challenge: bytesOf(challenge),
        userVerification: 'required',
      })),
    }),
    readMade: (made, takes) =>
      orNull(async () => {
        const response = made as unknown as RegistrationResponseJSON;
        const expectedOrigin = await originOf(response.response.clientDataJSON, place);
        if (expectedOrigin === null) return null;
        const { verifyRegistrationResponse } = await library();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: takes,
          expectedOrigin,
          expectedRPID: place.name,
          requireUserVerification: true,
        });
        return verified ? registrationInfo.credential : null;
      }),
    readSigned: (signed, credential, takes) =>
      orNull(async () => {
        const response = signed as unknown as AuthenticationResponseJSON;
        const expectedOrigin = await originOf(response.response.clientDataJSON, place);
        if (expectedOrigin === null) return null;
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: takes,
          expectedOrigin,
          expectedRPID: place.name,
          credential,
          requireUserVerification: true,
        });
        return verified ? authenticationInfo.newCounter : null;
      }),
  };
}
