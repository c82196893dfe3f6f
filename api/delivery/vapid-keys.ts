import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';

/** The keys by which push services identify this server (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEY = 'vapid';
const HELD = statement((q) => q.selectFrom('instance').select('value').where('key', '=', KEY));
const KEEP = statement((q, { value }: { value: string }) => q.insertInto('instance').values({ key: KEY, value }));

/**
 * The keys of this server, made at its first start. They are stored in the database, and so in every backup: phones are
 * subscribed to the public key, and would have to be asked again after a restore without it.
 */
export async function vapidKeys({ writes }: Pick<Database, 'writes'>): Promise<VapidKeys> {
  const held = await writes.run((tx) => tx.first(HELD));
  if (held) return JSON.parse(held.value) as VapidKeys;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  return writes.run(async (tx) => {
    // Another server on the same database may have been quicker.
    const now = await tx.first(HELD);
    if (now) return JSON.parse(now.value) as VapidKeys;
    await tx.run(KEEP, { value: JSON.stringify(made) });
    return made;
  });
}
