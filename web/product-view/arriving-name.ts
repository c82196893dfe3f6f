import { useLocation } from 'react-router-dom';
import type { Product } from '#domain/products/product.ts';

/** What a link to a report hands over: its first frame can name the product. */
export const nameAhead = ({ name }: Pick<Product, 'name'>) => ({ productName: name });

/** The name that the link to this page handed over; null where it was opened in another way. */
export function useArrivingName(): string | null {
  const state: unknown = useLocation().state;
  const named = typeof state === 'object' && state !== null && 'productName' in state ? state.productName : null;
  return typeof named === 'string' ? named : null;
}
