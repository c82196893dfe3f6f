import { describe, expect, it } from 'vitest';
import { readStatements } from '#domain/safety/statements/read-statements.ts';
import { HAZARD_CODES, statementText } from '#domain/safety/statements/statement-texts.ts';
import { isUfi } from '#domain/safety/statements/ufi.ts';

const codesOf = (text: string): readonly string[] =>
  readStatements(text)?.finding.hazards.map(({ code }) => code) ?? [];

describe('a denied hazard code', () => {
  it.each([
    'Contains no H314 substances',
    'Without any H314 ingredients',
    'H314-free',
    'Not classified as H314',
    'Enthält keine als H314 eingestuften Stoffe',
    'Sans substances classées H314',
    'Sin sustancias clasificadas como H314',
    'Senza sostanze H314',
  ])('%s: states nothing', (text) => {
    expect(readStatements(text)?.finding.hazards ?? []).toEqual([]);
  });

  it.each([
    'Do not mix. H314',
    'Contains no perfume. H314 Causes severe skin burns and eye damage',
    'Article no. 7 H314',
    'Not for children H314',
    'Contains no H319 substances. Danger H314',
  ])('%s: is stated', (text) => {
    expect(codesOf(text)).toEqual(['H314']);
  });
});

describe('hazard statements', () => {
  it.each(['en', 'fr', 'de', 'es', 'it'] as const)('are known by every official sentence in %s', (language) => {
    for (const code of HAZARD_CODES) {
      const sentence = statementText(code, language) ?? '';
      expect(codesOf(`${sentence}.`), sentence).toEqual([code]);
      expect(codesOf(sentence.toUpperCase()), sentence).toEqual([code]);
      expect(codesOf(`Aqua, Parfum. ${sentence}. Made by somebody`), sentence).toEqual([code]);
    }
  });

  it('are known by their code, alone, in a row, combined and with letters behind', () => {
    expect(codesOf('H314')).toEqual(['H314']);
    expect(codesOf('H225 H319 H336')).toEqual(['H225', 'H319', 'H336']);
    expect(codesOf('H302+H332, H360FD; EUH 031')).toEqual(['EUH031', 'H302', 'H332', 'H360']);
  });

  it('are known where a camera mistook letters and signs', () => {
    expect(codesOf('Causes ser1ous eye irritatlon')).toEqual(['H319']);
    expect(codesOf('Verursacht 5chwere Augenreizung')).toEqual(['H319']);
    expect(codesOf('Provoca 1es1ones ocu1ares graves')).toEqual(['H318']);
  });

  it('are not seen where none stands', () => {
    for (const text of [
      '',
      'Aqua, Sodium Chloride',
      'H999',
      'Vitamin H314x',
      'E314',
      'Model H31',
      'Warning',
      'Danger',
    ]) {
      expect(codesOf(text), text).toEqual([]);
    }
  });

  it('are blanked out of the list, which keeps its ingredients', () => {
    const { rest } = readStatements(
      'Danger. H314 Causes severe skin burns and eye damage. Ingredients: Water, Sodium Hydroxide. P102',
    ) ?? { rest: '' };
    expect(rest).not.toMatch(/H314|burns|P102|Danger/);
    expect(rest).toContain('Ingredients: Water, Sodium Hydroxide');
    expect(readStatements('H225 H319')?.rest).toBe('');
  });
});

describe('what else a label states', () => {
  it.each([
    ['Danger. H314', 'danger'],
    ['DANGER! H314', 'danger'],
    ['Gefahr: Verursacht schwere Augenschäden', 'danger'],
    ['Peligro. H318', 'danger'],
    ['Pericolo H318', 'danger'],
    ['Warning: Causes skin irritation', 'warning'],
    ['Achtung. H319', 'warning'],
    ['Attention. Provoque une irritation cutanée.', 'warning'],
    ['Atención. H319', 'warning'],
    ['Attenzione: H319', 'warning'],
    ['Attention / Achtung. H319. Danger. H314', 'danger'],
    ['H319', null],
  ])('%s: signal %s', (text, signal) => {
    expect(readStatements(text)?.finding.signal).toBe(signal);
  });

  it('names pictograms by code, and by name behind a heading', () => {
    expect(readStatements('GHS05, GHS07 GHS09')?.finding.pictograms).toEqual(['GHS05', 'GHS07', 'GHS09']);
    expect(readStatements('Pictograms: corrosive, environment')?.finding.pictograms).toEqual(['GHS05', 'GHS09']);
    expect(readStatements('Piktogramme: Ausrufezeichen, Flamme')?.finding.pictograms).toEqual(['GHS02', 'GHS07']);
    expect(readStatements('GHS05 ätzend')?.rest).toBe('');
    expect(readStatements('Corrosive to nothing, environment friendly')).toBeNull();
  });

  it('checks the character of a UFI, and repairs letters that none holds', () => {
    expect(isUfi('E60030P1S00Y5079')).toBe(true);
    expect(isUfi('E60030P1S00Y5078')).toBe(false);
    expect(readStatements('UFI: E600-30P1-S00Y-5079')?.finding.ufi).toBe('E600-30P1-S00Y-5079');
    expect(readStatements('ufi: GMTT-2SQN-6FDD-6TVI')?.finding.ufi).toBe('GMTT-2SQN-6FDD-6TV1');
    // A code with a wrong checksum is neither a UFI nor an ingredient.
    for (const text of ['UFI: E600-30P1-S00Y-5078', 'UFI: E500-R0KP-Y00N-5D3S', 'UFI E500 R0KP Y00N 5D3S'])
      expect(readStatements(text)).toMatchObject({ finding: { ufi: null }, rest: '' });
    expect(readStatements('Aqua, UFI: VDU1-414F-1003-1862, Parfum')?.rest.replace(/\s+/g, ' ')).toMatch(
      /^Aqua, [ .]*, Parfum$/,
    );
    expect(readStatements('UFI: keep away from kids')).toBeNull();
    // Any single wrong character is detected.
    const code = 'N1QVR02NJ00MWQD5';
    for (let at = 0; at < code.length; at += 1) {
      for (const sign of '0123456789ACDEFGHJKMNPQRSTUVWXY') {
        if (sign !== code.charAt(at)) expect(isUfi(code.slice(0, at) + sign + code.slice(at + 1))).toBe(false);
      }
    }
  });

  it.each([
    ['EPA Reg. No. 777-99', '777-99'],
    ['BAuA Reg.-Nr. N-12345', 'N-12345'],
    ['Zulassungsnummer: DE-0012345-04', 'DE-0012345-04'],
    ['Registrazione n. 19258 del Ministero della Salute', '19258'],
    ['Authorisation no. UK-2019-1234', 'UK-2019-1234'],
    ['Reg. 12', null],
  ])('%s: registration %s', (text, number) => {
    expect(readStatements(text)?.finding.registration ?? null).toBe(number);
  });

  it('reads the shares of surfactants as ranges of the regulation', () => {
    const shares = (text: string): string =>
      readStatements(text)
        ?.finding.detergent.map((one) => `${one.substance} ${one.range}`)
        .join('; ') ?? '';
    expect(shares('5-15% anionic surfactants, <5% nonionic surfactants, soap; perfume')).toBe(
      'anionic surfactants 5-15%; nonionic surfactants less than 5%; soap less than 5%',
    );
    expect(shares('Unter 5 %: nichtionische Tenside. 15 % - 30 % Bleichmittel auf Sauerstoffbasis')).toBe(
      'nichtionische Tenside less than 5%; Bleichmittel auf Sauerstoffbasis 15-30%',
    );
    expect(shares('5 % ou plus, mais moins de 15 % agents de surface anioniques')).toBe(
      'agents de surface anioniques 5-15%',
    );
    expect(shares('30 % and more zeolites')).toBe('zeolites 30% and more');
  });
});
