import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { DrawnPage, DrawPage, OpenPage } from '#domain/open-pages/open-page.ts';
import { paths } from '../paths.ts';
import { IngredientPage, ingredientDescription, ingredientTitle } from './ingredient-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { drawBadge } from './product-badge.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductPage, productDescription, productTitle } from './product-page.tsx';
import { RecallPage, recallDescription, recallTitle } from './recall-page.tsx';
import { TestimonialSection } from './testimonials.tsx';
import { TEXT_PAGES } from './words/text-pages.ts';

const MISSING = {
  title: 'Page Not Found · Safeshelf',
  description: 'There is no public page at this address.',
} as const;

/** Inserted into the start page, so it needs no words of its own for search engines. */
const TESTIMONIALS = { title: '', description: '' } as const;

/** Title and description of a page about one product. */
const wordsOf = (page: Parameters<typeof productTitle>[0]) => ({
  title: productTitle(page),
  description: productDescription(page),
});

/** A page's title and description for search engines, and its body. */
function partsOf(
  page: Exclude<OpenPage, { kind: 'badge' }>,
): Omit<DrawnPage, 'markup'> & { readonly body: React.ReactNode } {
  switch (page.kind) {
    case 'product':
      return { ...wordsOf(page), body: <ProductPage {...page} /> };
    case 'card':
      return { ...wordsOf(page), body: <ProductCard {...page} /> };
    case 'ingredient': {
      const { ingredient } = page;
      const description = ingredientDescription(ingredient);
      return { title: ingredientTitle(ingredient), description, body: <IngredientPage ingredient={ingredient} /> };
    }
    case 'recall': {
      const { notice } = page;
      const description = recallDescription(notice);
      return { title: recallTitle(notice), description, body: <RecallPage notice={notice} /> };
    }
    case 'words': {
      const { title, description, Body } = TEXT_PAGES[page.page];
      return {
        title: `${title} · Safeshelf`,
        description,
        body: <Body operator={page.operator} pixel={page.pixel} sells={page.sells} />,
      };
    }
    case 'testimonials':
      return { ...TESTIMONIALS, body: <TestimonialSection testimonials={page.testimonials} /> };
    case 'missing':
      return { ...MISSING, body: <MissingPage /> };
  }
}

/** Renders a page that opens without an account, for the server. */
export const drawPage: DrawPage = (page) => {
  if (page.kind === 'badge') return { ...wordsOf(page), markup: drawBadge(page.report) };
  const { body, ...words } = partsOf(page);
  const markup = renderToStaticMarkup(<StaticRouter location={paths.home}>{body}</StaticRouter>);
  const styled = / style="[^"]*"/.exec(markup);
  if (styled) throw new Error(`A drawn page contains an inline style:${styled[0]}`);
  return { ...words, markup };
};
