import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { HelpNumber } from '#domain/emergency/help-number.ts';
import { writeDurably } from '../durable-file.ts';

const ConfirmedFile = z.object({ numbers: z.array(HelpNumber).max(200) });

/**
 * The numbers that the operator has confirmed, of any age; empty if there is no file yet.
 * @throws Error naming the file and the entry, if it cannot be read
 */
export function readConfirmed(path: string): readonly HelpNumber[] {
  if (!existsSync(path)) return [];
  try {
    return ConfirmedFile.parse(JSON.parse(readFileSync(path, 'utf8'))).numbers;
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
    throw new Error(`${path} cannot be read (${why}). Fix it, or delete it and run \`npm run confirm-numbers\`.`);
  }
}

/** Writes the numbers atomically. */
export const writeConfirmed = (path: string, numbers: readonly HelpNumber[]): void =>
  writeDurably(path, `${JSON.stringify({ numbers }, null, 2)}\n`);
