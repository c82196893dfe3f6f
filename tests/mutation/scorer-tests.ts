import { answerMutants } from './answer-mutants.ts';

await answerMutants(
  'tests/domain/safety/scoring',
  /^(?:golden|class-rows|everyone-caps|unknown-limits|scorer-.*)\.test\.ts$/,
);
