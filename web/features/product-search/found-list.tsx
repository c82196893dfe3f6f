import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { paths, productPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import type { Found } from './found-products.ts';
import type { FoundProducts } from './use-found-products.ts';

interface FoundListProps {
  typed: string;
  result: FoundProducts;
  narrowed: boolean;
  /** Called when a product of the list is opened. */
  onOpen: () => void;
  onWiden: () => void;
}

const metaOf = ({ brand, area, risk, byIngredient }: Found, heldBack: boolean): string =>
  [
    brand,
    HOME_CATEGORY_LABELS[area],
    byIngredient ? 'in its ingredients' : '',
    risk === undefined && !heldBack ? 'no score yet' : '',
  ]
    .filter(Boolean)
    .join(' \u00b7 ');

const Searching = () => (
  <div className="mt-5" role="status" aria-busy="true">
    <p className="small mb-2 text-ink-2">Searching</p>
    <PanelList>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </PanelList>
  </div>
);

/** Why results may be missing; nothing if none are. */
function Lacking({ result: { server, retry } }: { result: FoundProducts }) {
  if (server.status === 'unreachable') {
    return (
      <Notice role="status">
        Only this phone was searched. Your server can’t be reached.{' '}
        <Button variant="quiet" size="small" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (server.status === 'refused') {
    return (
      <Notice role="status">
        Only this phone was searched. {server.message}{' '}
        <Button variant="quiet" size="small" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (server.status === 'answered' && server.heldBack) {
    return <Notice>This month’s scans are used up, so scores for products new to you aren’t shown.</Notice>;
  }
  if (server.status === 'answered' && !server.complete) {
    return <Notice>Your server is still adding new products. Some can’t be found yet.</Notice>;
  }
  return null;
}

/** The products found, and a notice about what may be missing. */
export function FoundList({ typed, result, narrowed, onOpen, onWiden }: FoundListProps) {
  const { found, server } = result;
  if (!found || (found.length === 0 && server.status === 'asking')) return <Searching />;
  const heldBack = server.status === 'answered' && server.heldBack;
  const count = found.length === 1 ? '1 product' : `${found.length} products`;
  return (
    <div className="mt-5">
      <div className="flex min-h-11 items-center">
        <p className="strong num" role="status">
          {server.status === 'asking' ? `${count} on this phone, checking your server` : count}
        </p>
      </div>
      <Lacking result={result} />
      {found.length === 0 ? (
        <EmptyState
          title={`Nothing found for \u201c${typed}\u201d`}
          text={
            narrowed
              ? 'Nothing matches the area and score you chose. A score filter leaves out products without a score.'
              : 'If it’s not in the catalogue, scan it or type it in from its label.'
          }
          action={
            narrowed ? (
              <Button onClick={onWiden}>Search everywhere</Button>
            ) : (
              <LinkButton to={paths.scan}>Scan it</LinkButton>
            )
          }
          {...(!narrowed && {
            quiet: (
              <LinkButton to={paths.manualEntry} variant="quiet">
                Type it in
              </LinkButton>
            ),
          })}
        />
      ) : (
        <div onClickCapture={(event) => event.target instanceof Element && event.target.closest('a') && onOpen()}>
          <PanelList label="Products found">
            {found.map((one) => (
              <ProductRow
                key={one.id}
                name={one.name}
                to={productPath(one.slug)}
                drawing={one.drawing}
                meta={metaOf(one, heldBack)}
                risk={one.risk}
              />
            ))}
          </PanelList>
        </div>
      )}
    </div>
  );
}
