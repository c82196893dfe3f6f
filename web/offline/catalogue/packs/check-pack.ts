import { PackManifest, type PackOffer } from '#domain/catalogue/packs/pack-calls.ts';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** SHA-256 as hexadecimal digits. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether this browser can verify Ed25519 signatures: supported since Safari 17, Firefox 129 and Chrome 137. */
export async function canCheck(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), { name: 'Ed25519' }, false, ['verify']);
    return true;
  } catch (error) {
    // The all-zero point is a valid encoding. A browser that rejects it as data still supports the algorithm.
    return error instanceof DOMException && error.name === 'DataError';
  }
}

/**
 * The manifest in an offer, if the server's key signed it.
 * @param key raw Ed25519 public key, base64url
 * @returns null if it was signed by another key, altered, or cannot be read
 */
export async function signedManifest(key: string, offer: PackOffer): Promise<PackManifest | null> {
  try {
    const held = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'Ed25519' }, false, ['verify']);
    const text = new TextEncoder().encode(offer.manifest);
    if (!(await crypto.subtle.verify({ name: 'Ed25519' }, held, bytesOf(offer.signature), text))) return null;
    return PackManifest.safeParse(JSON.parse(offer.manifest)).data ?? null;
  } catch {
    return null;
  }
}
