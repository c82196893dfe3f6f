import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { HelpNumber } from '#domain/emergency/help-number.ts';
import { writeDurably } from '../durable-file.ts';

const ConfirmedFile = z.object({ numbers: z.array(HelpNumber).max(200) });

/**
 * The numbers that the people who run the server have confirmed, of any age. None where there is no file yet.
 * @throws Error naming the file and the entry, where it cannot be read
 */
export function readConfirmed(path: string): readonly HelpNumber[] {
  if (!existsSync(path)) return [];
  try {
    return ConfirmedFile.parse(JSON.parse(readFileSync(path, 'utf8'))).numbers;
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
    throw new Error(`${path} cannot be read (${why}). Mend it, or take it away and run \`npm run confirm-numbers\`.`);
  }
}

/** Writes them, whole or not at all. */
export const writeConfirmed = (path: string, numbers: readonly HelpNumber[]): void =>
  writeDurably(path, `${JSON.stringify({ numbers }, null, 2)}\n`);
