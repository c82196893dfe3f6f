import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { writeCsv } from '#domain/inventory/csv.ts';

/** What nobody finished within this time goes. */
const KEPT_MS = 30 * 86_400_000;
const PREFIX = 'upload-';

/** A name that means nothing to a file system; its ending, which says how it is read, stays. */
const plainName = (name: string): string => name.replace(/[^A-Za-z0-9._-]/g, '_').slice(-80);

/** A line of what was refused, or kept with a remark. */
const Line = z.object({
  record: z.number(),
  reason: z.string().optional(),
  kept: z.string().optional(),
  said: z.string().optional(),
});

/** Files that an administrator sent, below the folder of imports. Ids are those of whoever sends: UUIDs, nothing else. */
export function uploadFiles(folder: string) {
  const at = (id: string, ending: string): string => join(folder, `${PREFIX}${id}${ending}`);
  const part = (id: string): string => at(id, '.part');
  const size = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const ofId = (id: string): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${PREFIX}${id}`)) : [];
  return {
    /** Where the file of an import lies. */
    path: (id: string, name: string): string => at(id, `-${plainName(name)}`),
    mapping: (id: string): string => at(id, '.mapping.json'),
    refused: (id: string): string => at(id, '.rejects.jsonl'),
    /** Writes a part where it belongs; one behind a gap is left out. @returns how many bytes are here */
    async write(id: string, from: number, bytes: Uint8Array): Promise<number> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const here = size(part(id));
      if (from > here) return here;
      const file = await open(part(id), here === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.write(bytes, 0, bytes.length, from);
      } finally {
        await file.close();
      }
      return size(part(id));
    },
    /** Takes a file that was sent whole, with the mapping that names its columns. @returns false where nothing was sent */
    async take(id: string, name: string, mapping: string | undefined): Promise<boolean> {
      const path = at(id, `-${plainName(name)}`);
      if (existsSync(part(id))) await rename(part(id), path);
      if (!existsSync(path)) return false;
      if (mapping !== undefined) await writeFile(at(id, '.mapping.json'), mapping, { mode: 0o600 });
      return true;
    },
    /** Takes away what was sent under an id; the list of what was refused stays. */
    drop(id: string): void {
      for (const name of ofId(id)) if (!name.endsWith('.rejects.jsonl')) rmSync(join(folder, name), { force: true });
    },
    hasRefused: (id: string): boolean => size(at(id, '.rejects.jsonl')) > 0,
    /** What was refused or found remarkable, as a table, line by line. */
    async *refusedTable(id: string): AsyncGenerator<string> {
      yield writeCsv([['Record', 'What became of it', 'Why', 'What it says']]);
      const input = createReadStream(at(id, '.rejects.jsonl'), 'utf8');
      try {
        for await (const text of createInterface({ input })) {
          const line = Line.safeParse(JSON.parse(text)).data;
          if (!line) continue;
          const { record, reason, kept, said } = line;
          const became = reason === undefined ? 'kept' : 'refused';
          yield writeCsv([[String(record), became, reason ?? kept ?? '', said ?? '']]);
        }
      } finally {
        // Whoever goes away meanwhile leaves no file open.
        input.destroy();
      }
    },
    /** Takes away what nobody asked for again in a month. */
    sweep(nowMs: number): void {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder).filter((one) => one.startsWith(PREFIX))) {
        const path = join(folder, name);
        const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? nowMs;
        if (nowMs - changed > KEPT_MS) rmSync(path, { force: true });
      }
    },
  };
}
export type UploadFiles = ReturnType<typeof uploadFiles>;
