import { existsSync, readdirSync, statSync } from 'node:fs';
import { measureAllergens } from './allergens.ts';
import { measureBarcodes } from './barcodes.ts';
import { measureCaptures } from './captures.ts';
import { measureCodeVariants } from './code-variants.ts';
import { measureCoverage } from './coverage.ts';
import { measureDates } from './dates.ts';
import { measureHazardCoverage } from './hazard-coverage.ts';
import { measureHomeAreas } from './home-areas.ts';
import { measureLabels } from './labels.ts';
import { measureRenderedLabels } from './labels-rendered.ts';
import { measureNoise } from './noise.ts';
import { measureTips } from './tips.ts';
import { measureUnclear } from './unclear.ts';
import { measureVariants } from './variants.ts';
import { measureWarnings } from './warnings.ts';
import { measureWords } from './words.ts';

const MEASUREMENTS: Readonly<Record<string, (path: string, options: readonly string[]) => Promise<void>>> = {
  allergens: measureAllergens,
  barcodes: measureBarcodes,
  captures: measureCaptures,
  'code-variants': measureCodeVariants,
  coverage: measureCoverage,
  dates: measureDates,
  hazards: measureHazardCoverage,
  'home-areas': measureHomeAreas,
  labels: measureLabels,
  'rendered-labels': measureRenderedLabels,
  noise: measureNoise,
  tips: measureTips,
  words: measureWords,
  warnings: measureWarnings,
  unclear: measureUnclear,
  variants: measureVariants,
};

const [name = '', path, ...options] = process.argv.slice(2);
const measurement = MEASUREMENTS[name];
if (!measurement || !path) {
  console.error(`Usage: npm run -s measure -- ${Object.keys(MEASUREMENTS).join('|')} FILE or FOLDER [options]`);
  process.exit(2);
}
try {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  const found = statSync(path);
  if (found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0) throw new Error(`${path} is empty`);
  await measurement(path, options);
} catch (error) {
  // A missing or unusable input gives one line. Any other error is our own fault and keeps its stack.
  if (!(error instanceof Error) || (error.constructor !== Error && !('code' in error))) throw error;
  console.error(`measure ${name}: ${error.message}`);
  process.exit(2);
}
