import { LARGE_INVENTORY_PARTS, largeInventory } from './large-inventory.ts';

// Some of what a person does in an inventory of two thousand entries, without the rest of the bench:
// `npm run -s large-inventory -- dashboard detector`. Last line JSON, in milliseconds.

const wanted = process.argv.slice(2);
const unknown = wanted.filter((one) => !LARGE_INVENTORY_PARTS.some((part) => part === one));
if (unknown.length > 0) {
  console.error(`Not measured here: ${unknown.join(', ')}. Choose from ${LARGE_INVENTORY_PARTS.join(', ')}.`);
  process.exit(2);
}
const parts = LARGE_INVENTORY_PARTS.filter((part) => wanted.length === 0 || wanted.includes(part));
console.log(JSON.stringify(await largeInventory(parts)));
