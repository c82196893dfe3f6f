import { expect, it } from 'vitest';
import { citedAs } from '#db/knowledge/citation-marks.ts';
import { citation, citations } from '#web/product-view/citation.ts';

it('takes the mark of a missing review out of a citation', () => {
  expect(citation('Veterinary consensus (expert review needed)')).toEqual({
    text: 'Veterinary consensus',
    reviewNeeded: true,
    notCompared: false,
  });
  expect(citation('CLP Annex VI 601-096-00-2')).toEqual({
    text: 'CLP Annex VI 601-096-00-2',
    reviewNeeded: false,
    notCompared: false,
  });
});

it('takes the mark of a citation from memory out of it, as the pack writes it', () => {
  const source = citedAs('Merck Veterinary Manual', false);
  expect(citation(source)).toEqual({ text: 'Merck Veterinary Manual', reviewNeeded: false, notCompared: true });
  expect(citation(citedAs('Merck Veterinary Manual', true)).notCompared).toBe(false);
});

it('names each source once, and marks all of them where one is not confirmed', () => {
  expect(citations(['CosIng III/88', 'CosIng III/88', 'Consensus (expert review pending)'])).toEqual({
    text: 'CosIng III/88 \u00b7 Consensus',
    reviewNeeded: true,
    notCompared: false,
  });
});
