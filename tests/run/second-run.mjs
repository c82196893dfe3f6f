/**
 * Which browser tests run a second time, and what both runs come to. A page on a machine that is busy with other work may be
 * so late that a test gives up; a few files that failed run once more, alone.
 */

/** More red files than this are no matter of a busy machine. */
const MOST = 4;
/** These look for what is lost or doubled only now and then: one wrong result is what they were written for. */
const LOOKS_FOR_LOSS = /\/(?:kill|offline|left-lock|journey)\.test\.ts$/;

/** Only waited in vain for something on a page: no result was wrong. */
const wasLate = ({ assertionResults }) =>
  assertionResults.every(
    ({ status, failureMessages = [] }) =>
      status !== 'failed' ||
      (failureMessages.length > 0 &&
        failureMessages.every((message) => /^(?:\w+\.)*\w+: Timeout \d+ms exceeded/.test(message))),
  );

const isRed = ({ status }) => status === 'failed';
const nameOf = ({ fullName }) => fullName;

/**
 * @param results test files of a first run, in vitest's JSON: `name`, `status`, `assertionResults`
 * @returns the paths of those to run once more; none where too many failed
 */
export function filesToRepeat(results) {
  const red = results.filter(isRed);
  const again = red.filter((result) => !LOOKS_FOR_LOSS.test(result.name) || wasLate(result));
  return red.length > MOST ? [] : again.map(({ name }) => name);
}

/**
 * @param first results of all files
 * @param second results of those that ran once more
 * @returns the results that count, and the first results of files of which every test passed the second time: the later
 * results of these count
 */
export function settle(first, second) {
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
