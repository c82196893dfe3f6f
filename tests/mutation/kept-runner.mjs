import { BroadcastChannel } from 'node:worker_threads';
import { createVitest } from 'vitest/node';

/** Files with a cache: their mutants are tested with freshly loaded modules. */
const KEEPS = /(?:fold-in-place|pattern-ingredient)\.ts$/;

/**
 * A Stryker test runner that loads the tests once and runs single tests for each mutant, in one Vitest thread.
 * Stryker's own runner reloads every module and recompiles the knowledge for each mutant, which takes most of its time.
 * The hit limit stops a mutant that loops for ever; if that does not help, Stryker kills the process.
 */
class KeptRunner {
  static inject = /** @type {const} */ (['options']);

  /** @param {{ keptTests: { configFile: string } }} options */
  constructor(options) {
    this.configFile = options.keptTests.configFile;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    process.env.VITEST = '1';
    this.channel = new BroadcastChannel('mutants');
    this.channel.onmessage = ({ data }) => this.heard?.(data);
    this.vitest = await createVitest('test', { config: this.configFile, watch: false });
    const ready = this.next();
    this.done = this.vitest.start();
    await Promise.race([ready, this.done.then(() => Promise.reject(this.early()))]);
  }

  /** The error for tests that ended before they were asked. */
  early() {
    const files = this.vitest?.state.getFiles() ?? [];
    const errors = [...files.flatMap(({ result }) => result?.errors ?? []), ...(this.vitest?.state.errorsSet ?? [])];
    return new Error(`The tests ended before they were asked: ${errors.map(({ message }) => message).join('; ')}`);
  }

  /** The next message from the tests. */
  next() {
    return new Promise((resolve) => {
      this.heard = (data) => resolve(data);
    });
  }

  /** @param {Record<string, unknown>} question */
  async ask(question) {
    const answer = this.next();
    this.channel?.postMessage(question);
    return await answer;
  }

  async dryRun() {
    const { tests, mutantCoverage } = await this.ask({ run: 'all' });
    return { status: 'complete', tests, mutantCoverage };
  }

  /** @param {{ activeMutant: { id: string }, sandboxFileName: string, testFilter?: string[], hitLimit?: number }} options */
  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit }) {
    const keeps = KEEPS.test(sandboxFileName);
    if (keeps) await this.restart();
    const answer = await this.ask({ run: 'mutant', mutant: activeMutant.id, tests: testFilter, hitLimit });
    if (keeps) await this.restart();
    return answer;
  }

  async restart() {
    await this.dispose();
    await this.init();
  }

  async dispose() {
    this.channel?.postMessage({ run: 'end' });
    await this.done;
    this.channel?.close();
    await this.vitest?.close();
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'kept', injectableClass: KeptRunner }];
