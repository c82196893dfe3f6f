import type {
  PrintedIngredient,
  PrintedLevel,
  PrintedLine,
  PrintedReport,
  PrintedVerdict,
  PrintedWarning,
} from '#domain/printing/printed-report.ts';
import { MISSING_LETTER, type PrintFonts } from './fonts.ts';
import { INK, INK_2, type Part, Sheet, TEXT_WIDTH } from './sheet.ts';

const BODY = 9.5;
const SMALL = 8;
/** Indent of text next to a shape. */
const BESIDE = 18;
const VALUE_WIDTH = 96;
const RING = 92;
const FACT_WIDTH = 200;

function heading(sheet: Sheet, title: string, aside?: string): void {
  sheet.y += 16;
  // A heading is never the last thing on a page.
  sheet.keep(90);
  sheet.bookmark(title);
  sheet.text(sheet.root, 'H2', title, { size: 13.5, bold: true, after: aside ? 1 : 6 });
  if (aside) sheet.text(sheet.root, 'P', aside, { size: SMALL, colour: INK_2, after: 6 });
}

function verdict(sheet: Sheet, { level, ring, score, spoken, lines }: PrintedVerdict): void {
  const top = sheet.y + 10;
  const indent = ring ? RING + 20 : 0;
  if (ring && score !== null) {
    sheet.figure(sheet.root, spoken, ring, 0, top, RING, () => {
      const inside = { width: RING, align: 'center' } as const;
      sheet.label(score, top + 25, { ...inside, size: 27, bold: true });
      sheet.label('of 100', top + 55, { ...inside, size: SMALL, colour: INK_2 });
    });
  }
  sheet.y = top + 6;
  sheet.ornament(level.shape, indent, sheet.y, 14);
  sheet.text(sheet.root, 'P', level.word, {
    size: 12,
    bold: true,
    colour: level.colour,
    indent: indent + 20,
    after: 5,
  });
  for (const line of lines) sheet.text(sheet.root, 'P', line, { size: BODY, indent, after: 2 });
  sheet.y = Math.max(sheet.y, ring ? top + RING : 0);
}

/** A table of names and values, with notes below each name. */
function lines(sheet: Sheet, head: readonly [string, string], entries: readonly PrintedLine[]): void {
  const table = sheet.part(sheet.root, 'Table');
  const name = { width: TEXT_WIDTH - VALUE_WIDTH - 12 };
  const value = { indent: TEXT_WIDTH - VALUE_WIDTH, width: VALUE_WIDTH, align: 'right' } as const;
  const row = (draw: (cells: Part) => void): void => {
    const cells = sheet.part(table, 'TR');
    draw(cells);
    cells.end();
  };
  row((cells) => {
    const top = sheet.y;
    sheet.text(cells, 'TH', head[0], { ...name, size: SMALL, colour: INK_2 });
    sheet.y = top;
    sheet.text(cells, 'TH', head[1], { ...value, size: SMALL, colour: INK_2, after: 3 });
  });
  for (const entry of entries) {
    const bold = entry.kind !== 'line';
    const main = { ...name, size: BODY, bold };
    sheet.keep(Math.min(200, sheet.heightOf(entry.name, main) + 12 * entry.notes.length + 8));
    sheet.rule(0, bold ? 1 : 0.6);
    sheet.y += 4;
    row((cells) => {
      const top = sheet.y;
      const cell = sheet.part(cells, 'TD');
      // The value first: the name may continue on the next page.
      sheet.text(cells, 'TD', entry.value, { ...value, size: BODY, bold });
      sheet.y = top;
      sheet.text(cell, 'P', entry.name, main);
      for (const note of entry.notes) sheet.text(cell, 'P', note, { ...name, size: SMALL, colour: INK_2 });
      cell.end();
    });
    sheet.y += 3;
  }
  table.end();
}

/** A list entry: its shape and level, then its text. */
function entry(sheet: Sheet, list: Part, level: PrintedLevel, height: number, say: (body: Part) => void): void {
  sheet.keep(height);
  const item = sheet.part(list, 'LI');
  sheet.ornament(level.shape, 0, sheet.y + 0.5, 10);
  sheet.text(item, 'Lbl', level.word, { size: SMALL, bold: true, colour: level.colour, indent: BESIDE, after: 1 });
  const body = sheet.part(item, 'LBody');
  say(body);
  body.end();
  item.end();
  sheet.y += 7;
}

const beside = { indent: BESIDE };
const body = { ...beside, size: BODY } as const;
const small = { ...beside, size: SMALL, colour: INK_2 } as const;

function warning(sheet: Sheet, list: Part, { level, message, action, source }: PrintedWarning): void {
  const height = 16 + sheet.heightOf(message, body) + sheet.heightOf(action, body) + sheet.heightOf(source, small);
  entry(sheet, list, level, Math.min(height, 300), (into) => {
    sheet.text(into, 'P', message, { ...body, after: 1 });
    sheet.text(into, 'P', action, { ...body, bold: true, after: 1 });
    sheet.text(into, 'P', source, small);
  });
}

/** A fact, with its source next to it. */
function fact(sheet: Sheet, into: Part, text: string, source: string | null): void {
  const left = { ...body, size: SMALL + 0.5, ...(source !== null && { width: FACT_WIDTH }) };
  const right = { ...small, indent: BESIDE + FACT_WIDTH + 12 };
  const height = Math.max(sheet.heightOf(text, left), source === null ? 0 : sheet.heightOf(source, right));
  sheet.keep(height);
  const top = sheet.y;
  sheet.text(into, 'P', text, left);
  if (source === null) return;
  sheet.y = top;
  sheet.text(into, 'P', source, right);
  sheet.y = top + height;
}

function ingredient(sheet: Sheet, list: Part, { name, level, purpose, facts }: PrintedIngredient): void {
  entry(sheet, list, level, 52, (into) => {
    sheet.text(into, 'P', name, { ...body, bold: true, colour: INK });
    if (purpose !== '') sheet.text(into, 'P', purpose, small);
    for (const { text, source } of facts) fact(sheet, into, text, source);
  });
}

function list(sheet: Sheet, fill: (list: Part) => void): void {
  const part = sheet.part(sheet.root, 'L');
  fill(part);
  part.end();
}

/** Short texts, each with a number or bullet. */
function texts(sheet: Sheet, entries: readonly string[], mark: (at: number) => string): void {
  list(sheet, (into) => {
    for (const [at, text] of entries.entries()) {
      sheet.keep(14);
      const item = sheet.part(into, 'LI');
      const top = sheet.y;
      sheet.text(item, 'Lbl', mark(at), { size: SMALL, colour: INK_2, width: BESIDE + 6 });
      sheet.y = top;
      sheet.text(item, 'LBody', text, { size: SMALL, indent: BESIDE + 8, after: 2 });
      item.end();
    }
  });
}

/**
 * Lays out a report as a tagged PDF with selectable text (product P2.6.8).
 * @returns the bytes of the file
 */
export async function setReport(fonts: PrintFonts, report: PrintedReport): Promise<Uint8Array> {
  const sheet = new Sheet(fonts, report.title);
  sheet.text(sheet.root, 'P', 'Safeshelf, product report', { size: SMALL, bold: true, colour: '#215091', after: 4 });
  sheet.text(sheet.root, 'H1', report.title, { size: 20, bold: true, after: 2 });
  for (const line of report.about) sheet.text(sheet.root, 'P', line, { size: BODY, colour: INK_2 });
  verdict(sheet, report.verdict);

  heading(sheet, 'Warnings', 'They depend on who uses it. This document says nothing about your household.');
  if (report.warnings.length === 0) sheet.text(sheet.root, 'P', report.noWarnings, { size: BODY });
  for (const { audience, entries } of report.warnings) {
    sheet.keep(70);
    sheet.text(sheet.root, 'H3', audience, { size: 11, bold: true, after: 4 });
    list(sheet, (into) => {
      for (const one of entries) warning(sheet, into, one);
    });
  }
  if (report.statements.length > 0) {
    heading(sheet, 'Stated on the label');
    lines(
      sheet,
      ['Statement', ''],
      report.statements.map((line) => ({ ...line, name: `${line.name}: ${line.value}`, value: '' })),
    );
  }
  if (report.metrics.length > 0) {
    heading(sheet, 'Four metrics', '0 to 100, higher is better.');
    lines(sheet, ['Metric', 'Value'], report.metrics);
  }
  if (report.receipt.length > 0) {
    heading(sheet, 'The receipt', 'What was taken off, line by line, with sources.');
    lines(sheet, ['Ingredient and reason', 'Points'], report.receipt);
  }
  if (report.ingredients.length > 0) {
    heading(sheet, 'Ingredients', `${report.ingredients.length}, highest concern first.`);
    list(sheet, (into) => {
      for (const one of report.ingredients) ingredient(sheet, into, one);
    });
  }
  if (report.notes.length > 0) {
    heading(sheet, 'What the label says besides its ingredients');
    texts(sheet, report.notes, () => '\u2022');
  }
  if (report.sources.length > 0) {
    heading(sheet, 'Sources');
    texts(sheet, report.sources, (at) => `${at + 1}.`);
  }
  heading(sheet, 'About this report');
  for (const line of report.ending) sheet.text(sheet.root, 'P', line, { size: BODY, after: 2 });
  if (sheet.lacksLetters) {
    const words = `${MISSING_LETTER} stands for a letter that this document cannot print. Saved as text or data, the report includes them all.`;
    sheet.text(sheet.root, 'P', words, { size: BODY, after: 2 });
  }
  return sheet.end(report.title);
}
