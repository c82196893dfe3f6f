import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/link-button.tsx';
import { LEVEL_CLASS, SUBSTANCE_WORD } from '#web/ui/risk/levels.ts';
import { SubstanceShape } from '#web/ui/risk/risk-shape.tsx';
import { LEVEL_ORDER } from '#web/workers/ingredients/level-order.ts';
import type { IngredientAnswer } from '#web/workers/ingredients/search-messages.ts';
import { typeWords } from './condition-words.ts';

/** The level of an ingredient in each kind of product, highest first. */
export function LevelPanel({ answer }: { answer: IngredientAnswer }) {
  const rows = LEVEL_ORDER.flatMap((level) => {
    const types = answer.levels.filter((one) => one.level === level).map(({ type }) => typeWords(type));
    return types.length === 0 ? [] : [{ level, types }];
  });
  return (
    <>
      <h2 className="title-2 mb-3">What it counts as</h2>
      <ul className="panel level-panel">
        {rows.map(({ level, types }) => (
          <li key={level} className={LEVEL_CLASS[level]}>
            <SubstanceShape level={level} size={22} />
            <span className="strong text-level-text">{SUBSTANCE_WORD[level]}</span>
            <span className="text-ink-2">{types.join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="small mt-2.5 text-ink-2">
        What it counts as if listed first on a label. Further down, or in a small amount, it counts for less.
      </p>
      <TextLink to={paths.method}>How the score works</TextLink>
    </>
  );
}
