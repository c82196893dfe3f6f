import { escapeHtml } from '../html-text.ts';
import { INDEX_STYLE } from './index-style.ts';
import { moment, rowTexts, type Section } from './section.ts';

/** Rows per section that the page shows; the CSV file has all of them. */
export const ROWS_SHOWN = 500;

/** A section and its number of rows. */
export interface CountedSection {
  readonly section: Section<never>;
  readonly count: number;
}

/** The data for the page header. */
export interface IndexHead {
  /** The person's name. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The address of the server. */
  readonly home: string;
}

const countWords = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

// The page loads nothing but the exported photos and runs no script, so text in the data stays text.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:";

/** The start of the page: whose data it is, the files in the folder, and links to the non-empty sections. */
export function indexStart({ name, madeAt, home }: IndexHead, sections: readonly CountedSection[]): string {
  const links = sections.map(
    ({ section, count }) =>
      `<li><a href="#${section.name}">${escapeHtml(section.title)}</a><span>${countWords(count)}</span></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Everything Safeshelf holds about ${escapeHtml(name)}</title>
<style>${INDEX_STYLE}</style>
</head>
<body>
<a class="skip" href="#what">Skip to the contents</a>
<header><p class="brand">Safeshelf</p>
<h1>Everything held about ${escapeHtml(name)}</h1>
<p>Made on ${moment(madeAt) ?? ''} (UTC) by ${escapeHtml(home)}. It contains health data: keep it where nobody else can read it.</p></header>
<main id="what">
<section class="card"><h2>What is in this folder</h2>
<dl><dt>index.html</dt><dd>This page. It works offline and contacts nobody.</dd>
<dt>data.json</dt><dd>Everything in full, for programs.</dd>
<dt>csv</dt><dd>The same as tables, for spreadsheets. A ' is put before cells that a spreadsheet would run.</dd>
<dt>photos</dt><dd>Photos of labels, and the picture that you chose.</dd></dl>
<p>Not included: your password, the secrets of two-step sign-in, the tokens of your devices and links, the list of which changes your phones sent and when, and the addresses of other adults.</p></section>
<nav class="card" aria-label="Contents"><h2>Contents</h2><ul>${links.join('')}</ul></nav>
`;
}

/** The start of a section: heading, description and table head. */
export function sectionStart({ section, count }: CountedSection): string {
  const more = count > ROWS_SHOWN ? ` The first ${ROWS_SHOWN} are shown here.` : '';
  const heads = section.columns.map(([head]) => `<th scope="col">${escapeHtml(head)}</th>`);
  return `<section class="card" id="${section.name}"><h2>${escapeHtml(section.title)}</h2>
<p>${escapeHtml(section.about)} ${countWords(count)}, all in csv/${section.name}.csv.${more}</p>
<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(section.title)}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>
`;
}

/** One row of a section. */
export const sectionRow = <Row>(section: Section<Row>, row: Row): string =>
  `<tr>${rowTexts(section, row)
    .map((text) => `<td>${escapeHtml(text)}</td>`)
    .join('')}</tr>\n`;

/** The end of a section. */
export const sectionEnd = (): string => '</tbody></table></div></section>\n';

/** A photo in the export folder. */
export interface ShownPhoto {
  /** Its path relative to the page. */
  readonly path: string;
  /** What it shows. */
  readonly of: string;
}

/** The photo section. @param missing how many photo files the server no longer has */
export function photoSection(photos: readonly ShownPhoto[], missing: number): string {
  const figures = photos.map(
    ({ path, of }) =>
      `<figure><img loading="lazy" src="${escapeHtml(path)}" alt="${escapeHtml(of)}"><figcaption>${escapeHtml(of)}</figcaption></figure>`,
  );
  const gone = missing === 0 ? '' : `<p>${countWords(missing)} whose file this server does not have.</p>`;
  return `<section class="card" id="photos"><h2>Photos</h2>${gone}<div class="photos">${figures.join('\n')}</div></section>\n`;
}

/** The end of the page. */
export const indexEnd = (): string => '</main>\n</body>\n</html>\n';
