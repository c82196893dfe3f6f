import { Braces, Camera, Ellipsis, FileText, Flag, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { labelPath } from '#web/paths.ts';
import { Popover } from '#web/ui/frame/popover.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { saveAsData, saveAsText } from './export-report.ts';
import { SavePdf } from './save-pdf.tsx';

interface ReportMenuProps {
  product: Product;
  stored: StoredReport | null;
  onMistake: () => void;
}

/**
 * More actions for a report: save it as a file, print it, compare its list with the pack in hand, report a mistake. All
 * but the PDF work offline.
 */
export function ReportMenu({ product, stored, onMistake }: ReportMenuProps) {
  const navigate = useNavigate();
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const items = [
    ...(stored
      ? [
          { label: 'Save as text', Icon: FileText, run: () => saveAsText(product, stored) },
          { label: 'Save as data (JSON)', Icon: Braces, run: () => saveAsData(product, stored) },
          { label: 'Print', Icon: Printer, run: () => window.print() },
        ]
      : []),
    // Makers change formulas: the pack is right, and the lists are compared before anything is replaced.
    ...(gtin
      ? [{ label: 'Photograph the label again', Icon: Camera, run: () => void navigate(labelPath(printedCode(gtin))) }]
      : []),
    { label: 'Report a mistake', Icon: Flag, run: onMistake },
  ];
  return (
    <Popover
      label="More"
      className="top-full right-0 mt-1"
      trigger={(props) => (
        <button type="button" aria-label="More" title="More" className="icon-button" {...props}>
          <Ellipsis strokeWidth={1.9} />
        </button>
      )}
    >
      {(close) => (
        <ul className="p-1.5">
          {stored && (
            <li>
              <SavePdf
                product={product}
                onSaved={() => {
                  close();
                  showToast({ title: 'Report saved', description: product.name, variant: 'success' });
                }}
              />
            </li>
          )}
          {items.map(({ label, Icon, run }) => (
            <li key={label}>
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  run();
                }}
              >
                <Icon strokeWidth={1.9} aria-hidden="true" />
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
