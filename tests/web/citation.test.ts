import { expect, it } from 'vitest';
import { citation, citations } from '#web/citation.ts';

it('takes the mark of a missing review out of a citation', () => {
  expect(citation('Veterinary consensus (expert review needed)')).toEqual({
    text: 'Veterinary consensus',
    reviewNeeded: true,
  });
  expect(citation('CLP Annex VI 601-096-00-2')).toEqual({ text: 'CLP Annex VI 601-096-00-2', reviewNeeded: false });
});

it('names each source once, and marks all of them where one is not confirmed', () => {
  expect(citations(['CosIng III/88', 'CosIng III/88', 'Consensus (expert review pending)'])).toEqual({
    text: 'CosIng III/88 \u00b7 Consensus',
    reviewNeeded: true,
  });
});
