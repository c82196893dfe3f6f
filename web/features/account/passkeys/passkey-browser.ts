import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { fail, type Result, succeed } from '#domain/problem.ts';

type Json = Record<string, unknown>;

/** Whether this browser can use passkeys at this address: with HTTPS, or on this machine, and under a name (product P2.2.15). */
export const passkeysHere = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** What a browser said no with, in words. It says the same of a person who pressed "Cancel" and of a time that ran out. */
function refusal(reason: unknown): Result<never> {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'InvalidStateError') return fail('CONFLICT', 'This device has a passkey for your account already.');
  if (name === 'NotAllowedError' || name === 'AbortError') return fail('BAD_REQUEST', 'No passkey was chosen.');
  return fail('BAD_REQUEST', 'This browser could not use a passkey here.');
}

/** The library comes when it is needed: most people never press the button. */
const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Result<Json>> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return succeed({ ...(await (await library()).startRegistration({ optionsJSON })) });
  } catch (reason) {
    return refusal(reason);
  }
}

/** Has the browser ask for a passkey. */
export async function askForPasskey(options: Json): Promise<Result<Json>> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return succeed({ ...(await (await library()).startAuthentication({ optionsJSON })) });
  } catch (reason) {
    return refusal(reason);
  }
}
