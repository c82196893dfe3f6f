import { useState } from 'react';
import type { Ingredient, KnownNumber, NumberKind } from '#domain/knowledge/knowledge.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';

/** Number of other names shown until all are requested. */
const SHOWN = 12;

interface NamesSectionProps {
  ingredient: Ingredient;
  numbers: readonly KnownNumber[];
}

const KIND: Readonly<Record<NumberKind, string>> = { cas: 'CAS', ec: 'EC', e: '', ci: 'CI' };

/** Numbers and other spellings of an ingredient, as printed on labels. */
export function NamesSection({ ingredient, numbers }: NamesSectionProps) {
  const [all, setAll] = useState(false);
  const synonyms = ingredient.synonyms ?? [];
  if (synonyms.length + numbers.length === 0) return null;
  return (
    <Section title="Other names" aside={synonyms.length > 0 ? `${synonyms.length} known spellings` : undefined}>
      {numbers.length > 0 && (
        <p className="num strong [overflow-wrap:anywhere]">
          {numbers.map(({ kind, number }) => `${KIND[kind]} ${number}`.trim()).join(', ')}
        </p>
      )}
      {synonyms.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {(all ? synonyms : synonyms.slice(0, SHOWN)).map((name) => (
            <li key={name} className="small rounded-tag bg-surface-2 px-2.5 py-1 [overflow-wrap:anywhere]">
              {name}
            </li>
          ))}
        </ul>
      )}
      {synonyms.length > SHOWN && (
        <Button variant="quiet" size="small" className="mt-1" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${synonyms.length - SHOWN} more`}
        </Button>
      )}
    </Section>
  );
}
