import { House, ShoppingBasket } from 'lucide-react';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';

const OPTIONS = [
  { value: 'household', label: 'Household', icon: <House strokeWidth={1.9} aria-hidden="true" /> },
  { value: 'shopping', label: 'Shopping', icon: <ShoppingBasket strokeWidth={1.9} aria-hidden="true" /> },
] as const;

/** Switches between products at home and products to buy. */
export const ModeToggle = ({ mode, onChange }: { mode: ScanMode; onChange: (mode: ScanMode) => void }) => (
  <Segmented label="Scan mode" options={OPTIONS} value={mode} onChange={onChange} />
);
