import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { LEVEL_CLASS, SUBSTANCE_WORD, type SubstanceLevel } from './risk/levels.ts';
import { SubstanceShape } from './risk/risk-shape.tsx';

interface IngredientRowProps {
  name: string;
  purpose?: ReactNode;
  level: SubstanceLevel;
  /** What unfolds: facts with their instruments. Without it the row is plain. */
  children?: ReactNode;
}

/** One ingredient as a list item: shape, name, purpose, level word; its facts unfold. Put it in a PanelList, inset 46. */
export function IngredientRow({ name, purpose, level, children }: IngredientRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const line = (
    <>
      <SubstanceShape level={level} />
      <span>
        <span className="ingredient-name">{name}</span>
        {purpose && <span className="ingredient-purpose">{purpose}</span>}
      </span>
      <span className="ingredient-level">
        {SUBSTANCE_WORD[level]}
        {children && <ChevronDown strokeWidth={1.9} aria-hidden="true" className={classNames(open && 'rotate-180')} />}
      </span>
    </>
  );
  return (
    <li className={LEVEL_CLASS[level]}>
      {children ? (
        <button
          type="button"
          className="ingredient"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {line}
        </button>
      ) : (
        <div className="ingredient">{line}</div>
      )}
      {children && (
        <div id={id} hidden={!open} className="small grid gap-1.5 pr-4 pb-3 pl-[46px]">
          {children}
        </div>
      )}
    </li>
  );
}
