import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type FindWord, NO_WORDS, WordLists, wordFinder } from '#domain/community/word-list.ts';

/**
 * The word lists of a server, as the operator wrote them; empty if there is no file.
 * @throws Error naming the file and what is wrong with it
 */
export function readWordLists(path: string): FindWord {
  if (!existsSync(path)) return NO_WORDS;
  try {
    return wordFinder(WordLists.parse(JSON.parse(readFileSync(path, 'utf8'))));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
    throw new Error(`${path} cannot be read (${why}). Fix it, or delete it.`);
  }
}
