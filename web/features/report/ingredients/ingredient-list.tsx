import { useId, useState } from 'react';
import type { Report, ReportIngredient } from '#domain/safety/report.ts';
import { ingredientPath } from '#web/paths.ts';
import { CitationMarks } from '#web/product-view/citation-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { IngredientRow } from '#web/ui/ingredient-row.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { purposeWords } from '#web/words/purpose-words.ts';
import { factLines } from './ingredient-facts.ts';
import { type GroupName, groupIngredients } from './ingredient-groups.ts';

const HEADING: Readonly<Record<GroupName, string>> = {
  listed: 'With a listed hazard',
  unidentified: 'Not identified',
  unlisted: 'None listed',
  asides: 'Words that are not ingredients',
};

const NOTE: Readonly<Record<GroupName, string | null>> = {
  listed: null,
  unidentified: 'Nothing is known about these here. They lower the report’s confidence.',
  unlisted: 'No listed hazard in the sources checked.',
  asides: 'They describe the ingredient next to them, or how it was treated. They count towards no figure.',
};

interface IngredientProps {
  ingredient: ReportIngredient;
  /** Needs a signed-in user. Without it, neither reporting nor the link to the ingredient's own page is offered. */
  onMistake: ((ingredient: ReportIngredient) => void) | undefined;
}

function Ingredient({ ingredient, onMistake }: IngredientProps) {
  const purpose = purposeWords(ingredient.purpose);
  const fuzzy = ingredient.match.step === 'fuzzy';
  const readAs = fuzzy ? `read as this from \u201c${ingredient.raw}\u201d` : '';
  return (
    <IngredientRow
      name={ingredient.name}
      level={ingredient.level}
      purpose={[purpose, readAs].filter(Boolean).join(' \u00b7 ')}
    >
      {factLines(ingredient).map((line) => (
        <p key={`${line.text} ${line.source}`}>
          {line.text}
          {line.source !== null && (
            <span className="caption block text-ink-2 [overflow-wrap:anywhere]">
              {line.source} <CitationMarks reviewNeeded={line.reviewNeeded} notCompared={line.notCompared} />
            </span>
          )}
        </p>
      ))}
      {onMistake && (
        <div className="-my-1 flex flex-wrap items-center gap-x-5">
          {ingredient.id !== null && <TextLink to={ingredientPath(ingredient.id)}>Full details</TextLink>}
          <button type="button" className="link" onClick={() => onMistake(ingredient)}>
            {fuzzy ? 'Correct it' : 'Report a mistake'}
          </button>
        </div>
      )}
    </IngredientRow>
  );
}

/** Groups in which nothing was found are collapsed above this number of rows. */
const FOLDED_ABOVE = 12;
/** How many of their rows stay visible. */
const SHOWN = 8;

interface GroupRowsProps {
  group: ReturnType<typeof groupIngredients>[number];
  onMistake: IngredientProps['onMistake'];
}

/** The rows of a group. Listed and unidentified ingredients are always shown; other long groups are collapsed. */
function GroupRows({ group: { name, entries }, onMistake }: GroupRowsProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const folds = name !== 'listed' && name !== 'unidentified' && entries.length > FOLDED_ABOVE;
  const rows = (some: typeof entries) => (
    <PanelList inset={46} className="mt-2">
      {some.map(({ key, ingredient }) =>
        name === 'asides' ? (
          <li key={key} className="px-4 py-3 text-ink-2">
            {ingredient.name}
          </li>
        ) : (
          <Ingredient key={key} ingredient={ingredient} onMistake={onMistake} />
        ),
      )}
    </PanelList>
  );
  if (!folds) return rows(entries);
  return (
    <>
      {rows(entries.slice(0, SHOWN))}
      {/* Hidden, not left out: everything is printed on paper. */}
      <div id={id} hidden={!all}>
        {rows(entries.slice(SHOWN))}
      </div>
      <Button
        variant="secondary"
        block
        className="mt-2"
        aria-expanded={all}
        aria-controls={id}
        onClick={() => setAll(!all)}
      >
        {all ? 'Show fewer' : `Show ${entries.length - SHOWN} more`}
      </Button>
    </>
  );
}

interface IngredientListProps {
  report: Report;
  onMistake?: (ingredient: ReportIngredient) => void;
}

/** Every ingredient of a report: highest concern first, the unidentified in a group of their own above "none". */
export function IngredientList({ report, onMistake }: IngredientListProps) {
  const groups = groupIngredients(report);
  return (
    <div className="grid gap-5">
      {groups.map((group) => (
        <section key={group.name}>
          <h3 className="small-strong flex justify-between gap-3">
            {HEADING[group.name]}
            <span className="num font-normal text-ink-2">{group.entries.length}</span>
          </h3>
          {NOTE[group.name] !== null && <p className="small text-ink-2">{NOTE[group.name]}</p>}
          <GroupRows group={group} onMistake={onMistake} />
        </section>
      ))}
    </div>
  );
}
