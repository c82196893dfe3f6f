import type { Report, ReportIngredient } from '#domain/safety/report.ts';
import { purposeWords } from '#web/purpose-words.ts';
import { IngredientRow } from '#web/ui/ingredient-row.tsx';
import { PanelList } from '#web/ui/panel.tsx';
import { factLines } from './ingredient-facts.ts';
import { type GroupName, groupIngredients } from './ingredient-groups.ts';

const HEADING: Readonly<Record<GroupName, string>> = {
  listed: 'With a listed hazard',
  unidentified: 'Not identified',
  unlisted: 'None listed',
};

const NOTE: Readonly<Record<GroupName, string | null>> = {
  listed: null,
  unidentified: 'Nothing is known here about these. They lower the confidence of the report.',
  unlisted: 'No listed hazard in the sources checked.',
};

function Ingredient({ ingredient }: { ingredient: ReportIngredient }) {
  const purpose = purposeWords(ingredient.purpose);
  const readAs = ingredient.match.step === 'fuzzy' ? `On the label: \u201c${ingredient.raw}\u201d` : '';
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
            <span className="caption block text-ink-2 [overflow-wrap:anywhere]">{line.source}</span>
          )}
        </p>
      ))}
    </IngredientRow>
  );
}

/** Every ingredient of a report: highest concern first, the unidentified in a group of their own above "none". */
export function IngredientList({ report }: { report: Report }) {
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
          <PanelList inset={46} className="mt-2">
            {group.entries.map(({ key, ingredient }) => (
              <Ingredient key={key} ingredient={ingredient} />
            ))}
          </PanelList>
        </section>
      ))}
    </div>
  );
}
