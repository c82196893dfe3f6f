import { PanelList } from '#web/ui/frame/panel.tsx';
import type { Library } from './libraries.ts';

/** Packages with their licences. */
export const LibraryList = ({ label, libraries }: { label: string; libraries: readonly Library[] }) => (
  <PanelList label={label} inset={16}>
    {libraries.map(({ name, licence }) => (
      <li key={name} className="flex justify-between gap-4 px-4 py-2.5">
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <span className="small flex-none text-ink-2">{licence}</span>
      </li>
    ))}
  </PanelList>
);
