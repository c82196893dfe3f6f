import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readFileSeconds } from './file-seconds.mjs';

const SECONDS = Object.entries(readFileSeconds());

const secondsOf = ({ moduleId }: TestSpecification): number =>
  SECONDS.find(([file]) => moduleId.endsWith(`/${file}`))?.[1] ?? 0;

/** Starts with the slowest files, so that the workers finish together. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
