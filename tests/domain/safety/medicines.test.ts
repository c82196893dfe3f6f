import { describe, expect, it } from 'vitest';
import { readSources } from '#db/knowledge/read-sources.ts';
import { isMedicineName } from '#domain/knowledge/inci/inn-stems.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const { ingredients } = readSources();
const MADE_OF: Readonly<Partial<Record<ProductType, string>>> = {
  leave_on: 'Aqua, Glycerin, Cetearyl Alcohol, ',
  food: 'Sugar, Water, Wheat Flour, ',
  household: 'Water, Citric Acid, ',
};
const reportOn = (type: ProductType, name: string, medicine = false) =>
  assess({ text: `${MADE_OF[type] ?? ''}${name}`, types: [type], forms: [], baby: false, medicine }, knowledge);
const tellsEveryone = (type: ProductType, name: string): boolean =>
  reportOn(type, name).warnings.some(({ audience }) => audience === 'everyone');

const MEDICINES = ingredients.filter(({ facts }) => facts.some((fact) => fact.class === 'MEDICINE'));
const ONLY_MEDICINES = ingredients.filter(
  ({ functions, permitted }) =>
    functions.length > 0 && permitted.length === 0 && functions.every((name) => name === 'medicine'),
);

/** Medicines that are in none of our lists. */
const UNLISTED = `bimatoprost latanoprost tacrolimus pimecrolimus luliconazole efinaconazole isavuconazole rabeprazole
  dexlansoprazole pitavastatin fluvastatin azilsartan nadolol esmolol vardenafil avanafil udenafil sitagliptin
  dapagliflozin trandolapril lacidipine zolmitriptan granisetron gefitinib delafloxacin famciclovir bupivacaine fenoprofen
  bromfenac tenoxicam bicalutamide trifarotene fondaparin rupatadine doxazosin adalimumab trastuzumab`
  .split(/\s+/)
  .filter((name) => knowledge.idOfName(normaliseName(name)) === undefined);

describe('medicines in what is no medicine (method M1.4.7, M4.1.58, M4.2.24, M4.5.21)', () => {
  it('are known by function, whether or not a list of the law names them', () => {
    expect(ONLY_MEDICINES.length).toBeGreaterThan(400);
    const untold = ONLY_MEDICINES.filter(
      ({ facts, eNumbers }) => eNumbers.length === 0 && !facts.some((fact) => fact.class === 'MEDICINE'),
    );
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it('are red in a cream, and everyone is told', () => {
    const green = MEDICINES.filter(({ name }) => (reportOn('leave_on', name).score ?? 0) > 39);
    expect(green.map(({ name }) => name)).toEqual([]);
    const untold = MEDICINES.filter(({ name }) => !tellsEveryone('leave_on', name));
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it('are red in food, unless food may be made with them', () => {
    const eaten = MEDICINES.filter(({ facts }) =>
      facts.some((fact) => fact.class === 'MEDICINE' && fact.route === null),
    );
    const green = eaten.filter(({ name }) => (reportOn('food', name).score ?? 0) > 39);
    expect(green.map(({ name }) => name)).toEqual([]);
    expect(reportOn('food', 'Melatonin').cap).toBeNull();
  });

  it('are judged neither by cosmetics nor by food law where they are sold as medicines (method M4.2.22)', () => {
    for (const name of ['Adapalene', 'Clotrimazole', 'Diclofenac'])
      expect(reportOn('leave_on', name, true).cap).toBeNull();
    expect(reportOn('household', 'Clotrimazole').cap).toBeNull();
  });
});

describe('names formed as those of medicines (method M1.4.8, M4.1.59, M4.5.22)', () => {
  it('are not green in a cream or a food, and stay unknown', () => {
    expect(UNLISTED.length).toBeGreaterThan(20);
    for (const name of UNLISTED) {
      for (const type of ['leave_on', 'food'] as const) {
        const report = reportOn(type, name);
        expect(report.score, name).toBeLessThanOrEqual(69);
        expect(report.ingredients.at(-1)?.match.confidence, name).toBe(0);
        expect(tellsEveryone(type, name), name).toBe(true);
      }
    }
  });

  it('are told in other spellings and as salts', () => {
    for (const name of ['omeprazol', 'tramadolo', 'avanafilo', 'nadolol hydrochloride', 'gefitinib'])
      expect(isMedicineName(normaliseName(name)), name).toBe(true);
  });

  it('are no names of anything else that we know', () => {
    const others = ingredients.filter(
      ({ functions, facts }) => functions.some((name) => name !== 'medicine') && facts.length === 0,
    );
    const taken = others
      .filter(({ functions }) => !functions.some((name) => /medicine|anaesthetic|fungicide|preservative/.test(name)))
      .flatMap(({ name, synonyms }) => [name, ...synonyms])
      // Prostaglandin analogues in cosmetics are excluded, because their endings are meant to match.
      .filter((name) => isMedicineName(normaliseName(name)) && !/prost(?:en|am|al)/i.test(name));
    expect(taken).toEqual([]);
    for (const word of ['americaine', 'dominicaine', 'histidine', 'allantoin', 'bisabolol', 'benzotriazole'])
      expect(isMedicineName(word), word).toBe(false);
  });
});

describe('poisons in food (method M1.4.9)', () => {
  const poisons = ingredients.filter(({ audience }) =>
    audience.some(
      ({ who, severity, routes }) => who === 'everyone' && severity === 'CRITICAL' && routes.join() === 'food',
    ),
  );

  it('are never green', () => {
    expect(poisons.length).toBeGreaterThan(400);
    const green = poisons.filter(({ name }) => {
      const report = reportOn('food', name);
      return name.length <= 80 && report.ingredients.at(-1)?.match.step === 'exact' && (report.score ?? 0) > 39;
    });
    expect(green.map(({ name }) => name)).toEqual([]);
  });

  it('are not what food is made or fortified with', () => {
    for (const name of ['Sodium Nitrite', 'Sodium Selenite', 'Vitamin D3', 'Caffeine', 'Potassium Iodide', 'Chlorine'])
      expect(
        reportOn('food', name).warnings.filter(
          ({ audience, severity }) => audience === 'everyone' && severity === 'CRITICAL',
        ),
        name,
      ).toEqual([]);
  });
});
