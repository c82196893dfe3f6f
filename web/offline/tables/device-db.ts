import { Dexie, type Table } from 'dexie';

interface DeviceEntry {
  key: 'deviceId' | 'account' | 'stayOffline';
  value: string;
}

// On localhost Dexie takes a stack trace with every promise, and has the page's code parsed for it. Not wanted here.
Dexie.debug = false;

/** What belongs to the phone and to no account: its id, and which account was open last. No personal data. */
export class DeviceDb extends Dexie {
  declare entries: Table<DeviceEntry, string>;

  constructor() {
    super('safeshelf-device', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ entries: 'key' });
  }

  /**
   * The id of this phone, made on first use; two tabs that ask at once get the same.
   * @param newId makes a UUID
   */
  async deviceId(newId: () => string): Promise<string> {
    const known = await this.entries.get('deviceId');
    if (known) return known.value;
    return this.transaction('rw', this.entries, async () => {
      const held = await this.entries.get('deviceId');
      if (held) return held.value;
      const made = newId();
      await this.entries.add({ key: 'deviceId', value: made });
      return made;
    });
  }

  /** The account whose session this browser holds, as far as this phone knows. */
  async account(): Promise<string | null> {
    return (await this.entries.get('account'))?.value ?? null;
  }

  /** Whether the person wants no request sent but those they ask for: a shop with a bad signal, a costly network. */
  async stayOffline(): Promise<boolean> {
    return (await this.entries.get('stayOffline')) !== undefined;
  }

  async setStayOffline(on: boolean): Promise<void> {
    if (on) await this.entries.put({ key: 'stayOffline', value: 'on' });
    else await this.entries.delete('stayOffline');
  }

  /** Remembers the account that was signed in, or that nobody is. */
  async setAccount(userId: string | null): Promise<void> {
    if (userId === null) await this.entries.delete('account');
    else await this.entries.put({ key: 'account', value: userId });
  }
}
