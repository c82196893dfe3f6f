import { readFileSync } from 'node:fs';
import { graveCandidates } from '#domain/knowledge/misreadings/grave-index.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

// Each load has a process of its own, so that no code of the reader is compiled yet, as when the app is opened.

const bytes = new Uint8Array(readFileSync(process.argv[2] ?? ''));
const start = performance.now();
const knowledge = readPack(bytes);
if (knowledge.idOfName('water') === undefined) throw new Error('The pack knows no water');
const loaded = performance.now();
// Readings of every length, because indexes of similar names are built only for lengths that are requested.
for (let length = 5; length <= 120; length += 4) knowledge.similarNames('q'.repeat(length));
graveCandidates('qqqqqqqq', knowledge);
const indexed = performance.now();
console.log(JSON.stringify({ loadMs: loaded - start, indexMs: indexed - start, size: knowledge.size }));
