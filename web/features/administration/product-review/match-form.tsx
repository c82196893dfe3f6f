import { useEffect, useState } from 'react';
import { engine } from '#web/reports/engine.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** Substances that are offered at once. */
const OFFERED = 6;
const NO_FILTER = { level: null, purpose: null, audience: null, list: null } as const;

/** A substance of the knowledge, by its name, with the spelling or number that it was found by. */
interface Known {
  readonly name: string;
  readonly foundBy: string | null;
}

type Found =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly known: readonly Known[]; readonly total: number }
  | { readonly state: 'failed' };

/** Those that are named like it, then those that are near to it in letters. */
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
  /** The line as it was read or typed. */
  raw: string;
  /** Null leaves it. */
  onDone: (name: string | null) => void;
}

/** Says by hand which known substance a line is (product P17.34): searched in what this server knows. */
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
        // The person pressed a key or a button to search here.
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        hint="Name, spelling in any language, CAS, EC, E or CI number."
      />
      {found.state === 'failed' && (
        <p className="small" role="alert">
          The knowledge could not be searched. Try again when the server can be reached.
        </p>
      )}
      {found.state === 'found' && words.trim() !== '' && (
        <>
          <p className="small text-ink-2" role="status">
            {found.known.length === 0 && 'Nothing known is called so.'}
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
      <p className="small text-ink-2">
        Its name takes the place of the line. The product says that a reviewer matched it.
      </p>
      <div>
        <Button size="small" type="button" variant="quiet" onClick={() => onDone(null)}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
