import { describe, expect, it } from 'vitest';
import { type Item, pair } from './home.ts';

/** A product whose type nobody entered and whose name does not reveal it. */
const undecided = (name: string, text: string | null = null): Item => [name, null, text];
const BLEACH: Item = ['Bleach', 'household', null];

describe('a product of which nobody said what it is (method M7.1.6, M8.1.4)', () => {
  it.each([
    ['HG limescale', 'phosphoric acid 15%', 'Mould HG', 'sodium hypochlorite <5%'],
    ['WC Ente', 'Citronensäure 8%, Milchsäure', 'Hygiene plus', 'Natriumhypochlorit 2,8 g/100 g'],
    ['Chlorifix', 'Natriumdichlorisocyanurat', 'Minus', 'Natriumhydrogensulfat'],
    ['Fassade', 'Natriumhypochlorit', 'Terrasse', 'Salzsäure 10%'],
  ])('%s (%s) beside %s (%s) sets chlorine free', (one, list, other, otherList) => {
    expect(pair(undecided(one, list), undecided(other, otherList))).toBe('CRITICAL chlorine');
  });

  it('lye beside an acid that no food is made with is no matter of the kitchen', () => {
    const lye = undecided('Granulat', 'hidróxido de sodio');
    expect(pair(lye, undecided('Salfumán', 'ácido clorhídrico 23%'))).toMatch(/^WARNING/);
  });

  it('what takes colours out is no preservative of food', () => {
    expect(pair(undecided('Weiß', 'Natriumdithionit'), BLEACH)).toMatch(/^WARNING/);
  });

  it('what nobody drinks is no drink', () => {
    expect(pair(undecided('Flasche', 'Isopropanol 70%'), BLEACH)).toMatch(/^CRITICAL/);
  });

  it.each([
    ['Pickles', 'vinegar, water, cucumbers'],
    ['Drink', 'water, citric acid, flavouring'],
    ['Kombucha', 'water, sugar, organic oolong tea'],
    ['Gewürzgurken', 'Gurken, Branntweinessig, Zucker, Salz'],
    ['Saure Drops', 'Zucker, Citronensäure 2%, Aroma'],
    ['Cola', 'water, sugar, phosphoric acid, caffeine'],
    ['Kekse', 'Weizenmehl, Zucker, Backtriebmittel Ammoniumhydrogencarbonat'],
    ['Aprikosen', 'Aprikosen, Schwefeldioxid'],
    ['Laugenbrezel', 'Weizenmehl, Wasser, Natriumhydroxid'],
    ['Multivitamin', 'Ascorbinsäure, Citronensäure, Jod'],
    ['Augurken in azijn', 'augurken, azijn, suiker'],
  ])('%s (%s) may be a food, and nothing is told of it beside bleach', (name, list) => {
    expect(pair(BLEACH, undecided(name, list))).not.toMatch(/^(?:CRITICAL|WARNING)/);
  });
});

describe('names alone, in further languages (method M7.1.10)', () => {
  it.each([
    ['Bleekmiddel', 'Schoonmaakazijn'],
    ['Chloor', 'Ammoniak'],
    ['Dikke bleek', 'Natuurazijn'],
    ['Çamaşır suyu', 'Tuz ruhu'],
    ['Chlorbleiche', 'Zoutzuur'],
    ['Kloriitti', 'Etikka'],
    ['WC-Reiniger Chlor', 'Essig'],
    ['Bleaching powder', 'Vinegar'],
    ['Chlorkalk', 'Salzsäure'],
    ['Calcium hypochlorite 68%', 'Brake fluid'],
    ['Calcium hypochlorite 68%', 'Trichlor tablets'],
  ])('%s beside %s', (one, other) => {
    expect(pair(undecided(one), undecided(other))).toMatch(/^CRITICAL/);
  });

  it('a name of bleach that others share is only likely, also where a food is called so', () => {
    expect(pair(undecided('Savo'), undecided('Ocet'))).toMatch(/^WARNING/);
    expect(pair(undecided('Wybielacz'), undecided('Ocet spirytusowy'))).toMatch(/^WARNING/);
  });

  it('nothing is a bleach for being hypo allergenic', () => {
    expect(pair(undecided('Hypo allergenic washing powder'), undecided('Vinegar'))).not.toMatch(
      /^(?:CRITICAL|WARNING)/,
    );
  });
});
