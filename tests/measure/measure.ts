import { measureBarcodes } from './barcodes.ts';
import { measureHazardCoverage } from './hazard-coverage.ts';

const MEASUREMENTS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  barcodes: measureBarcodes,
  hazards: measureHazardCoverage,
};

const [name = '', folder] = process.argv.slice(2);
const measurement = MEASUREMENTS[name];
if (!measurement || !folder) {
  console.error(`Usage: npm run -s measure -- ${Object.keys(MEASUREMENTS).join('|')} FOLDER`);
  process.exit(2);
}
await measurement(folder);
