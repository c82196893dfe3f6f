import { describe, expect, it } from 'vitest';
import { withMarks } from '#db/knowledge/citation-marks.ts';
import { claimNames, claimNumbers } from '#db/knowledge/claims.ts';
import { compileKnowledge } from '#db/knowledge/compile.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { decodeUtf8, encodeUtf8, nextUnit, sameText } from '#domain/knowledge/pack/utf8.ts';

const sources = readSources();
const { bytes, version } = compileKnowledge(sources);
const knowledge = readPack(bytes);

describe('readPack', () => {
  it('gives back every ingredient as its source file has it, in the order of their names', () => {
    const { owners } = claimNames(sources.ingredients);
    const numbers = claimNumbers(sources.ingredients).owners;
    expect(knowledge.version).toBe(version);
    expect(knowledge.size).toBe(sources.ingredients.length);
    expect(new Set(knowledge.ids())).toEqual(new Set(sources.ingredients.map((one) => one.id)));
    const order = knowledge.ids().map((id) => normaliseName(knowledge.ingredient(id)?.name ?? ''));
    expect(order).toEqual([...order].sort());
    for (const [at, one] of sources.ingredients.map(withMarks).entries()) {
      // A spelling is dropped if it belongs to another ingredient or differs from an earlier one only in case.
      const spellings = new Map<string, string>();
      for (const text of [one.name, ...one.synonyms]) {
        const name = normaliseName(text);
        if (owners.get(name) === at && !spellings.has(name)) spellings.set(name, text);
      }
      spellings.delete(normaliseName(one.name));
      expect(knowledge.ingredient(one.id)).toEqual({
        id: one.id,
        name: one.name,
        functions: one.functions,
        facts: one.facts,
        audience: one.audience.map(({ who, ...entry }) => ({ audience: who, ...entry })),
        annexes: one.permitted,
        eNumber: one.eNumbers[0] ?? null,
        cas: one.cas.filter((number) => numbers.get(`cas:${number}`) === at),
        note: one.note,
        conditional: one.conditional,
        synonyms: [...spellings.keys()].sort().map((name) => spellings.get(name)),
        mixGroups: one.mixGroups,
      });
    }
  });

  it('leads every name and number to the ingredient that claims it', () => {
    const idAt = (at: number): string | undefined => sources.ingredients[at]?.id;
    for (const [name, at] of claimNames(sources.ingredients).owners) {
      expect(knowledge.idOfName(name), name).toBe(idAt(at));
    }
    for (const [text, at] of claimNumbers(sources.ingredients).owners) {
      const [kind = '', number = ''] = text.split(':');
      const asked = kind === 'cas' || kind === 'ec' || kind === 'e' || kind === 'ci' ? kind : 'cas';
      expect(knowledge.idOfNumber(asked, number), text).toBe(idAt(at));
      const printed =
        asked === 'e' ? number.toUpperCase().replace(/(?<=\d)[A-Z]$/, (one) => one.toLowerCase()) : number;
      expect(knowledge.numbersOf?.(idAt(at) ?? '')).toContainEqual({ kind: asked, number: printed });
    }
    expect(knowledge.numbersOf?.('no-such-thing')).toEqual([]);
  });

  it('names what it was made from', () => {
    const annex = knowledge.lists?.find((one) => one.id === 'annex-ii');
    expect(annex).toMatchObject({ publisher: 'European Commission, CosIng', edition: 'CosIng, 18 June 2026' });
    expect(annex?.entries).toBeGreaterThan(1500);
    expect(knowledge.lists?.map(({ id }) => id)).toContain('off-taxonomies');
  });

  it('finds names in several spellings and numbers of each kind', () => {
    expect(knowledge.idOfName(normaliseName('AQUA'))).toBe('water');
    expect(knowledge.idOfName(normaliseName('Methylisothiazolinone'))).toBe('methylisothiazolinone');
    expect(knowledge.idOfName(normaliseName('soude caustique'))).toBe('sodium-hydroxide');
    expect(knowledge.idOfNumber('cas', '2682-20-4')).toBe('methylisothiazolinone');
    expect(knowledge.idOfNumber('e', 'e330')).toBe('citric-acid');
    expect(knowledge.idOfNumber('ci', '42090')).toBe('brilliant-blue-fcf');
    expect(knowledge.idOfName('zorbexine')).toBeUndefined();
    expect(knowledge.idOfNumber('cas', '50-00-1')).toBeUndefined();
    expect(knowledge.ingredient('no-such-thing')).toBeUndefined();
  });

  it('every name of the sources leads to an ingredient that claims it', () => {
    for (const one of sources.ingredients) {
      for (const name of [one.name, ...one.synonyms]) expect(knowledge.idOfName(normaliseName(name))).toBeDefined();
      expect(knowledge.idOfName(normaliseName(one.name))).toBe(one.id);
    }
  });

  it('holds food allergens with normalised words', () => {
    expect(knowledge.allergens.map((one) => one.id)).toContain('tree_nut');
    const soy = knowledge.allergens.find((one) => one.id === 'soy');
    expect(soy?.words).toContain(normaliseName('Sojaeiweiß'));
    expect(soy?.not).toContain(normaliseName('Sonnenblumenlecithin'));
    expect(soy?.check).toContain('lecithin');
    for (const one of knowledge.allergens) {
      for (const word of one.words) expect(normaliseName(word)).toBe(word);
    }
  });

  it('reads a pack that begins at an odd place of a larger buffer', () => {
    const larger = new Uint8Array(bytes.length + 3);
    larger.set(bytes, 3);
    expect(readPack(larger.subarray(3)).idOfName('limonene')).toBe('limonene');
  });

  it.each([
    ['an empty file', new Uint8Array(0), /too short/],
    ['another file', new TextEncoder().encode('<!doctype html>'.repeat(20)), /does not begin like one/],
    ['a file cut short', bytes.slice(0, bytes.length - 8), /should have/],
    ['another format', Uint8Array.from(bytes, (byte, at) => (at === 4 ? 9 : byte)), /format 9/],
  ])('refuses %s', (_, damaged, message) => {
    expect(() => readPack(damaged)).toThrow(message);
  });

  it('refuses a file with any one bit changed', () => {
    for (const at of [16, 40, 200, 1000, bytes.length >> 1, bytes.length - 1]) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 4;
      expect(() => readPack(damaged), `byte ${at}`).toThrow(/Knowledge pack/);
    }
  });
});

describe('similarNames', () => {
  const near = (name: string): string[] => knowledge.similarNames(normaliseName(name)).map((one) => one.id);

  it('finds the name behind optical misreadings', () => {
    expect(near('Methylisothiazo1inone')).toContain('methylisothiazolinone');
    expect(near('Phenoxyethan0l')).toContain('phenoxyethanol');
    expect(near('Lirnonene')).toContain('limonene');
    expect(near('Linalol')).toContain('linalool');
    expect(near('sodium lauretsulfate')).toContain('sodium-laureth-sulfate');
  });

  it('finds every name after one substitution, insertion or deletion anywhere', () => {
    // Systematic names of listed substances are not matched fuzzily: they differ by single digits.
    const guessed = sources.ingredients.filter((one) => !sources.lists.made.has(one.id));
    for (const one of guessed.slice(0, 60)) {
      const name = normaliseName(one.name);
      // Nor are names of more than six words: a reading has at most five.
      if (name.length < 6 || name.split(' ').length > 6) continue;
      for (let at = 0; at < name.length; at += 3) {
        const readings = [name.slice(0, at) + name.slice(at + 1), `${name.slice(0, at)}x${name.slice(at)}`];
        for (const reading of readings) {
          expect(
            knowledge.similarNames(reading).map((found) => found.name),
            reading,
          ).toContain(name);
        }
      }
    }
  });

  it('does not guess the systematic name of a listed substance', () => {
    const exact = normaliseName('1,2,3-Trichloropropane');
    expect(knowledge.idOfName(exact)).toBeDefined();
    expect(knowledge.similarNames(exact)).toEqual([]);
  });

  it('gives few candidates, always in the same order', () => {
    for (const one of sources.ingredients) {
      const found = knowledge.similarNames(normaliseName(one.name));
      expect(found.length).toBeLessThan(160);
      expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted());
    }
    expect(near('oil')).toEqual([]);
  });
});

describe('utf8', () => {
  it('compares bytes with a text as the text itself does, and gives its UTF-16 units', () => {
    for (const text of ['aqua', 'œuf', 'a水b', '🧴 5 %', 'ß']) {
      const bytes = Uint8Array.from(encodeUtf8(text));
      expect(sameText(bytes, 0, bytes.length, text)).toBe(true);
      for (const other of [`${text}x`, text.slice(1), text.replace(/.$/u, 'y'), '', text.toUpperCase()]) {
        expect(sameText(bytes, 0, bytes.length, other), other).toBe(other === text);
      }
      const place = { at: 0 };
      const units: number[] = [];
      while (place.at < bytes.length) units.push(nextUnit(bytes, place));
      expect(units).toEqual(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));
    }
  });

  it('reads what it wrote, in any script', () => {
    for (const text of ['', 'aqua', 'œuf', 'ß', 'состав', '水', '🧴 5 %']) {
      expect(decodeUtf8(Uint8Array.from(encodeUtf8(text)), 0, encodeUtf8(text).length)).toBe(text);
      expect(encodeUtf8(text)).toEqual([...new TextEncoder().encode(text)]);
    }
  });
});
