import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { manualEntryPath, paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface MissingProductProps {
  address: string;
  reason: 'not_found' | 'unreachable';
  onRetry: () => void;
}

/** No product to show: it is unknown, or the server cannot be reached. The two have clearly different texts. */
export function MissingProduct({ address, reason, onRetry }: MissingProductProps) {
  const id = productIdOf(address);
  const gtin = id === null ? null : storedGtin(id);
  const byHand = (
    <LinkButton
      to={gtin ? manualEntryPath(printedCode(gtin)) : paths.scan}
      variant={reason === 'not_found' ? 'primary' : 'quiet'}
      block
    >
      {gtin ? 'Manual Entry' : 'Scan a product'}
    </LinkButton>
  );
  if (reason === 'unreachable') {
    return (
      <EmptyState
        title="Not on this phone yet"
        text="It was never opened here, and the server cannot be reached. Nothing is known about it until the server answers."
        action={<Button onClick={onRetry}>Try again</Button>}
        quiet={byHand}
      />
    );
  }
  return (
    <EmptyState
      title="Product Not Found"
      text={
        gtin
          ? `Nobody has entered the barcode ${printedCode(gtin)} yet. Unknown does not mean harmless.`
          : 'There is no product at this address.'
      }
      action={byHand}
    />
  );
}
