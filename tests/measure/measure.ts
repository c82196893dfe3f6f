import { measureBarcodes } from './barcodes.ts';
import { measureCoverage } from './coverage.ts';
import { measureHazardCoverage } from './hazard-coverage.ts';
import { measureLabels } from './labels.ts';
import { measureNoise } from './noise.ts';

const MEASUREMENTS: Readonly<Record<string, (path: string, options: readonly string[]) => Promise<void>>> = {
  barcodes: measureBarcodes,
  coverage: measureCoverage,
  hazards: measureHazardCoverage,
  labels: measureLabels,
  noise: measureNoise,
};

const [name = '', path, ...options] = process.argv.slice(2);
const measurement = MEASUREMENTS[name];
if (!measurement || !path) {
  console.error(`Usage: npm run -s measure -- ${Object.keys(MEASUREMENTS).join('|')} FILE or FOLDER [options]`);
  process.exit(2);
}
await measurement(path, options);
