import { SYMBOL } from '#web/ui/logo.tsx';
import { knownLines } from '#web/ui/risk/known-label.tsx';
import { RISK_WORD } from '#web/ui/risk/levels.ts';
import { scoreParts } from '#web/ui/risk/ring-geometry.ts';
import { drawLevel } from './draw-level.ts';
import { type LevelColours, type PlainColours, pictureColours } from './picture-colours.ts';
import type { ShareCard } from './share-card.ts';

/** The picture is laid out at phone width and drawn at three times the resolution. */
const WIDTH = 360;
const FINE = 3;
const GUTTER = 20;
const INNER = WIDTH - 2 * GUTTER;
const PANEL = 156;
const NONE: LevelColours = { fill: '#000', text: '#000', soft: '#fff', on: '#fff' };

type Pen = CanvasRenderingContext2D;

/** Wraps text into lines of a width, at most `most`; cut text ends with an ellipsis. */
function inLines(pen: Pen, text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/** Draws lines of text below each other. Returns the y position below them. */
function write(pen: Pen, lines: readonly string[], x: number, top: number, height: number): number {
  pen.textBaseline = 'middle';
  for (const [at, line] of lines.entries()) pen.fillText(line, x, top + height * (at + 0.5));
  return top + height * lines.length;
}

/** The score as the report's ring, scaled to `size`. */
function drawRing(pen: Pen, score: number, level: LevelColours, plain: PlainColours, dashed: boolean, size: number) {
  pen.save();
  pen.scale(size / 120, size / 120);
  pen.lineCap = 'round';
  for (const part of scoreParts(score)) {
    if (!part.full) {
      pen.strokeStyle = plain.track;
      pen.lineWidth = dashed ? 6 : 10;
      pen.setLineDash(dashed ? [0.1, 12] : []);
      pen.stroke(new Path2D(part.track));
    }
    if (part.fill) {
      pen.strokeStyle = level.fill;
      pen.lineWidth = 10;
      pen.setLineDash([]);
      pen.stroke(new Path2D(part.fill));
    }
  }
  pen.restore();
}

/** The label with one line per ingredient name, if no score may be shown. */
function drawKnown(pen: Pen, card: ShareCard, level: LevelColours, plain: PlainColours, size: number) {
  const width = size * 0.86;
  pen.save();
  pen.translate((size - width) / 2, 0);
  pen.fillStyle = plain.panel;
  pen.strokeStyle = level.fill;
  pen.lineWidth = 1.5;
  pen.setLineDash([4, 3]);
  pen.beginPath();
  pen.roundRect(0.75, 0.75, width - 1.5, size - 1.5, 14);
  pen.fill();
  pen.stroke();
  const lines = knownLines(card.risk);
  const step = (size * 0.74) / (lines.length + 1);
  for (const [at, { known, width: share }] of lines.entries()) {
    pen.lineWidth = known ? 3.2 : 2;
    pen.setLineDash(known ? [] : [2, 2]);
    pen.beginPath();
    pen.moveTo(width * 0.13, step * (at + 1) + 4);
    pen.lineTo(width * (0.13 + 0.74 * (share / 100)), step * (at + 1) + 4);
    pen.stroke();
  }
  pen.fillStyle = level.text;
  pen.textAlign = 'center';
  const { known, total } = card.risk;
  write(pen, [total === 0 ? 'no score' : `${known} of ${total} known`], width / 2, size - 26, 18);
  pen.restore();
}

function drawAll(pen: Pen, card: ShareCard, family: string): number {
  const { risk } = card;
  const { plain, of } = pictureColours([risk.level, ...card.counts.map(({ severity }) => severity)]);
  const level = of.get(risk.level) ?? NONE;
  const letters = (weight: number, size: number, colour: string): void => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillStyle = colour;
  };
  pen.fillStyle = plain.page;
  pen.fillRect(0, 0, WIDTH, 1200);

  pen.save();
  pen.translate(GUTTER - 4, 18);
  pen.scale(28 / 32, 28 / 32);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = plain.accent;
  pen.fillStyle = plain.accent;
  pen.lineWidth = 3.2;
  pen.stroke(new Path2D(SYMBOL.shelves));
  pen.fill(new Path2D(SYMBOL.bottle));
  pen.restore();
  letters(680, 19, plain.ink);
  write(pen, ['Safeshelf'], GUTTER + 32, 20, 24);

  letters(680, 24, plain.ink);
  let top = write(pen, inLines(pen, card.name, INNER, 3), GUTTER, 64, 29);
  letters(440, 14, plain.ink2);
  if (card.meta !== '') top = write(pen, inLines(pen, card.meta, INNER, 2), GUTTER, top + 2, 20);

  top += 16;
  pen.fillStyle = plain.panel;
  pen.strokeStyle = plain.line;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(GUTTER + 0.5, top + 0.5, INNER - 1, PANEL - 1, 16);
  pen.fill();
  pen.stroke();
  const ring = 116;
  pen.save();
  pen.translate(GUTTER + 16, top + (PANEL - ring) / 2);
  if (risk.score === null) {
    letters(600, 13, level.text);
    drawKnown(pen, card, level, plain, ring);
  } else {
    drawRing(pen, risk.score, level, plain, risk.provisional, ring);
    pen.textAlign = 'center';
    letters(700, 39, plain.ink);
    write(pen, [`${risk.score}`], ring / 2, 34, 40);
    letters(550, 13, plain.ink2);
    write(pen, ['of 100'], ring / 2, 74, 14);
  }
  pen.restore();

  const column = GUTTER + 16 + ring + 16;
  const room = WIDTH - GUTTER - 16 - column;
  letters(650, 13, level.text);
  const words = inLines(pen, RISK_WORD[risk.level], room - 24, 2);
  let line = top + (PANEL - (words.length * 18 + 12 + (card.confidence ? 22 : 0) + 40)) / 2;
  drawLevel(pen, risk.level, level, column, line + 1);
  line = write(pen, words, column + 22, line, 18) + 10;
  letters(600, 14, plain.ink);
  if (card.confidence) line = write(pen, inLines(pen, card.confidence, room, 2), column, line, 20) + 2;
  letters(440, 13, plain.ink2);
  const identified = risk.provisional ? `Provisional. ${card.identified}` : card.identified;
  write(pen, inLines(pen, identified, room, 3), column, line, 18);
  top += PANEL + 22;

  letters(620, 17, plain.ink);
  top = write(pen, ['Warnings'], GUTTER, top, 24);
  letters(440, 14, plain.ink2);
  if (card.counts.length === 0) top = write(pen, ['None found in the sources checked.'], GUTTER, top + 2, 20);
  else {
    top = write(pen, ['They depend on who uses it.'], GUTTER, top, 20) + 8;
    let left = GUTTER;
    for (const { severity, count } of card.counts) {
      const own = of.get(severity) ?? NONE;
      letters(650, 13, own.text);
      const text = `${count} ${severity}`;
      const wide = pen.measureText(text).width + 16 + 26;
      if (left + wide > WIDTH - GUTTER && left > GUTTER) {
        left = GUTTER;
        top += 36;
      }
      pen.fillStyle = own.soft;
      pen.beginPath();
      pen.roundRect(left, top, wide, 28, 14);
      pen.fill();
      drawLevel(pen, severity, own, left + 9, top + 6);
      pen.fillStyle = own.text;
      write(pen, [text], left + 31, top, 29);
      left += wide + 8;
    }
    top += 28;
  }

  letters(440, 14, plain.ink);
  const caution = inLines(pen, card.caution, INNER - 32, 4);
  const note = caution.length * 20 + 24;
  top += 18;
  pen.fillStyle = plain.well;
  pen.beginPath();
  pen.roundRect(GUTTER, top, INNER, note, 12);
  pen.fill();
  pen.fillStyle = plain.ink;
  write(pen, caution, GUTTER + 16, top + 12, 20);
  letters(500, 13, plain.ink2);
  return write(pen, [card.assessed], GUTTER, top + note + 14, 18) + 20;
}

/** Draws a shared report in the light theme, as tall as it needs to be. Null if the browser cannot draw. */
export async function drawShareCard(card: ShareCard): Promise<Blob | null> {
  const { fontFamily } = getComputedStyle(document.body);
  await document.fonts.load(`700 39px ${fontFamily}`);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // Drawn twice: the first pass measures the height, and setting the height clears the canvas.
  canvas.width = WIDTH * FINE;
  for (const round of ['measure', 'draw']) {
    pen.reset();
    pen.scale(FINE, FINE);
    const height = drawAll(pen, card, fontFamily);
    if (round === 'measure') canvas.height = Math.ceil(height) * FINE;
  }
  return new Promise((settle) => canvas.toBlob(settle, 'image/png'));
}
