import type { Ingredient } from '../knowledge/knowledge.ts';
import type { Product } from '../products/product.ts';
import type { RecallNotice } from '../recalls/notice.ts';
import type { Report } from '../safety/report.ts';
import type { Operator } from './operator.ts';
import type { Testimonial } from './testimonial.ts';
import type { WordPage } from './word-pages.ts';

/** A page that everybody may read, with the data to render it. Nothing in it belongs to a household. */
export type OpenPage =
  | {
      readonly kind: 'product';
      readonly product: Product;
      readonly report: Report;
      /** The origin from which other sites may embed a card; null if the operator does not allow embedding. */
      readonly embedOrigin: string | null;
    }
  | { readonly kind: 'card'; readonly product: Product; readonly report: Report; readonly origin: string }
  | { readonly kind: 'badge'; readonly product: Product; readonly report: Report }
  | { readonly kind: 'ingredient'; readonly ingredient: Ingredient }
  | { readonly kind: 'recall'; readonly notice: RecallNotice }
  | {
      readonly kind: 'words';
      readonly page: WordPage;
      readonly operator: Operator;
      /** Whether the operator uses an advertising pixel, and whether plans are sold. */
      readonly pixel: boolean;
      readonly sells: boolean;
    }
  /** A section of the start page, not a page of its own. */
  | { readonly kind: 'testimonials'; readonly testimonials: readonly Testimonial[] }
  | { readonly kind: 'missing' };

/** A rendered page: markup without inline style or script, and its metadata for search engines and messengers. */
export interface DrawnPage {
  readonly title: string;
  readonly description: string;
  readonly markup: string;
}

/** Renders an open page. The build compiles it from the app's own components; the server calls it. */
export type DrawPage = (page: OpenPage) => DrawnPage;
