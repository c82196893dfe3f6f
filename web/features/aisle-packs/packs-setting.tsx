import { ChevronRight, Package } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Link to the aisle packs, for the settings. */
export const PacksSetting = () => (
  <li className="row min-h-14 px-4">
    <Package size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-2" />
    <Link to={paths.aislePacks} className="row-link flex-1">
      Aisle packs
    </Link>
    <span className="small text-ink-2">For shops without a signal</span>
    <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 text-ink-3" />
  </li>
);
