import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const report = (text: string | null, name: string) =>
  assess({ text, types: ['other'], forms: ['supplement'], baby: false, name, medicine: true }, knowledge);
const told = (text: string | null, name = 'Tablets'): readonly string[] =>
  report(text, name).warnings.map(({ severity, audience }) => `${severity} ${audience}`);

describe('beta blockers and asthma (method M1.4.18)', () => {
  it.each([
    'Propranolol 40 mg',
    'Propranololhydrochlorid 40 mg',
    'Carvedilol 25 mg',
    'Sotalol',
    'Nadolol',
    'Timolol 0.5%',
  ])('%s is CRITICAL', (text) => expect(told(text)).toContain('CRITICAL asthma'));

  it.each(['Bisoprolol fumarate 5 mg', 'Metoprololsuccinat 47,5 mg', 'Atenolol', 'Nebivolol'])(
    '%s is a WARNING',
    (text) => {
      expect(told(text)).toContain('WARNING asthma');
      expect(told(text)).not.toContain('CRITICAL asthma');
    },
  );

  it('are told by the name alone, too', () => {
    expect(told(null, 'Propranolol 40 mg tablets')).toContain('CRITICAL asthma');
    expect(told(null, 'Bisoprolol 5 mg Tabletten')).toContain('WARNING asthma');
  });
});

describe('quinine by the dose (method M1.4.18)', () => {
  it.each([
    ['Quinine sulfate 300 mg', 'Tablets'],
    ['Chininsulfat 200 mg', 'Tabletten'],
    [null, 'Quinine sulfate 300 mg tablets'],
  ])('%s, %s: a child and an unborn one', (text, name) => {
    expect(told(text, name)).toContain('CRITICAL child');
    expect(told(text, name)).toContain('WARNING preg');
  });

  it('in a tonic water harms no child', () => {
    const drink = assess(
      { text: 'Water, sugar, quinine', types: ['food'], forms: [], baby: false, name: 'Tonic water with quinine' },
      knowledge,
    ).warnings.map(({ severity, audience }) => `${severity} ${audience}`);
    expect(drink).toContain('CAUTION preg');
    expect(drink.filter((one) => one.endsWith(' child'))).toEqual([]);
  });
});

describe('fluoride that a child is given by the quarter of a milligram (method M4.2.25)', () => {
  it('is no poison, and more of it is warned of', () => {
    const tablets = report('Sodium fluoride 0.25 mg', "Children's fluoride tablets");
    const all = tablets.warnings.map(({ severity, audience }) => `${severity} ${audience}`);
    expect(all).not.toContain('CRITICAL child');
    expect(all).toContain('WARNING child');
    expect(tablets.cap).toBeNull();
  });

  it('is one in what is no medicine', () => {
    const powder = assess({ text: 'Sodium fluoride 50%', types: ['household'], forms: [], baby: false }, knowledge);
    expect(powder.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL child');
  });
});

describe('a medicine by its name in another language (method M3.1.16)', () => {
  // 21 CFR 201.326: aspirin and related drugs may trigger asthma.
  it.each([
    'Aspirin 500 mg',
    'Ibuprofen 400 mg',
    'Diclofenac Gel',
    'Naproxen 250',
    'Voltaren',
    'acide acétylsalicylique',
    'Acetylsalicylsäure 100 mg',
    'кислота ацетилсалициловая',
    'Ацетилсалициловая кислота 500 мг',
    'Ибупрофен 400 мг',
    'Диклофенак натрия',
    'kwas acetylosalicylowy',
  ])('%s tells a person with asthma by the name alone', (name) => expect(told(null, name)).toContain('WARNING asthma'));

  it.each(['Пропранолол 40 мг', 'Карведилол', 'Karvedilol', 'тимолол капли'])('%s is CRITICAL', (name) =>
    expect(told(null, name)).toContain('CRITICAL asthma'),
  );

  it.each(['Бисопролол 5 мг', 'Метопролола тартрат', 'атенолол', 'небиволол'])('%s is a WARNING', (name) =>
    expect(told(null, name)).toContain('WARNING asthma'),
  );

  it.each(['пропранолол', 'карведилол', 'Karvedilol'])('%s is CRITICAL in a list', (text) =>
    expect(told(text)).toContain('CRITICAL asthma'),
  );

  it.each(['Karamell', 'Kokosfett', 'Картофель', 'Kefir', 'Kakao'])('%s is no medicine', (name) =>
    expect(told(null, name).filter((one) => one.endsWith('asthma'))).toEqual([]),
  );
});
