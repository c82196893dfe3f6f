import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeEntities } from '#domain/products/label/decode-entities.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

it.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['blancs d&#39;oeufs', "blancs d'oeufs"],
  ['d&#x27;oeufs d&apos;oie', "d'oeufs d'oie"],
  ['cr&egrave;me br&ucirc;l&eacute;e', 'crème brûlée'],
  ['s&uuml;&szlig; &Ouml;l', 'süß Öl'],
  ['jam&oacute;n pi&ntilde;a', 'jamón piña'],
  ['a&nbsp;b', 'a b'],
  ['salt &amp;amp; pepper', 'salt & pepper'],
  ['caf&amp;eacute;', 'café'],
  ['CAF&EACUTE;', 'CAFé'],
  ['&oelig;uf', 'œuf'],
  ['a &unknown; b', 'a &unknown; b'],
  ['a & b; c', 'a & b; c'],
  ['&constructor;', '&constructor;'],
  ['a&#0;b', 'a&#0;b'],
  ['a&#10;b', 'a b'],
  ['&#1114112;', '&#1114112;'],
  ['&#xD800;', '&#xD800;'],
  ['&#x1F95C;', '🥜'],
  ['&#127;', '&#127;'],
  ['&#160;', '\u00a0'],
])('reads %s as what it stands for', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

it('leaves a text without references alone', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('&'));
      expect(decodeEntities(text)).toBe(text);
    }),
    { seed: 1 },
  );
});

it('reads the names of a label that was copied from a web page', () => {
  const names = readLabel(
    'Ingr&eacute;dients&nbsp;: lait &eacute;cr&eacute;m&eacute;, blancs d&#39;oeufs, sel &amp; poivre',
  );
  expect(names.tokens.map(({ text }) => text)).toEqual(['lait écrémé', "blancs d'oeufs", 'sel & poivre']);
});
