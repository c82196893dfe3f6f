import { useCallback } from 'react';
import type { Result } from '#domain/problem.ts';
import type { Product } from '#domain/products/product.ts';
import { useClient } from '#web/client/client-context.tsx';

/**
 * Replaces a product's ingredient list with one that a person checked against the pack, or with an earlier one. The
 * previous list is kept. Written on this phone at once, and sent when there is a network.
 */
export function useRelabel(): (
  product: Product,
  list: string,
  origin?: 'photo' | 'earlier',
) => Promise<Result<{ opId: string }>> {
  const client = useClient();
  return useCallback(
    (product, list, origin = 'photo') =>
      client.perform('product.relabel', product.id, { from: product.ingredientsText ?? '', to: list, origin }),
    [client],
  );
}
