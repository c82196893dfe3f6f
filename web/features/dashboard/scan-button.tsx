import { Link } from 'react-router-dom';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { paths } from '#web/paths.ts';
import { ScanMark } from '#web/ui/scan-mark.tsx';

const WORDS = {
  household: { to: paths.scan, title: 'Tap to Scan', hint: 'Point camera at any product barcode' },
  shopping: {
    to: paths.shoppingScan,
    title: 'Shopping Mode',
    hint: 'Scan products while shopping - save only if safe',
  },
} as const;

/** The main action of the page. */
export function ScanButton({ mode }: { mode: ScanMode }) {
  const { to, title, hint } = WORDS[mode];
  return (
    <Link to={to} className="scan-button">
      <span className="min-w-0 flex-1">
        <span className="scan-button-title">{title}</span>
        <span className="small block opacity-90">{hint}</span>
      </span>
      <ScanMark size={56} />
    </Link>
  );
}
