import { join } from 'node:path';
import { checkDatabase } from '#db/check-database.ts';
import { openReadOnly } from '#db/open.ts';
import type { Writer } from './writer.ts';

/** Checks a data folder for damage, while its server may be running, and compares it with what a writer was told. */
export function compareStored(dataDir: string, writer: Writer): { lost: number; doubled: number } {
  const db = openReadOnly(join(dataDir, 'safeshelf.db'));
  try {
    checkDatabase(db);
    const quantity = db.prepare<[string], number>('SELECT quantity FROM inventory WHERE id = ?').pluck();
    return writer.compare((id) => quantity.get(id) ?? 0);
  } finally {
    db.close();
  }
}
