import { useLocation } from 'react-router-dom';
import type { Product } from '#domain/products/product.ts';

/** Link state for a report, so that its first frame can show the product's name. */
export const productLinkState = ({ name }: Pick<Product, 'name'>) => ({ productName: name });

/** The product name passed by the link to this page; null if the page was opened another way. */
export function useArrivingName(): string | null {
  const state: unknown = useLocation().state;
  const named = typeof state === 'object' && state !== null && 'productName' in state ? state.productName : null;
  return typeof named === 'string' ? named : null;
}
