import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { engine } from '#web/reports/engine.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { tooLongMessage } from '#web/ui/form/too-long-message.ts';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import type { Suggestion } from '#web/workers/ingredients/search-messages.ts';
import type { ItemReading } from './list-items.ts';

/** Number of names suggested for the typed text. */
const SUGGESTIONS = 4;

interface ItemSheetProps {
  /** Null adds a new one. */
  text: string | null;
  reading: ItemReading | undefined;
  canRise: boolean;
  canSink: boolean;
  onSave: (text: string) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
  onClose: () => void;
}

/** Names that the typed text may mean, closest first; empty if it already is one. */
function useSuggestions(text: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    let current = true;
    const asked = text.replace(/[([,].*$/, '').trim();
    if (asked.length < 3) {
      setSuggestions([]);
      return;
    }
    engine.suggest(asked, SUGGESTIONS).then(
      (found) => current && setSuggestions(found),
      () => current && setSuggestions([]),
    );
    return () => {
      current = false;
    };
  }, [text]);
  return suggestions;
}

/** Most characters of one ingredient (product P5.3). */
const LONGEST = 200;

/** Sheet to correct, move or remove one ingredient of the list. */
export function ItemSheet({ text, reading, canRise, canSink, onSave, onRemove, onMove, onClose }: ItemSheetProps) {
  const [typed, setTyped] = useState(text ?? '');
  const suggestions = useSuggestions(typed);
  const readAs = reading?.state === 'read_as' && reading.name !== null && typed === text ? reading.name : null;
  const others = suggestions.filter((one) => one.text !== readAs && one.name !== readAs);
  const offered = readAs === null ? suggestions : [{ text: readAs, name: null }, ...others];
  const long = tooLongMessage('One ingredient', typed, LONGEST);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && long === null) onSave(typed.trim());
  };
  return (
    <Sheet open onClose={onClose} title={text === null ? 'Add an ingredient' : 'Correct this ingredient'} form>
      <form onSubmit={onSubmit} className="grid gap-4">
        <Field
          label="As printed on the pack"
          value={typed}
          error={long}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        {offered.length > 0 && (
          <div>
            <p className="small-strong">Did you mean</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {offered.map((one) => (
                <Button key={one.text} variant="soft" size="small" onClick={() => onSave(one.text)}>
                  {one.name === null ? one.text : `${one.text} (${one.name})`}
                </Button>
              ))}
            </div>
          </div>
        )}
        <Button type="submit" block disabled={typed.trim() === '' || long !== null}>
          {text === null ? 'Add' : 'Save'}
        </Button>
        {text !== null && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              disabled={!canRise}
              icon={<ArrowUp size={18} />}
              onClick={() => onMove(-1)}
            >
              Move up
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={!canSink}
              icon={<ArrowDown size={18} />}
              onClick={() => onMove(1)}
            >
              Move down
            </Button>
            <Button variant="danger" size="small" onClick={onRemove}>
              Remove
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
}
