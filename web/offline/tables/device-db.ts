import { Dexie, type Table } from 'dexie';

interface DeviceEntry {
  key: 'deviceId' | 'account' | 'stayOffline';
  value: string;
}

// On localhost Dexie's debug mode takes a stack trace with every promise, and has the page's code parsed for it.
Dexie.debug = false;

/** Data of the phone rather than an account: its id, the last open account, staying offline. No personal data. */
export class DeviceDb extends Dexie {
  declare entries: Table<DeviceEntry, string>;

  constructor() {
    super('safeshelf-device', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ entries: 'key' });
  }

  /**
   * This phone's id, created on first use. Two tabs that ask at the same time get the same id.
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

  /** The account of this browser's session, as far as this phone knows. */
  async account(): Promise<string | null> {
    return (await this.entries.get('account'))?.value ?? null;
  }

  /** Whether the person wants only requests they ask for: in a shop with a bad signal, or on an expensive network. */
  async stayOffline(): Promise<boolean> {
    return (await this.entries.get('stayOffline')) !== undefined;
  }

  async setStayOffline(on: boolean): Promise<void> {
    if (on) await this.entries.put({ key: 'stayOffline', value: 'on' });
    else await this.entries.delete('stayOffline');
  }

  /** Stores which account is signed in, or that none is. */
  async setAccount(userId: string | null): Promise<void> {
    if (userId === null) await this.entries.delete('account');
    else await this.entries.put({ key: 'account', value: userId });
  }
}
