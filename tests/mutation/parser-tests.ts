import { answerMutants } from './answer-mutants.ts';

// Times are not what a change of the reader is noticed by, and changed sources are slower.
await answerMutants('tests/domain/products/label', /^(?!hostile-text).*\.test\.ts$/);
