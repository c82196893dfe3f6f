import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupName } from '#domain/groups/group-text.ts';
import { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { HOSTILE_WRITING } from '../support/hostile-writing.ts';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Product P2.6.8.

/** Text with the letters that each of the six languages has beyond the English ones. */
const LETTERS = {
  English: 'naïve café £ “quoted” – 50 %',
  German: 'Äpfel, Öl, Süßholz, ẞ „Anführung“',
  French: 'Œufs, cœur, garçon, à, è, ê, ë, î, ï, ô, ù, û, ÿ, «guillemets»',
  Spanish: '¿Qué? ¡Niño! pingüino, á é í ó ú',
  Italian: 'È più perché così, città, può',
  Polish: 'Zażółć gęślą jaźń, ŁÓDŹ, ŚĆ',
} as const;
const NAME = `${Object.values(LETTERS).join(' ')} ő Ω Ж 水`;
const LIST = Array.from({ length: 120 }, (_, at) => {
  const known = ['Aqua', 'Methylisothiazolinone', 'Limonene', 'Triclosan', 'Propylparaben'];
  return at < known.length ? known[at] : `Süßstoff Nr${at}`;
}).join(', ');

const LONG = Product.parse({ ...WITH_LABEL, name: NAME, ingredientsText: LIST });
/** Hostile texts as names on a product: they would attack a web page, a spreadsheet or a file. */
const HARM = HOSTILE_WRITING.flatMap(({ text }) => {
  const { success, data } = groupName(120).safeParse(text);
  return success ? [data.toWellFormed()] : [];
});
const HARMFUL = Product.parse({
  ...{ ...WITH_LABEL, id: '02000000000046', gtin: '02000000000046' },
  ...{ name: HARM[0], brand: HARM.at(-1), ingredientsText: HARM.join(', ') },
});
const PATH = `/api/v1/products/${LONG.id}/report.pdf`;

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];
const figuresOf = (node: Node): Node[] => [
  ...(node.role === 'Figure' ? [node] : []),
  ...(node.children ?? []).flatMap(figuresOf),
];

/** Reads a PDF back: the text and structure roles of its pages, and the metadata of the file. */
async function readPdf(bytes: Uint8Array) {
  const file = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages: { text: string; roles: string[]; figures: Node[] }[] = [];
  const active: unknown[] = [await file.getJSActions(), await file.getAttachments(), await file.getOpenAction()];
  const outside: string[] = [];
  for (let at = 1; at <= file.numPages; at += 1) {
    const page = await file.getPage(at);
    const { items } = await page.getTextContent();
    const [, , width = 0, height = 0] = page.view;
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      if (x < 0 || y < 0 || x + item.width > width || y > height) outside.push(item.str);
    }
    active.push(await page.getJSActions(), ...(await page.getAnnotations()));
    const tree = ((await page.getStructTree()) ?? {}) as Node;
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replaceAll(/\s+/g, ' '), roles: rolesOf(tree), figures: figuresOf(tree) });
  }
  const { info } = await file.getMetadata();
  const mark = await file.getMarkInfo();
  const outline = await file.getOutline();
  return {
    ...{ pages, info: info as Record<string, unknown>, mark, outline: (outline ?? []).map(({ title }) => title) },
    /**
     * Scripts, attachments and annotations that would act when the file is opened or touched; text outside the page.
     */
    ...{ active: active.filter((one) => one !== null), outside },
  };
}

let app: RunningApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ tier: 'unlimited', starter: [LONG, HARMFUL] });
  person = await newPerson(app);
});
afterAll(() => app.close());

describe('a report of 120 ingredients as a PDF (product P2.6.8)', () => {
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  let report: Report;
  let text: string;
  beforeAll(async () => {
    const answer = await fetch(`${app.url}${PATH}`, { headers: { cookie: person.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/);
    pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    text = pdf.pages.map((page) => page.text).join(' ');
    const product = (await person.get(`/api/products/${LONG.id}`)).body as { report: Report };
    report = product.report;
  });

  it.each(Object.entries(LETTERS))('has every letter of %s, as text that can be selected', (_, letters) => {
    expect(text).toContain(letters);
  });

  it('says what stands for letters that it lacks', () => {
    expect(text).toContain('ő Ω Ж □');
    expect(text).toContain('□ stands for a letter that this document cannot print.');
    expect(text).not.toContain('\0');
  });

  it('holds the score, every ingredient, every line of the receipt, every warning and source, and the versions', () => {
    expect(report.ingredients).toHaveLength(120);
    const flat = text.replaceAll(' ', '');
    const has = (words: string) => expect(flat).toContain(words.replaceAll(' ', ''));
    has(`Score ${report.score} of 100`);
    for (const { name } of report.ingredients) has(name);
    for (const { applied } of report.deductions) has(`\u2212${applied.toFixed(2)}`);
    for (const { message, action } of report.warnings) has(`${message}${action}`);
    has(`engine ${report.versions.engine}, knowledge ${report.versions.knowledge}`);
    expect(pdf.outline).toEqual([
      'Warnings',
      'Four metrics',
      'The receipt',
      'Ingredients',
      'Sources',
      'About this report',
    ]);
  });

  it('numbers its pages, and names them', () => {
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const [at, page] of pdf.pages.entries()) expect(page.text).toContain(`Page ${at + 1} of ${pdf.pages.length}`);
  });

  it('is tagged: a language, a title, headings, lists, a table, and words in place of the ring', () => {
    expect(pdf.mark?.Marked).toBe(true);
    expect(pdf.info.Language).toBe('en');
    expect(pdf.info.Title).toContain(LETTERS.German);
    const roles = new Set(pdf.pages.flatMap((page) => page.roles));
    for (const role of [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Figure',
    ]) {
      expect(roles).toContain(role);
    }
    const [ring] = pdf.pages.flatMap((page) => page.figures);
    expect(ring?.alt).toMatch(new RegExp(`^Score ${report.score} of 100, `));
  });
});

it('prints hostile texts as letters: nothing in the file acts, and no word stands beside its page (product P22.6)', async () => {
  const path = `/api/v1/products/${HARMFUL.id}/report.pdf`;
  const answer = await fetch(`${app.url}${path}`, { headers: { cookie: person.cookie } });
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.pdf"$/),
  ]);
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect([pdf.active, pdf.outside]).toEqual([[], []]);
  expect(pdf.pages.map((page) => page.text).join(' ')).toContain('window.harmed=1');
});

it('is refused on a smaller plan with the plan that has it, to visitors, and for a product that nobody knows (product P2.6.8)', async () => {
  expect((await fetch(`${app.url}${PATH}`)).status).toBe(401);
  expect((await person.get('/api/v1/products/02000000000039/report.pdf')).status).toBe(404);
  const small = await startApp({ tier: 'starter', starter: [LONG] });
  try {
    const { status, body } = await (await newPerson(small)).get(PATH);
    expect([status, body]).toEqual([402, expect.objectContaining({ error: 'PLAN_REQUIRED' })]);
    expect(JSON.stringify(body)).toContain('Unlimited plan');
  } finally {
    await small.close();
  }
});

it('prints one report of an account at a time, and none is lost (product P2.6.8)', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => person.get(PATH)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect(new Set(statuses.slice(1))).toEqual(new Set([503]));
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
  expect((await person.get(PATH)).status).toBe(200);
});
