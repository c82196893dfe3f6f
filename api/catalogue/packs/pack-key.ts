import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';

/** The key with which a server signs its packs: Ed25519 (RFC 8032). */
export interface PackKey {
  /** The raw public key, base64url. */
  readonly publicKey: string;
  /** Signs the UTF-8 bytes of a text; base64url. */
  sign(text: string): string;
}

const KEY = 'pack key';
const HELD = statement((q) => q.selectFrom('instance').select('value').where('key', '=', KEY));
const KEEP = statement((q, { value }: { value: string }) => q.insertInto('instance').values({ key: KEY, value }));

const publicPart = (key: KeyObject): string => String(key.export({ format: 'jwk' }).x);

const keyOf = (base64: string): PackKey => {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
  return {
    publicKey: publicPart(key),
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64url'),
  };
};

/**
 * The key of this server, made with its first pack. It is stored in the database, and so in every backup: phones
 * remember the public key and accept nothing signed by another.
 */
export const packKey = ({ writes }: Pick<Database, 'writes'>): Promise<PackKey> =>
  writes.run(async (tx) => {
    const held = await tx.first(HELD);
    if (held) return keyOf(held.value);
    const made = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    await tx.run(KEEP, { value: made });
    return keyOf(made);
  });

/** The public key; null if no pack was ever signed. */
export async function publicPackKey(reads: Reads): Promise<string | null> {
  const held = await reads.first(HELD);
  return held ? keyOf(held.value).publicKey : null;
}
