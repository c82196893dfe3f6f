import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { LEVEL_CLASS, SUBSTANCE_WORD, type SubstanceLevel } from './risk/levels.ts';
import { SubstanceShape } from './risk/risk-shape.tsx';

interface IngredientRowProps {
  name: string;
  purpose?: ReactNode;
  level: SubstanceLevel;
  /** Content to expand: facts with their instruments. Without it the row is plain. */
  children?: ReactNode;
  /** Called when the row is pressed, instead of expanding it. `children` are then always shown below the row. */
  onPress?: () => void;
  /** Whether it is the row being worked on. */
  current?: boolean;
}

/**
 * One ingredient as a list item: shape, name, purpose, level word, expandable facts. Put it in a PanelList, inset 46.
 */
export function IngredientRow({ name, purpose, level, children, onPress, current }: IngredientRowProps) {
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
        {children && !onPress && (
          <ChevronDown strokeWidth={1.9} aria-hidden="true" className={classNames(open && 'rotate-180')} />
        )}
      </span>
    </>
  );
  if (onPress)
    return (
      <li className={LEVEL_CLASS[level]}>
        <button type="button" className="ingredient" aria-current={current} onClick={onPress}>
          {line}
        </button>
        {children}
      </li>
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
