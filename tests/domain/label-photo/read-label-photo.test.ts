import { describe, expect, it } from 'vitest';
import { linesOfBlocks, type OcrLine } from '#domain/label-photo/ocr.ts';
import { type LookAtPage, readLabelPhoto } from '#domain/label-photo/read-label-photo.ts';

const line = (text: string, { left = 0, right = 800, confidence = 0.9 } = {}): OcrLine => ({
  left,
  right,
  words: text.split(' ').map((word) => ({ text: word, confidence })),
});

/** Reads this, whichever way the page lies. */
const reads =
  (...lines: OcrLine[]): LookAtPage =>
  async () =>
    lines;

describe('what was read from a label', () => {
  it('runs on over lines that were broken for width, and ends where a line ends early', async () => {
    const engine = reads(
      line('Ingredients: Aqua, Sodium'),
      line('Chloride, Parfum.', { right: 300 }),
      line('Made in Spain'),
    );
    expect((await readLabelPhoto(engine)).text).toBe('Ingredients: Aqua, Sodium Chloride, Parfum.\nMade in Spain');
  });

  it('keeps the break after a hyphen, for the reader of the text to judge', async () => {
    expect((await readLabelPhoto(reads(line('Aqua, Tetra-'), line('sodium EDTA')))).text).toBe(
      'Aqua, Tetra-\nsodium EDTA',
    );
  });

  it('says which words are unsure, and how many lines could not be read', async () => {
    const engine = reads(
      line('Aqua, Glycerin'),
      line('Parfurn', { confidence: 0.5 }),
      line('~x~ iIl', { confidence: 0.1 }),
    );
    expect(await readLabelPhoto(engine)).toMatchObject({ unsure: ['Parfurn'], unreadLines: 1 });
  });

  it('drops the edge of the pack, taken for a letter, and no number', async () => {
    const edges: OcrLine = {
      left: 0,
      right: 800,
      words: [
        { text: '|', confidence: 0.3 },
        { text: 'Aqua,', confidence: 0.9 },
        { text: '5', confidence: 0.4 },
        { text: 'i', confidence: 0.4 },
      ],
    };
    expect((await readLabelPhoto(reads(edges))).text).toBe('Aqua, 5');
  });

  it('weighs confidence by letters', async () => {
    const mixed: OcrLine = {
      left: 0,
      right: 800,
      words: [
        { text: 'Methylisothiazolinone', confidence: 0.9 },
        { text: 'BHT', confidence: 0.5 },
      ],
    };
    const { confidence } = await readLabelPhoto(reads(mixed));
    expect(confidence).toBeCloseTo((21 * 0.9 + 3 * 0.5) / 24);
  });

  it('is empty where nothing was seen', async () => {
    expect(await readLabelPhoto(reads())).toEqual({ text: '', confidence: 0, unsure: [], unreadLines: 0 });
  });
});

describe('a page that lies on its side', () => {
  it('is turned until it can be read', async () => {
    const turns: number[] = [];
    const look: LookAtPage = async (quarters) => {
      turns.push(quarters);
      return quarters === 3 ? [line('Aqua, Glycerin')] : [line('epfo ~', { confidence: 0.2 })];
    };
    expect((await readLabelPhoto(look)).text).toBe('Aqua, Glycerin');
    expect(turns).toEqual([0, 1, 3, 2]);
  });

  it('is not turned when it is read well', async () => {
    let looks = 0;
    await readLabelPhoto(async () => {
      looks += 1;
      return [line('Aqua, Glycerin')];
    });
    expect(looks).toBe(1);
  });
});

it('takes lines and words from what tesseract.js answers', () => {
  const words = [{ text: 'Aqua', confidence: 91 }];
  const blocks = [{ paragraphs: [{ lines: [{ bbox: { x0: 3, x1: 40 }, words }] }] }];
  expect(linesOfBlocks(blocks)).toEqual([{ left: 3, right: 40, words: [{ text: 'Aqua', confidence: 0.91 }] }]);
});
