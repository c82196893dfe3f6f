import { answerMutants } from './answer-mutants.ts';

// Leaves out hostile-text, which measures run time: instrumented sources are slower, and a mutant must not fail for
// that.
await answerMutants('tests/domain/products/label', /^(?!hostile-text).*\.test\.ts$/);
