import { answerMutants } from './answer-mutants.ts';

await answerMutants('tests/domain/safety', /^(?:golden|class-rows|everyone-caps|scorer-.*)\.test\.ts$/);
