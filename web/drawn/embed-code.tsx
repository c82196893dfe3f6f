import { badgePath, embedPath, publicProductPath } from '#domain/open-pages/addresses.ts';
import type { Product } from '#domain/products/product.ts';
import { Section } from '../ui/frame/page.tsx';

/** Snippets for showing the score on another site. Both update with the score. */
export function EmbedCode({ product, origin }: { product: Product; origin: string }) {
  const name = product.name.replace(/[&<>"]/g, '');
  const badge = `<a href="${origin}${publicProductPath(product)}"><img src="${origin}${badgePath(product)}" width="212" height="36" alt="Safeshelf score of ${name}"></a>`;
  const frame = `<iframe src="${origin}${embedPath(product)}" title="Safeshelf score of ${name}" width="340" height="150" loading="lazy"></iframe>`;
  return (
    <Section title="On your own site">
      <p className="text-ink-2">A badge or a card for a blog or a school’s site. Both update with the score.</p>
      <pre className="open-code">{badge}</pre>
      <pre className="open-code">{frame}</pre>
    </Section>
  );
}
