import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more alone, the longest first: begun last, one of them would be waited for alone. */
const SLOW = [
  'e2e/accessibility',
  'simulate/simulate',
  'e2e/journey',
  'e2e/kill',
  'e2e/offline',
  'e2e/label-camera',
  'e2e/install',
  'e2e/shell',
  'api/process',
  'simulate/planted',
  'architecture/add-an-entity',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? SLOW.length : at;
};

/** Begins with the files that take longest, so that the workers end together. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
