import type { DrawnPage } from '#domain/open-pages/open-page.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The page-specific part of a document's head. */
export interface Head {
  /** The canonical URL for search engines; null if the server has no public address configured. */
  readonly canonical: string | null;
  /** The full URL of a preview picture of 1200 by 630; null if there is none. */
  readonly picture: string | null;
  /** Structured data for search engines (schema.org); null if there is none. */
  readonly data: object | null;
  readonly indexed: boolean;
}

/** The markup of a head. */
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
    // Data that browsers do not run; an unescaped "<" could end the element.
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}

/**
 * Inserts a drawn page into its built document, which links its style and script.
 * @param template with the placeholders `<!--head-->` and `<!--body-->`
 */
export const documentOf = (template: string, page: DrawnPage, head: Head): string =>
  template.replace('<!--head-->', () => headOf(page, head)).replace('<!--body-->', () => page.markup);

/** The document for a frame on another site: it runs no script. */
export const withoutScript = (template: string): string =>
  template.replace(/<script\s[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');

/** The app's own document with the title and description of one of its screens, so that no two pages share them. */
export const appDocumentOf = (document: string, { title, description }: Omit<DrawnPage, 'markup'>): string =>
  document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_all, before: string) => before + escaped(description));
