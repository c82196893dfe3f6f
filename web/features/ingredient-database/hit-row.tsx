import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ingredientPath } from '#web/paths.ts';
import { LEVEL_CLASS, SUBSTANCE_WORD } from '#web/ui/risk/levels.ts';
import { SubstanceShape } from '#web/ui/risk/risk-shape.tsx';
import { purposeWords } from '#web/words/purpose-words.ts';
import type { IngredientHit } from '#web/workers/ingredients/search-messages.ts';

interface HitRowProps {
  hit: Pick<IngredientHit, 'id' | 'name' | 'level'>;
  meta: string;
}

/** One ingredient of a list: shape, name, one line of text, level. The whole row links to its page. */
export function HitRow({ hit, meta }: HitRowProps) {
  return (
    <li className={LEVEL_CLASS[hit.level]}>
      <Link to={ingredientPath(hit.id)} className="ingredient ingredient-link">
        <SubstanceShape level={hit.level} />
        <span className="min-w-0">
          <span className="ingredient-name">{hit.name}</span>
          {meta !== '' && <span className="ingredient-purpose [overflow-wrap:anywhere]">{meta}</span>}
        </span>
        <span className="ingredient-level">
          {SUBSTANCE_WORD[hit.level]}
          <ChevronRight strokeWidth={1.9} aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}

/** "Preservative · also: formalin". */
export const hitMeta = ({ purpose, foundBy }: IngredientHit): string =>
  [purposeWords(purpose), foundBy === null ? '' : `also: ${foundBy}`].filter(Boolean).join(' \u00b7 ');
