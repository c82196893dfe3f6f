import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Warning } from '#domain/safety/report.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { audienceName } from '#web/words/audience-words.ts';
import { type AudienceGroup, byAudience } from './warning-order.ts';

function Audience({ group }: { group: AudienceGroup }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const worst = group.warnings[0]?.severity ?? 'INFO';
  return (
    <li className={LEVEL_CLASS[worst]}>
      <button
        type="button"
        className="ingredient"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SeverityShape level={worst} />
        <span className="ingredient-name">{audienceName(group.audience)}</span>
        <span className="ingredient-level">
          {worst}
          <ChevronDown strokeWidth={1.9} aria-hidden="true" className={open ? 'rotate-180' : undefined} />
        </span>
      </button>
      <ul id={id} hidden={!open} className="small grid gap-3 pr-4 pb-3.5 pl-[46px]">
        {group.warnings.map((warning) => (
          <li key={`${warning.ingredient} ${warning.severity} ${warning.kind}`}>
            <p>{warning.message}</p>
            <p className="small-strong mt-1">{warning.action}</p>
            <CitationLine sources={[warning.source]} className="mt-1" />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How many audiences are shown before expanding. */
const SHOWN = 3;

/** A product's warnings for anybody, by audience and collapsed: for guests, gifts and other homes. */
export function AudienceList({ warnings }: { warnings: readonly Warning[] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const groups = byAudience(warnings);
  const more = groups.length - SHOWN;
  const list = (some: readonly AudienceGroup[]) => (
    <PanelList inset={46}>
      {some.map((group) => (
        <Audience key={group.audience} group={group} />
      ))}
    </PanelList>
  );
  return (
    <div className="grid gap-2.5">
      {list(groups.slice(0, SHOWN))}
      {more > 0 && (
        <>
          {/* Hidden, not left out: everything is printed on paper. */}
          <div id={id} hidden={!all}>
            {list(groups.slice(SHOWN))}
          </div>
          <Button variant="secondary" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${more} more`}
          </Button>
        </>
      )}
    </div>
  );
}
