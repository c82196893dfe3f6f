import { readFileSync } from 'node:fs';
import { TIPS } from '#web/drawn/words/tips.ts';

/**
 * Checks that the words each public tip rests on stand in its source (product P20.8), and prints those that do not.
 * @param path the safety method, as a text file
 */
export async function measureTips(path: string): Promise<void> {
  const source = readFileSync(path, 'utf8');
  const missing = TIPS.filter(({ rests }) => !source.includes(rests));
  for (const { title, rests } of missing) console.log(`${title}: "${rests}" does not stand in ${path}`);
  console.log(`tips: ${TIPS.length - missing.length} of ${TIPS.length} rest on words of their source`);
  if (missing.length > 0) process.exitCode = 1;
}
