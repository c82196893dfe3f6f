import { describe, expect, it } from 'vitest';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { isZeroPercentClaim } from '#domain/products/label/item-lead.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { withoutDenials } from '#domain/safety/warnings/allergens/without-denials.ts';

const names = (label: string): string[] => readLabel(label).tokens.map(({ text }) => text);
const noted = (label: string): string[] =>
  readLabel(label).notes.map(({ reason, text }) => `${reason}: ${text.replace(/\s+/g, ' ')}`);

describe('an absence written as a heading (method M2.7.4)', () => {
  it.each([
    'Free from:',
    'Free of:',
    'Does not contain:',
    'NO:',
    'Without:',
    '0%:',
    'Frei von:',
    'Ohne:',
    'Sans :',
    'Ne contient pas :',
    'Sin:',
    'Libre de:',
    'Senza:',
    'Zonder:',
    'Utan:',
    'Bez:',
    'Sem:',
  ])('%s holds for its line, and for members on lines of their own', (heading) => {
    for (const members of [
      'lead, formaldehyde',
      '\n• lead\n• formaldehyde',
      '\n- lead\n- formaldehyde',
      '\nLead\nFormaldehyde',
    ]) {
      for (const before of [
        'Aqua, Glycerin. ',
        'Aqua, Glycerin\n',
        'Aqua\nGlycerin\n',
        'Aqua, Glycerin, Talc, Mica, Silica\n',
      ]) {
        const reading = readLabel(`${before}${heading} ${members}`);
        const read = reading.tokens.map(({ text }) => text.toLowerCase());
        expect([before, members, ...read].slice(2)).toEqual(
          before.toLowerCase().trim().replace('.', '').split(/, |\n/),
        );
        expect(reading.notes.every(({ reason }) => reason === 'free_from')).toBe(true);
      }
    }
  });

  it.each([
    [
      'Sugar, free from: milk, soy; wheat flour, salt',
      ['maybe_free_from: soy', 'maybe_free_from: wheat flour', 'maybe_free_from: salt'],
    ],
    ['Ingredients: without: milk, egg and soy; wheat flour', ['maybe_free_from: wheat flour']],
    // Salt is often claimed to be absent, but not after milk (method M2.7.7).
    ['Sugar, contains no milk, salt, palm oil', ['maybe_free_from: salt', 'maybe_free_from: palm oil']],
    ['Sugar, contains no parabens, salt, palm oil', []],
    ['Ingredients: no added: sugar, salt; peanuts', ['maybe_free_from: peanuts']],
    // If the claim has only semicolons, they separate its members.
    ['Aqua, Mica. Free from: lead; formaldehyde; talc', []],
  ])('leaves in doubt what a semicolon parts from members with commas: %s', (label, doubted) => {
    expect(noted(label).filter((note) => note.startsWith('maybe_free_from'))).toEqual(doubted);
  });

  it.each([
    ['Aqua\nFree from:\n• parabens\n• silicones\nActives: Talc, Mica', ['Aqua', 'Actives', 'Talc', 'Mica']],
    ['Aqua, Mica\nFree from:\n- parabens\nWith:\n- talc', ['Aqua', 'Mica', 'With', 'talc']],
    ['Aqua, Mica\nFree from: parabens, lead\nTalc', ['Aqua', 'Mica', 'Talc']],
    ['Aqua, Mica\nFree from:\nparabens, silicones\nTalc, Silica', ['Aqua', 'Mica', 'Talc', 'Silica']],
    ['Aqua, Mica\nNo parabens\n- Talc', ['Aqua', 'Mica', 'Talc']],
    ['Aqua\nMica\nNo parabens\nTalc\nSilica', ['Aqua', 'Mica', 'Talc', 'Silica']],
    ['• Aqua\n• no parabens\n• Talc', ['Aqua', 'Talc']],
  ])('ends at another heading, at another kind of line, and with its own line: %s', (label, read) => {
    expect(names(label)).toEqual(read);
  });

  it('says that it is in doubt where no list was read before, but for usual claims', () => {
    expect(noted('Free from:\nparabens\nTalc\nMica')).toEqual([
      'free_from: Free from: parabens',
      'maybe_free_from: Talc',
      'maybe_free_from: Mica',
    ]);
  });
});

describe('an absence of two and of none (method M2.7.4)', () => {
  it.each([
    'neither lead nor mercury',
    'Contains neither lead nor mercury',
    'weder Blei noch Quecksilber',
    'ni plomb ni mercure',
    'ni plomo ni mercurio',
    'né piombo né mercurio',
    'varken bly eller kvicksilver',
    '0% lead',
    '0 % de plomb',
    '0,0 % lead',
  ])('%s holds for its item, and no further', (absence) => {
    for (const join of [', ', '. ', '\n']) {
      const reading = readLabel(`Aqua, Glycerin${join}${absence}${join === ', ' ? ', Talc' : `.${join}Talc`}`);
      expect(reading.tokens.map(({ text }) => text)).toEqual(['Aqua', 'Glycerin', 'Talc']);
      expect(reading.notes.map(({ reason }) => reason)).toEqual(['free_from']);
    }
  });

  it.each(['and no lead', 'et sans plomb', 'und ohne Blei'])('%s is joined to what stands before', (absence) => {
    expect(names(`Aqua, Glycerin, ${absence}, Talc`)).toEqual(['Aqua', 'Glycerin', 'Talc']);
  });

  it('goes on to its "nor"', () => {
    expect(names('Aqua. Neither lead, mercury nor nickel, Talc')).toEqual(['Aqua', 'Talc']);
    expect(names('sucre, sans colorant, ni conservateur, sel')).toEqual(['sucre', 'sel']);
  });

  it.each(['0% fat milk', '0 % fett Joghurt', '0% sugar cola', '0,5% lead', '10% lead', '0% lead acetate 2%'])(
    '%s names no absence alone',
    (item) => {
      const reading = readLabel(`Aqua, ${item}, Talc`);
      expect(reading.tokens.length + reading.notes.filter(({ reason }) => reason === 'maybe_free_from').length).toBe(3);
    },
  );

  it('tells a share of none from an amount', () => {
    for (const text of ['0% parabens', '0,00 % de parfum', "0% d'alcool"])
      expect(isZeroPercentClaim(foldInPlace(text))).toBe(true);
    for (const text of ['0%', '0% 5', '0% fat milk', '0.5% lead', 'lead 0%', '00% bottle'])
      expect(isZeroPercentClaim(text)).toBe(false);
  });
});

describe('what ends an absence is in the product (method M2.7.8)', () => {
  it.each([
    ['no parabens and talc 2%', 'talc'],
    ['free from parabens, talc 2%', 'talc'],
    ['no parabens & 2% talc', 'talc'],
    ['sans conservateur 40% talc', 'talc'],
    ['no parabens but talc', 'talc'],
    ['no parabens, only talc', 'talc'],
    ['ohne Parabene, nur Talk', 'Talk'],
    ['ohne Parabene aber mit Talk', 'Talk'],
    ['sans parabènes mais avec talc', 'talc'],
    ['sin parabenos, solo talco', 'talco'],
    ['free from parabens, with talc', 'talc'],
    ['free from parabens, mineral: talc', 'talc'],
    ['not without talc', 'talc'],
    ['not free from talc', 'talc'],
    ['nicht ohne Talk', 'Talk'],
    ['pas sans talc', 'talc'],
    ['no sin talco', 'talco'],
    ['non senza talco', 'talco'],
    ['no sugar added cream (milk, cocoa, talc)', 'talc'],
    ['no parabens - contains talc', 'talc'],
  ])('%s', (absence, name) => {
    const { tokens, contains } = readLabel(`Aqua, Glycerin. ${absence}`);
    expect([...tokens, ...contains].map(({ text }) => text)).toContain(name);
  });

  it.each(['no parabens (talc)', 'no parabens / talc', 'no parabens: talc', 'no talc 2%', 'no parabens + talc'])(
    '%s says neither, and is noted as in doubt',
    (absence) => {
      const reading = readLabel(`Aqua, Glycerin, ${absence}`);
      expect(reading.tokens).toHaveLength(2);
      expect(reading.notes.find(({ reason }) => reason === 'maybe_free_from')?.text).toContain('talc');
    },
  );

  it.each([
    'no parabens (methylparaben, propylparaben)',
    'sans sulfites (E220)',
    'no sulphates (SLS, SLES)',
    'free from the following: talc, mica',
    'no allergens: talc',
    'without preservatives / without colours',
    'no preservatives 100% natural',
    'sans farine de maïs',
  ])('%s denies all of it', (absence) => {
    expect(readLabel(`Aqua, Glycerin. ${absence}`).notes.map(({ reason }) => reason)).not.toContain('maybe_free_from');
    expect(names(`Aqua, Glycerin. ${absence}`)).toHaveLength(2);
  });

  it('believes a claim of one kind at the head of a label only where it is usual, or joined by "or"', () => {
    expect(noted('No sugar, honey, aspartame')).toEqual([
      'free_from: No sugar',
      'maybe_free_from: honey',
      'maybe_free_from: aspartame',
    ]);
    expect(noted('No milk, honey or nuts')).toEqual(['free_from: No milk', 'free_from: honey or nuts']);
    expect(noted('No colours, flavours, preservatives')).toHaveLength(3);
    expect(noted('No colours, flavours, preservatives').join()).not.toContain('maybe');
  });

  it('no more than so much is no absence', () => {
    expect(noted('Sugar, no more than 2% salt').join()).not.toContain('free_from');
  });
});

describe('withoutDenials (method M2.1.11)', () => {
  it.each([
    ['free from: lead', 'lead'],
    ['Free from:\n• lead\n• mercury', 'mercury'],
    ['neither lead nor mercury', 'mercury'],
    ['weder Blei noch Quecksilber', 'quecksilber'],
    ['Sans : plomb, mercure', 'mercure'],
  ])('%s says nothing of %s', (text, name) => {
    expect(withoutDenials(text)).not.toContain(name);
  });

  it.each([
    ['not without lead', 'lead'],
    ['not free from lead', 'lead'],
    ['nicht ohne blei', 'blei'],
    ['no parabens and lead 2%', 'lead'],
    ['no parabens, only lead', 'lead'],
    ['free from: parabens\nlead', 'lead'],
    ['no more than 2% lead', 'lead'],
  ])('%s leaves %s', (text, name) => {
    expect(withoutDenials(text)).toContain(name);
  });
});
