import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { fail, type Result, succeed } from '#domain/problem.ts';

type Json = Record<string, unknown>;

/** Whether passkeys work here: needs HTTPS or localhost, and a host name rather than an IP (product P2.2.15). */
export const passkeysHere = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Turns the browser's error into words. Pressing "Cancel" and a timeout give the same error. */
function refusal(reason: unknown): Result<never> {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'InvalidStateError') return fail('CONFLICT', 'This device already has a passkey for your account.');
  if (name === 'NotAllowedError' || name === 'AbortError') return fail('BAD_REQUEST', 'You didn’t choose a passkey.');
  return fail('BAD_REQUEST', 'This browser couldn’t use a passkey here.');
}

/** Loaded only when needed: most people never press the button. */
const library = () => import('@simplewebauthn/browser');

/** Asks the browser to create a passkey. */
export async function makePasskey(options: Json): Promise<Result<Json>> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return succeed({ ...(await (await library()).startRegistration({ optionsJSON })) });
  } catch (reason) {
    return refusal(reason);
  }
}

/** Asks the browser to sign with a passkey. */
export async function askForPasskey(options: Json): Promise<Result<Json>> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return succeed({ ...(await (await library()).startAuthentication({ optionsJSON })) });
  } catch (reason) {
    return refusal(reason);
  }
}
