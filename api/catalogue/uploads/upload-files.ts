import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { writeCsv } from '#domain/inventory/csv.ts';

/** Files that were not touched for this long are deleted. */
const KEPT_MS = 30 * 86_400_000;
const PREFIX = 'upload-';

/** A name that is safe in a file system. It keeps its extension, which says how the file is read. */
const plainName = (name: string): string => name.replace(/[^A-Za-z0-9._-]/g, '_').slice(-80);

/** One refused record, or one that was imported with a remark. */
const Line = z.object({
  record: z.number(),
  reason: z.string().optional(),
  kept: z.string().optional(),
  said: z.string().optional(),
});

/** Files uploaded by an administrator, in the folder of imports. Their ids come from the client and must be UUIDs. */
export function uploadFiles(folder: string) {
  const at = (id: string, ending: string): string => join(folder, `${PREFIX}${id}${ending}`);
  const part = (id: string): string => at(id, '.part');
  const size = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const ofId = (id: string): string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${PREFIX}${id}`)) : [];
  return {
    /** The path of the file of an import. */
    path: (id: string, name: string): string => at(id, `-${plainName(name)}`),
    mapping: (id: string): string => at(id, '.mapping.json'),
    refused: (id: string): string => at(id, '.rejects.jsonl'),
    /** Writes a part at its position, unless that would leave a gap. @returns how many bytes are here */
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
    /** Accepts a completely uploaded file, with its column mapping. @returns false if nothing was uploaded */
    async take(id: string, name: string, mapping: string | undefined): Promise<boolean> {
      const path = at(id, `-${plainName(name)}`);
      if (existsSync(part(id))) await rename(part(id), path);
      if (!existsSync(path)) return false;
      if (mapping !== undefined) await writeFile(at(id, '.mapping.json'), mapping, { mode: 0o600 });
      return true;
    },
    /** Deletes what was uploaded under an id; the list of refused records stays. */
    drop(id: string): void {
      for (const name of ofId(id)) if (!name.endsWith('.rejects.jsonl')) rmSync(join(folder, name), { force: true });
    },
    hasRefused: (id: string): boolean => size(at(id, '.rejects.jsonl')) > 0,
    /** The refused and remarked records as a table, line by line. */
    async *refusedTable(id: string): AsyncGenerator<string> {
      yield writeCsv([['Record', 'Outcome', 'Why', 'What it says']]);
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
        // Close the file even if the client disconnects.
        input.destroy();
      }
    },
    /** Deletes files that were not touched for a month. */
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
