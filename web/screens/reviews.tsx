import { Navigate, useParams } from 'react-router-dom';
import { productIdOf } from '#domain/products/slug.ts';
import { ReviewsPage } from '#web/features/reviews/reviews-page.tsx';
import { paths } from '#web/paths.ts';

/** /product/:id/reviews: people's reviews of a product. */
export function Component() {
  const { id = '' } = useParams();
  const productId = productIdOf(id);
  return productId === null ? (
    <Navigate to={paths.inventory} replace />
  ) : (
    <ReviewsPage key={productId} productId={productId} />
  );
}
