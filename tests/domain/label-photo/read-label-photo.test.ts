import { describe, expect, it } from 'vitest';
import { linesOfBlocks, type OcrLine } from '#domain/label-photo/ocr.ts';
import { type LabelPages, readLabelPhoto } from '#domain/label-photo/read-label-photo.ts';

const line = (text: string, { left = 0, right = 800, top = 0, confidence = 0.9 } = {}): OcrLine => ({
  left,
  right,
  top,
  bottom: top + 20,
  words: text.split(' ').map((word) => ({ text: word, confidence })),
});

const PAGE = { bands: [{ top: 0, bottom: 400 }], lines: [], lineDistance: 0 };

/** Pages that are read as these lines in any orientation. */
const reads = (...lines: OcrLine[]): LabelPages => ({
  sideways: false,
  open: async () => PAGE,
  read: async () => lines,
});

describe('print that cannot be read', () => {
  const nothing = { legible: false, text: '', confidence: 0, unsure: [] };

  it('is not read where its lines lie too close, and offered as nothing', async () => {
    const asked: string[] = [];
    const pages: LabelPages = {
      ...reads(line('Aqua, Glycerin')),
      open: async () => ({ ...PAGE, lineDistance: 11 }),
    };
    expect(await readLabelPhoto(pages, ({ text }) => asked.push(text))).toMatchObject(nothing);
    expect(asked).toEqual([]);
    const larger = { ...pages, open: async () => ({ ...PAGE, lineDistance: 14 }) };
    expect((await readLabelPhoto(larger)).text).toBe('Aqua, Glycerin');
  });

  it('is offered as nothing where the reader was unsure of most of it, also while it is being read', async () => {
    const shown: string[] = [];
    const poor = reads(line('Agua, Glvcerln, Parfurn', { confidence: 0.5 }));
    expect(await readLabelPhoto(poor, ({ text }) => shown.push(text))).toMatchObject(nothing);
    expect(shown).toEqual(['']);
  });
});

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
      ...line(''),
      words: [
        { text: '|', confidence: 0.3 },
        { text: 'Aqua,', confidence: 0.9 },
        { text: '5', confidence: 0.4 },
        { text: 'i', confidence: 0.4 },
      ],
    };
    expect((await readLabelPhoto(reads(edges))).text).toBe('Aqua, 5');
  });

  it('takes a call at the end of a word for the l it was: it would leave "alcohol" alone', async () => {
    const { text } = await readLabelPhoto(reads(line('Steary! Alcohol, Capry|yl Glycol, A! 5!')));
    expect(text).toBe('Stearyl Alcohol, Caprylyl Glycol, A! 5!');
  });

  it('weighs confidence by letters', async () => {
    const mixed: OcrLine = {
      ...line(''),
      words: [
        { text: 'Methylisothiazolinone', confidence: 0.9 },
        { text: 'BHT', confidence: 0.5 },
      ],
    };
    const { confidence } = await readLabelPhoto(reads(mixed));
    expect(confidence).toBeCloseTo((21 * 0.9 + 3 * 0.5) / 24);
  });

  it('is empty where nothing was seen', async () => {
    expect(await readLabelPhoto(reads())).toEqual({
      legible: true,
      text: '',
      confidence: 0,
      unsure: [],
      unreadLines: 0,
    });
  });
});

describe('a page that lies on its side', () => {
  it('is turned until it can be read, and left that way', async () => {
    const turns: number[] = [];
    const pages: LabelPages = {
      sideways: false,
      open: async (quarters) => {
        turns.push(quarters);
        return PAGE;
      },
      read: async () => (turns.at(-1) === 3 ? [line('Aqua, Glycerin')] : [line('epfo ~', { confidence: 0.2 })]),
    };
    expect((await readLabelPhoto(pages)).text).toBe('Aqua, Glycerin');
    expect(turns).toEqual([0, 2, 1, 3]);
  });

  it('is turned before anything is read where its lines clearly run up and down', async () => {
    const turns: number[] = [];
    const open = async (quarters: number) => {
      turns.push(quarters);
      return PAGE;
    };
    await readLabelPhoto({ ...reads(line('Aqua, Glycerin')), sideways: true, open });
    expect(turns).toEqual([1]);
  });

  it('is laid back the way it was read best', async () => {
    const turns: number[] = [];
    const open = async (quarters: number) => {
      turns.push(quarters);
      return PAGE;
    };
    const smudge = { text: 'xwxwxwxwxwxw', confidence: 0.1 };
    const read = async () => [
      { ...line(''), words: turns.at(-1) === 2 ? [{ text: 'Aqua', confidence: 0.9 }, smudge] : [smudge] },
    ];
    await readLabelPhoto({ sideways: false, open, read });
    expect(turns).toEqual([0, 2, 1, 3, 2]);
  });

  it('is not turned when it is read well', async () => {
    let turns = 0;
    const open = async () => {
      turns += 1;
      return PAGE;
    };
    await readLabelPhoto({ ...reads(line('Aqua, Glycerin')), open });
    expect(turns).toBe(1);
  });
});

describe('a page in bands', () => {
  const bands = [
    { top: 0, bottom: 200 },
    { top: 200, bottom: 400 },
  ];
  const rows = (top: number) => ({ top, bottom: top + 40 });

  it('tells after each band what was read so far', async () => {
    const told: string[] = [];
    const pages: LabelPages = {
      sideways: false,
      open: async () => ({ bands, lines: [rows(200)], lineDistance: 0 }),
      read: async ({ top }) => [line(top === 0 ? 'Aqua,' : 'Parfum.', { top: top + 10 })],
    };
    const { text } = await readLabelPhoto(pages, ({ read, bands: of, text: sofar }) =>
      told.push(`${read}/${of} ${sofar}`),
    );
    expect(text).toBe('Aqua, Parfum.');
    expect(told).toEqual(['1/2 Aqua,', '2/2 Aqua, Parfum.']);
  });

  it('reads a line by itself that was passed over, or read badly, and keeps the surer reading', async () => {
    const alone: number[] = [];
    const pages: LabelPages = {
      sideways: false,
      open: async () => ({ bands: [{ top: 0, bottom: 200 }], lines: [rows(0), rows(40), rows(80)], lineDistance: 0 }),
      read: async ({ top }, as) => {
        if (as === 'block')
          return [line('Aqua, Glycerin,', { top: 10 }), line('Parfurn', { top: 90, confidence: 0.5 })];
        alone.push(top);
        return top === 40 ? [line('Linalool,', { top: 50 })] : [line('Parfum', { top: 90 })];
      },
    };
    expect((await readLabelPhoto(pages)).text).toBe('Aqua, Glycerin, Linalool, Parfum');
    expect(alone).toEqual([40, 80]);
  });

  it('keeps the first reading where the second one lost letters', async () => {
    const pages: LabelPages = {
      sideways: false,
      open: async () => ({ bands: [{ top: 0, bottom: 200 }], lines: [rows(0)], lineDistance: 0 }),
      read: async (_rows, as) =>
        as === 'block' ? [line('Methylisothiazolinone', { top: 10, confidence: 0.7 })] : [line('Meth', { top: 10 })],
    };
    expect((await readLabelPhoto(pages)).text).toBe('Methylisothiazolinone');
  });
});

it('takes lines and words from what tesseract.js answers', () => {
  const words = [{ text: 'Aqua', confidence: 91 }];
  const blocks = [{ paragraphs: [{ lines: [{ bbox: { x0: 3, x1: 40, y0: 5, y1: 25 }, words }] }] }];
  expect(linesOfBlocks(blocks, 100)).toEqual([
    { left: 3, right: 40, top: 105, bottom: 125, words: [{ text: 'Aqua', confidence: 0.91 }] },
  ]);
});
