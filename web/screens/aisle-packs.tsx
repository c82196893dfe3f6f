import { PacksPage } from '#web/features/aisle-packs/packs-page.tsx';

/** /aisle-packs */
export const Component = () => <PacksPage />;
