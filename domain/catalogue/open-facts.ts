import type { ProductSource } from '../products/product.ts';

const OPEN_FACTS = /^Open (?:Food|Beauty|Pet Food|Products) Facts$/;

/** Whether facts come from one of the Open Facts catalogues, whose pictures are freely licensed (CC BY-SA 3.0). */
export const isOpenFacts = ({ name }: Pick<ProductSource, 'name'>): boolean => OPEN_FACTS.test(name);
