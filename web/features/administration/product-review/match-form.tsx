import { useEffect, useState } from 'react';
import { engine } from '#web/reports/engine.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** Number of substances offered at once. */
const OFFERED = 6;
const NO_FILTER = { level: null, purpose: null, audience: null, list: null } as const;

/** A substance in the knowledge base, with the spelling or number it was found by. */
interface Known {
  readonly name: string;
  readonly foundBy: string | null;
}

type Found =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly known: readonly Known[]; readonly total: number }
  | { readonly state: 'failed' };

/** Search hits for the words, then names with a similar spelling. */
async function findKnown(words: string): Promise<{ known: readonly Known[]; total: number }> {
  const { hits, total } = await engine.search({ text: words, filters: NO_FILTER, limit: OFFERED });
  const near = hits.length < OFFERED ? await engine.suggest(words, OFFERED - hits.length) : [];
  const known = [
    ...hits.map(({ name, foundBy }) => ({ name, foundBy })),
    ...near.map(({ text, name }) => ({ name: name ?? text, foundBy: name === null ? null : text })),
  ];
  const once = known.filter(({ name }, at) => known.findIndex((other) => other.name === name) === at);
  return { known: once, total: Math.max(total, once.length) };
}

function useKnown(words: string): Found {
  const [found, setFound] = useState<Found>({ state: 'asking' });
  useEffect(() => {
    let current = true;
    if (words === '') {
      setFound({ state: 'found', known: [], total: 0 });
      return;
    }
    findKnown(words).then(
      (answer) => current && setFound({ state: 'found', ...answer }),
      () => current && setFound({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [words]);
  return found;
}

interface MatchFormProps {
  /** The line as read or typed. */
  raw: string;
  /** Called with the chosen name, or null to leave the line alone. */
  onDone: (name: string | null) => void;
}

/** Matches a line to a known substance by hand (product P17.34), with a search in this server's knowledge base. */
export function MatchForm({ raw, onDone }: MatchFormProps) {
  const [words, setWords] = useState(raw);
  const found = useKnown(words.trim());
  return (
    <form
      noValidate
      aria-label="Match the line by hand"
      className="grid gap-3 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        const [first, ...others] = found.state === 'found' ? found.known : [];
        if (first && others.length === 0) onDone(first.name);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(null);
      }}
    >
      <Field
        label={`Which known substance is “${raw}”?`}
        // Focused, since the person pressed a key or a button to search here.
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        hint="Name, spelling in any language, CAS, EC, E or CI number."
      />
      {found.state === 'failed' && (
        <p className="small" role="alert">
          The search failed. Try again when the server can be reached.
        </p>
      )}
      {found.state === 'found' && words.trim() !== '' && (
        <>
          <p className="small text-ink-2" role="status">
            {found.known.length === 0 && 'No known substance has this name.'}
            {found.total > found.known.length && `${found.known.length} of ${found.total}. Type more of the name.`}
          </p>
          <ul className="admin-known" aria-label="Known substances">
            {found.known.map(({ name, foundBy }) => (
              <li key={name}>
                <button type="button" onClick={() => onDone(name)}>
                  <b>{name}</b>
                  {foundBy !== null && <span className="small text-ink-2">{foundBy}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small text-ink-2">Its name replaces the line. The product says that a reviewer matched it.</p>
      <div>
        <Button size="small" type="button" variant="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
