import { createHash } from 'node:crypto';

/**
 * The identity of a mutant, independent of the order in which mutants arrive.
 * @param {{ fileName: string, location: unknown, mutatorName: string, replacement: string }} mutant
 */
const keyOf = ({ fileName, location, mutatorName, replacement }) =>
  JSON.stringify([fileName.slice(fileName.indexOf('/domain/')), location, mutatorName, replacement]);

/**
 * A Stryker checker that lets only a seeded sample of the mutants through: the first `count`, ordered by a hash of the
 * seed and the mutant. Stryker asks once about all mutants that its settings do not exclude, before it checks test
 * coverage. Mutants outside the sample are listed as errors and do not count towards the score.
 */
class SampleChecker {
  static inject = /** @type {const} */ (['options']);

  /** @param {{ mutationSample: { count: number, seed: number } }} options */
  constructor(options) {
    this.sample = options.mutationSample;
    this.chosen = new Set();
  }

  async init() {}

  /** @param {readonly { id: string, fileName: string, location: unknown, mutatorName: string, replacement: string }[]} mutants */
  async group(mutants) {
    const { count, seed } = this.sample;
    const order = mutants
      .map((mutant) => ({
        id: mutant.id,
        at: createHash('sha1')
          .update(`${seed}:${keyOf(mutant)}`)
          .digest('hex'),
      }))
      .sort((one, other) => (one.at < other.at ? -1 : 1));
    for (const { id } of order.slice(0, count - this.chosen.size)) this.chosen.add(id);
    console.log(`sample of ${this.chosen.size} among ${mutants.length} mutants, seed ${seed}`);
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly { id: string }[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
