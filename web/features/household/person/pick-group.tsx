import type { ReactNode } from 'react';

/** A question with its answer tiles. */
export function PickGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="title-3 mb-2.5">{title}</legend>
      <div className="picks">{children}</div>
    </fieldset>
  );
}
