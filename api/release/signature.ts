import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

// Releases are signed with Ed25519 (RFC 8032), over the bytes of the archive.

const ofEd25519 = (key: KeyObject, what: string): KeyObject => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The ${what} is not an Ed25519 key.`);
  return key;
};

/** @param pem a private key, PKCS #8 @returns the signature in base64 @throws if it is not an Ed25519 key */
export function signArchive(archive: Buffer, pem: string): string {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Error('The private key cannot be read: it must be a PEM without a password.');
  }
  return sign(null, archive, ofEd25519(key, 'private key')).toString('base64');
}

/** The public half of a private key as PEM, for operators. */
export const publicHalf = (pem: string): string =>
  createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'pem' }).toString();

/**
 * Whether an archive is the one that was signed.
 * @param signature base64, as in the file next to the archive
 * @param pem the public key of whoever made the release
 * @throws if the key cannot be read, or is not an Ed25519 key
 */
export function isSigned(archive: Buffer, signature: string, pem: string): boolean {
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    throw new Error('The public key cannot be read: it must be a PEM.');
  }
  const bytes = Buffer.from(signature.trim(), 'base64');
  return bytes.length === 64 && verify(null, archive, ofEd25519(key, 'public key'), bytes);
}
