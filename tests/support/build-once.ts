import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isStale } from '../../api/commands/build-stamp.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Browser tests run against the build. This makes one if it is missing or older than the sources. */
export default function buildOnce(): void {
  if (!isStale(root)) return;
  const { status } = spawnSync(process.execPath, ['api/commands/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so there is nothing to test.');
}
