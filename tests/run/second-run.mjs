/**
 * Which browser tests run a second time, and the combined result of both runs. On a machine that is busy with other
 * work, a page may be so late that a test gives up. If only a few files failed, they run once more, alone.
 */

/** With more failed files than this, a busy machine is not the reason. */
const MOST = 4;
/** These look for rare losses and duplicates: a single failure is what they were written for. */
const ONE_RUN = /\/(?:kill|offline|left-lock|journey)\.test\.ts$/;

const isRed = ({ status }) => status === 'failed';
const nameOf = ({ fullName }) => fullName;

/**
 * @param results test files of a first run, in vitest's JSON: `name`, `status`, `assertionResults`
 * @returns the paths of those to run once more; empty if too many failed
 */
export function filesToRepeat(results) {
  const red = results.filter(isRed);
  return red.length > MOST ? [] : red.map(({ name }) => name).filter((name) => !ONE_RUN.test(name));
}

/**
 * @param first results of all files
 * @param second results of those that ran once more
 * @returns the results that count, and the first results of those files whose every test passed the second time: for
 * these the second results count
 */
export function mergeRuns(first, second) {
  const later = new Map(second.map((result) => [result.name, result]));
  const passedLater = (result) => {
    const again = later.get(result.name);
    if (!again || isRed(again)) return false;
    const passed = new Set(again.assertionResults.filter((test) => test.status === 'passed').map(nameOf));
    return result.assertionResults.every((test) => passed.has(nameOf(test)));
  };
  return {
    counted: first.map((result) => (isRed(result) && passedLater(result) ? later.get(result.name) : result)),
    unsteady: first.filter((result) => isRed(result) && passedLater(result)),
  };
}
