import { writeFileSync } from 'node:fs';

/** Leaves a file behind where a run met errors that nobody handled: vitest's JSON does not tell them. */
export default class {
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) writeFileSync(process.env.UNHANDLED_ERRORS, `${errors.length}`);
  }
}
