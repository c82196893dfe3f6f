import { describe, expect, it } from 'vitest';
import { extractMarker } from '#domain/products/label/extract-marker.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

const read = (text: string) =>
  readLabel(
    text,
    () => false,
    () => false,
  ).tokens.map(({ text: name, percent, children }) => [name, percent, children.map((child) => child.text)]);

describe('a share behind an extract is that of what it was made strong in (method M2.4.10)', () => {
  it.each([
    ['Curcuma longa extract 95% curcuminoids', 'Curcuma longa extract', 'curcuminoids'],
    ['Cannabis sativa Extrakt 10% CBD', 'Cannabis sativa Extrakt', 'CBD'],
    ['Ginkgo biloba extract standardised to 24% flavone glycosides', 'Ginkgo biloba extract', 'flavone glycosides'],
    ['Extrait de thé vert titré à 50% de polyphénols', 'Extrait de thé vert', 'polyphénols'],
    ['Estratto secco di rodiola 3% rosavine', 'Estratto secco di rodiola', 'rosavine'],
  ])('%s', (text, name, marker) => {
    expect(read(`${text}, gelatin`)).toEqual([
      [`${name} (${marker})`, null, [marker]],
      ['gelatin', null, []],
    ]);
  });

  it.each([
    'vanilla extract 5%',
    'malt extract 4% vol',
    'coffee extract 2% in water',
    'yeast extract 3% and salt',
    'extra virgin oil 5% milk',
    'apple extract 10% sugar 5% salt',
  ])('not %s', (text) => expect(extractMarker(foldInPlace(text))).toBeNull());
});
