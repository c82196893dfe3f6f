import type { Ingredient } from '../knowledge/knowledge.ts';
import type { Product } from '../products/product.ts';
import type { RecallNotice } from '../recalls/notice.ts';
import type { Report } from '../safety/report.ts';
import type { Operator } from './operator.ts';
import type { Testimonial } from './testimonial.ts';
import type { WordPage } from './word-pages.ts';

/** A page that everybody may read, with what it is drawn from. Nothing in it belongs to a household. */
export type OpenPage =
  | {
      readonly kind: 'product';
      readonly product: Product;
      readonly report: Report;
      /** The origin that other sites may show a card of it from; null where the operator wants none. */
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
      /** Whether the operator has an advertising pixel, and whether plans are paid for. */
      readonly pixel: boolean;
      readonly sells: boolean;
    }
  /** A part of the start page, not a page of its own. */
  | { readonly kind: 'testimonials'; readonly testimonials: readonly Testimonial[] }
  | { readonly kind: 'missing' };

/** A page as it was drawn: markup without inline style or script, and what search engines and messengers show of it. */
export interface DrawnPage {
  readonly title: string;
  readonly description: string;
  readonly markup: string;
}

/** Draws an open page. The build makes it of the page's own components; the server calls it. */
export type DrawPage = (page: OpenPage) => DrawnPage;
