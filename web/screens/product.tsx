import { useParams } from 'react-router-dom';
import { productIdOf } from '#domain/products/slug.ts';
import { InventoryPane } from '#web/features/inventory/inventory-pane.tsx';
import { ReportPage } from '#web/features/report/report-page.tsx';

/** /product/:id: the report of one product, beside the inventory where there is room. A change of address starts anew. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="beside-inventory">
      <InventoryPane currentId={productIdOf(id)} />
      <ReportPage key={id} address={id} />
    </div>
  );
}
