import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isSigned } from '../release/signature.ts';

// Checks the archive of a release before it is unpacked: `npm run -s verify-release -- ARCHIVE --key FILE`. It uses the
// public key known from before, and the signature file next to the archive. Run it from the installed release.
const read = (file: string, what: string): Buffer => {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`${what} cannot be read: ${file}`);
  }
};

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [file] = positionals;
  if (file === undefined) throw new Error('Name the archive.');
  if (values.key === undefined) throw new Error('Name the key it must be signed with: --key FILE');
  const archive = read(file, 'The archive');
  const signature = read(`${file}.sig`, 'The signature beside the archive').toString('utf8');
  if (!isSigned(archive, signature, read(values.key, 'The public key').toString('utf8'))) {
    throw new Error(`${file} does not match its signature with this key. Do not unpack it.`);
  }
  console.log(`${file} is signed with this key and unchanged.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
