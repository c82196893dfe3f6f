import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inciName } from '#domain/knowledge/inci/inci-name.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';

const read = (name: string) => inciName(normaliseName(name));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const letters = fc.array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 14 }).map((some) => some.join(''));

/** Words of directions, claims and addresses that surround a list. */
const PROSE =
  `apply gently massage into clean damp skin morning and evening avoid contact with eyes rinse thoroughly with
water keep out of reach of children for external use only discontinue if irritation occurs store in a cool dry place best
before end see bottom of pack made in france distributed by dermatologically tested free from parabens suitable for
sensitive skin moisturises nourishes protects softens smooth shine volume colour hair body face hand foot lip nail baby
family shampoo conditioner cream lotion gel oil butter balm mask serum toner scrub soap deodorant spray powder new formula
improved organic natural vegan cruelty free recycle bottle pump tube jar batch number expiry date customer service website
agiter avant emploi appliquer sur peau seche rincer abondamment ne pas avaler conserver au frais fabrique en usage externe
vor gebrauch schutteln auf die haut auftragen einmassieren und abspulen trocken lagern hergestellt aplicar sobre la piel
limpia masajear suavemente aclarar con agua mantener fuera del alcance applicare sulla pelle massaggiare risciacquare
royal coconut paradise silk ice palm beach tea time castor cotton peptide ceramide polymer quaternium sodium glyceryl`
    .split(/\s+/)
    .filter((word) => word !== '');
const word = fc.constantFrom(...PROSE);

const NAMES = readFileSync(new URL('./inci-systematic.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((name) => name !== '');

describe('what is no systematic name', () => {
  it('random letters', () => {
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 5 }), (some) => read(some.join(' ')) === null),
      {
        seed: 11,
      },
    );
  });

  it('words of prose, alone and together', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (some) => read(some.join(' ')) === null),
      { numRuns: 2000, seed: 11 },
    );
  });

  it('a name with one letter wrong, or one word too many', () => {
    const name = fc.constantFrom(...NAMES);
    fc.assert(
      fc.property(name, fc.nat(), fc.constantFrom('q', 'w', 'zz', ''), word, (whole, seed, wrong, more) => {
        expect(read(whole)).not.toBeNull();
        const places = [...whole.matchAll(/[A-Za-z]{5,}/g)].map((found) => found.index + 1 + (seed % 3));
        const at = places[seed % places.length] ?? 0;
        expect(read(whole.slice(0, at) + wrong + whole.slice(at + 1))).toBeNull();
        expect(read(`${more} ${whole} ${more}`)).toBeNull();
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  // If each part doubled the ways to read a name, this would not finish within the test's time limit.
  it('comes to an end, however long a name is', () => {
    const long = `${'stearyl/'.repeat(30)}stearate`;
    for (let turn = 0; turn < 100; turn += 1) expect(() => read(long.slice(0, 100 + turn))).not.toThrow();
  });
});
