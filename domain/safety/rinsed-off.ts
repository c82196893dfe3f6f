import type { Judgement } from './judgement.ts';

const notPermitted = ({ scored }: Judgement): boolean =>
  scored.some(({ costs }) => costs.some((cost) => cost.class === 'NOT_PERMITTED'));

/**
 * The judgements that can be true of a product. If nobody has decided whether a cosmetic stays on, a preservative that
 * law permits only in rinse-off products shows that it is rinsed off: judged as leave-on, every shower gel would be
 * unlawful. The user is still asked which it is.
 */
export const plausibleJudgements = (judgements: readonly Judgement[]): readonly Judgement[] => {
  const rinsed = judgements.find(({ use }) => use.type === 'rinse_off');
  if (rinsed === undefined || notPermitted(rinsed)) return judgements;
  return judgements.filter((one) => one.use.type !== 'leave_on' || !notPermitted(one));
};
