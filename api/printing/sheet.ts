import PDFDocument from 'pdfkit';
import type { PrintedDrawing } from '#domain/printing/printed-report.ts';
import { type PrintFonts, printable } from './fonts.ts';

/** An element of the document's structure tree, which screen readers use. */
export type Part = PDFKit.PDFStructureElement;

/** How a paragraph is set. Lengths in points, 72 to an inch. */
export interface Setting {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** From the left edge of the text. */
  readonly indent?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  /** Space below. */
  readonly after?: number;
}

const MARGIN = { left: 56, right: 56, top: 56, bottom: 64 } as const;
const A4 = { width: 595.28, height: 841.89 } as const;

/** The width of the text area. */
export const TEXT_WIDTH = A4.width - MARGIN.left - MARGIN.right;
/** The standard for accessible PDFs (ISO 14289), which the library's types do not include. */
const ACCESSIBLE: string = 'PDF/UA';
/** The lower edge of the text area. */
const FLOOR = A4.height - MARGIN.bottom;

export const INK = '#1a212b';
export const INK_2 = '#505761';
const LINE = '#e2dfda';

/**
 * A document being laid out from top to bottom, page by page. All text to be read aloud is in the structure tree;
 * lines, shapes and page numbers are marked as artifacts.
 */
export class Sheet {
  readonly root: Part;
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: PrintFonts;
  /** Whether a character had to be replaced so far. */
  lacksLetters = false;

  constructor(fonts: PrintFonts, title: string) {
    this.fonts = fonts;
    this.doc = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      pdfVersion: '1.7',
      subset: ACCESSIBLE as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      // Loads none of the library's own fonts.
      font: '',
      info: { Title: this.printable(title), Creator: 'Safeshelf', Producer: 'Safeshelf' },
    });
    // The library accepts a font object that is already open, which its types do not declare.
    for (const name of ['plain', 'bold'] as const) this.doc.registerFont(name, fonts[name] as unknown as ArrayBuffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  private printable(text: string): string {
    const { text: printed, lacks } = printable(this.fonts, text);
    if (lacks) this.lacksLetters = true;
    return printed;
  }

  /** The vertical position of the next element. */
  get y(): number {
    return this.doc.y;
  }

  set y(y: number) {
    this.doc.y = y;
  }

  /** Opens a structure element that contains others. */
  part(into: Part, tag: string): Part {
    const part = this.doc.struct(tag);
    into.add(part);
    return part;
  }

  /** Starts a new page if this height does not fit on the current one. */
  keep(height: number): void {
    if (this.doc.y + height > FLOOR) this.doc.addPage();
  }

  private use({ size, bold, colour = INK }: Setting): void {
    this.doc.font(bold ? 'bold' : 'plain', size).fillColor(colour);
  }

  private options({ indent = 0, width = TEXT_WIDTH - indent, align = 'left' }: Setting) {
    return { width, align, lineGap: 1.5 };
  }

  /** The height of a paragraph, without the space below it. */
  heightOf(text: string, setting: Setting): number {
    this.use(setting);
    return this.doc.heightOfString(this.printable(text), this.options(setting));
  }

  /** Sets a paragraph, across as many pages as it needs. */
  text(into: Part, tag: string, text: string, setting: Setting): void {
    const words = this.printable(text);
    const part = this.doc.struct(tag, {}, () => {
      this.use(setting);
      this.doc.text(words, MARGIN.left + (setting.indent ?? 0), this.doc.y, this.options(setting));
    });
    into.add(part);
    part.end();
    this.doc.y += setting.after ?? 0;
  }

  /**
   * Draws a shape that need not be read aloud, since its word is next to it.
   * @param x from the left edge of the text
   */
  ornament(drawing: PrintedDrawing, x: number, y: number, size: number): void {
    this.asArtifact('Layout', () => this.draw(drawing, x, y, size));
  }

  /** Draws a figure with its alternative text, and the text inside it. */
  figure(
    into: Part,
    alt: string,
    drawing: PrintedDrawing,
    x: number,
    y: number,
    size: number,
    write: () => void,
  ): void {
    const part = this.doc.struct('Figure', { alt }, () => {
      this.draw(drawing, x, y, size);
      write();
    });
    into.add(part);
    part.end();
  }

  /** Writes one line inside a figure. @param y its upper edge */
  label(text: string, y: number, setting: Setting): void {
    this.use(setting);
    const at = MARGIN.left + (setting.indent ?? 0);
    this.doc.text(this.printable(text), at, y, { ...this.options(setting), lineBreak: false, lineGap: 0 });
  }

  /** A thin line across the text area. */
  rule(indent = 0, weight = 0.6): void {
    this.asArtifact('Layout', () => {
      const { y } = this.doc;
      this.doc.moveTo(MARGIN.left + indent, y).lineTo(MARGIN.left + TEXT_WIDTH, y);
      this.doc
        .undash()
        .lineWidth(weight)
        .stroke(weight > 0.6 ? INK : LINE);
    });
  }

  /** Adds a heading to the PDF's bookmarks. */
  bookmark(title: string): void {
    this.doc.outline.addItem(this.printable(title));
  }

  private asArtifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  private draw({ box, strokes }: PrintedDrawing, x: number, y: number, size: number): void {
    const { doc } = this;
    doc
      .save()
      .translate(MARGIN.left + x, y)
      .scale(size / box);
    doc.lineCap('round').lineJoin('round');
    for (const { path, fill, stroke, width, dash } of strokes) {
      if (fill !== null) doc.path(path).fill(fill);
      if (stroke === null) continue;
      if (dash) doc.dash(dash[0], { space: dash[1] });
      else doc.undash();
      doc.path(path).lineWidth(width).stroke(stroke);
    }
    doc.restore();
  }

  /** Numbers the pages, ends the document and returns its bytes. @param name printed next to each page number */
  async end(name: string): Promise<Uint8Array> {
    const { doc } = this;
    this.root.end();
    const { count } = doc.bufferedPageRange();
    const setting = { size: 7.5, colour: INK_2 };
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      // The footer is below the text area.
      doc.page.margins.bottom = 0;
      this.asArtifact('Pagination', () => {
        const y = A4.height - 40;
        this.use(setting);
        const words = this.printable(name);
        doc.text(words, MARGIN.left, y, { width: TEXT_WIDTH - 90, lineBreak: false, ellipsis: true, height: 10 });
        doc.text(`Page ${page + 1} of ${count}`, MARGIN.left, y, { width: TEXT_WIDTH, align: 'right' });
      });
    }
    const parts: Buffer[] = [];
    const ended = new Promise<Uint8Array>((resolve, reject) => {
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.on('error', reject);
    });
    doc.end();
    return ended;
  }
}
