import type { DrawnPage } from '#domain/open-pages/open-page.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** What stands in the head of a document besides what every page has. */
export interface Head {
  /** The whole address that search engines shall know the page by; null where the server has none configured. */
  readonly canonical: string | null;
  /** The whole address of a preview picture of 1200 by 630; null for none. */
  readonly picture: string | null;
  /** Data for search engines, as schema.org has it; null for none. */
  readonly data: object | null;
  readonly indexed: boolean;
}

/** The lines of a head. */
function headOf({ title, description }: DrawnPage, { canonical, picture, data, indexed }: Head): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escaped(canonical)}" />`]),
    property('og:site_name', 'Safeshelf'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === null ? [] : [property('og:url', canonical)]),
    ...(picture === null
      ? []
      : [
          property('og:image', picture),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]),
    // Data, which no browser runs; a "<" could end the element.
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}

/**
 * Puts a drawn page into the document that the build made for it, which names its style and script.
 * @param template with the marks `<!--head-->` and `<!--body-->`
 */
export const documentOf = (template: string, page: DrawnPage, head: Head): string =>
  template.replace('<!--head-->', () => headOf(page, head)).replace('<!--body-->', () => page.markup);

/** The document for a frame on another site: it runs nothing. */
export const withoutScript = (template: string): string =>
  template.replace(/<script\s[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');

/** The app's own document with the words of one of its screens: of no two pages the same. */
export const appDocumentOf = (document: string, { title, description }: Omit<DrawnPage, 'markup'>): string =>
  document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_all, before: string) => before + escaped(description));
