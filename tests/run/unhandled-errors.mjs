import { writeFileSync } from 'node:fs';

/** Writes a file if a run had unhandled errors, because vitest's JSON does not report them. */
export default class {
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) writeFileSync(process.env.UNHANDLED_ERRORS, `${errors.length}`);
  }
}
