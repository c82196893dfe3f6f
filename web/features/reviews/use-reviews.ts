import { useCallback, useState } from 'react';
import { type Result, succeed } from '#domain/problem.ts';
import { productReviews, type ReviewOrder, type ReviewsAnswer } from '#domain/reviews/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';

/** How many pages of reviews to load, counted from the first. */
interface Pages {
  readonly key: string;
  readonly count: number;
}

/** Reviews of a product by others: one page, and more on request. */
export function useReviews(productId: string, order: ReviewOrder) {
  const client = useClient();
  const key = `${productId} ${order}`;
  const [pages, setPages] = useState<Pages>({ key, count: 1 });
  const count = pages.key === key ? pages.count : 1;
  const ask = useCallback(async (): Promise<Result<ReviewsAnswer>> => {
    const page = (at: number) =>
      client.server.ask(productReviews, { params: { id: productId }, query: { order, page: at } });
    let all = await page(0);
    for (let at = 1; at < count && all.ok && all.value.more; at += 1) {
      const next = await page(at);
      if (!next.ok) return next;
      all = succeed({ ...next.value, reviews: [...all.value.reviews, ...next.value.reviews] });
    }
    return all;
  }, [client, productId, order, count]);
  const [asked, again] = useServerAnswer(ask);
  return { asked, again, showMore: () => setPages({ key, count: count + 1 }) };
}
