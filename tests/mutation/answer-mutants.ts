import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { it, type RunnerTask, type RunnerTestCase, TestRunner } from 'vitest';

type Coverage = Record<string, number>;

/** Stryker's global object, through which the instrumented sources report coverage and read the active mutant. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Coverage; perTest: Record<string, Coverage> };
}

type Question =
  | { readonly run: 'all' | 'end' }
  | { readonly run: 'mutant'; readonly mutant: string; readonly tests?: readonly string[]; readonly hitLimit?: number };

const testsIn = (tasks: readonly RunnerTask[]): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));

/** The message of the error that a test throws, or null. */
const failureOf = async (test: RunnerTestCase): Promise<string | null> => {
  try {
    await TestRunner.getTestFn(test)();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Loads test files once and runs all or some of their tests, in the same modules, each time the mutant runner asks.
 * @param folder of the test files, from the root of the project
 * @param files pattern of the file names to load
 */
export const answerMutants = async (folder: string, files: RegExp): Promise<void> => {
  for (const file of readdirSync(folder)) if (files.test(file)) await import(join(process.cwd(), folder, file));
  const changed = globalThis as { __stryker__?: Switch };
  it(
    'answers about mutants',
    async ({ task }) => {
      changed.__stryker__ ??= {};
      const ns = changed.__stryker__;
      const tests = testsIn(task.file.tasks).filter((test) => test !== task);
      const byId = new Map(tests.map((test, at) => [`${at} ${test.name}`, test]));
      const times = new Map<string, number>();

      const runAll = async () => {
        const results = [];
        const loaded = structuredClone(ns.mutantCoverage?.static ?? {});
        for (const [id, test] of byId) {
          ns.currentTestId = id;
          const start = performance.now();
          const failure = await failureOf(test);
          const timeSpentMs = performance.now() - start;
          times.set(id, timeSpentMs);
          const told = { id, name: id, timeSpentMs };
          results.push(failure === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: failure });
        }
        ns.currentTestId = undefined;
        return { tests: results, mutantCoverage: { static: loaded, perTest: ns.mutantCoverage?.perTest ?? {} } };
      };

      const runMutant = async ({ mutant, tests: asked = [...byId.keys()], hitLimit }: Question & { run: 'mutant' }) => {
        ns.activeMutant = mutant;
        ns.hitCount = 0;
        ns.hitLimit = hitLimit;
        let nrOfTests = 0;
        try {
          const quickFirst = [...asked].sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0));
          for (const id of quickFirst) {
            const test = byId.get(id);
            if (test === undefined) throw new Error(`No test is called ${id}.`);
            nrOfTests += 1;
            const failureMessage = await failureOf(test);
            if (hitLimit !== undefined && ns.hitCount > hitLimit) return { status: 'timeout', reason: 'hit limit' };
            if (failureMessage !== null) return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
          }
          return { status: 'survived', nrOfTests };
        } finally {
          ns.activeMutant = undefined;
        }
      };

      const channel = new BroadcastChannel('mutants');
      await new Promise<void>((resolve) => {
        channel.onmessage = async (message) => {
          const question = (message as { data: Question }).data;
          if (question.run === 'end') resolve();
          else
            channel.postMessage(
              question.run === 'all' ? await runAll() : await runMutant(question as Question & { run: 'mutant' }),
            );
        };
        channel.postMessage('ready');
      });
      channel.close();
    },
    2 ** 31 - 1,
  );
};
