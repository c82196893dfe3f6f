import { parseArgs } from 'node:util';
import { benchmarkIndex } from '../machine-speed.ts';
import { LARGE_INVENTORY_PARTS, largeInventory } from './large-inventory.ts';

// Measures some of what a person does in an inventory of two thousand entries, without the rest of the bench: `npm run
// -s large-inventory -- dashboard detector`, on a phone that is `--slower 4` times slower than this machine. The last
// line is JSON, in milliseconds.

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { slower: { type: 'string', default: '4' } },
});
const slower = Number(values.slower);
if (!(slower >= 1)) {
  console.error(`--slower must be a number of at least 1, not ${values.slower}.`);
  process.exit(2);
}
const unknown = wanted.filter((one) => !LARGE_INVENTORY_PARTS.some((part) => part === one));
if (unknown.length > 0) {
  console.error(`Not measured here: ${unknown.join(', ')}. Choose from ${LARGE_INVENTORY_PARTS.join(', ')}.`);
  process.exit(2);
}
const parts = LARGE_INVENTORY_PARTS.filter((part) => wanted.length === 0 || wanted.includes(part));
const before = await benchmarkIndex();
const found = await largeInventory(parts, slower);
const index = [before, await benchmarkIndex()];
console.log(`slowed ${slower} times; benchmark index of this machine before and after: ${index.join(', ')}`);
console.log(JSON.stringify(found));
