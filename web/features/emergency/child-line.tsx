import { useState } from 'react';
import { typedKilograms, weightIn } from '#domain/settings/units.ts';
import { useUnits } from '#web/client/use-units.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { dateWords, localToday } from '#web/words/expiry-words.ts';
import { AGE_WORDS } from '#web/words/household-words.ts';
import { UNIT_WORDS, weightWords } from '#web/words/weight-words.ts';
import { type CardChild, noteWeight } from './use-emergency.ts';

/** Accepted weights in kilograms, from a newborn to a heavy twelve-year-old. */
const LEAST_KG = 1;
const MOST_KG = 120;

function WeightForm({ db, child, onDone }: { db: AccountDb; child: CardChild; onDone: () => void }) {
  const units = useUnits(db);
  const { sign, word } = UNIT_WORDS[units];
  const [text, setText] = useState(child.weight ? String(weightIn(units, child.weight.kg)) : '');
  const [wrong, setWrong] = useState(false);
  const errorId = `weight-error-${child.member.id}`;
  const save = async () => {
    const kg = typedKilograms(units, text, LEAST_KG, MOST_KG);
    if (kg === null) {
      setWrong(true);
      return;
    }
    await noteWeight(db, child.member.id, { kg, on: localToday(new Date()) });
    onDone();
  };
  return (
    <form
      className="emergency-weight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${child.member.name}’s weight in ${word}`}
        aria-invalid={wrong}
        aria-describedby={wrong ? errorId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <span aria-hidden="true">{sign}</span>
      <button type="submit" className="emergency-button">
        Save
      </button>
      {wrong && (
        <p id={errorId} role="alert" className="emergency-small basis-full text-high-text">
          {`Enter a weight between ${weightWords(units, LEAST_KG)} and ${weightWords(units, MOST_KG)}, such as ${weightIn(units, 8.4)}.`}
        </p>
      )}
    </form>
  );
}

/** One child's age and weight, which the poison centre asks for. The weight stays on this phone. */
export function ChildLine({ db, child }: { db: AccountDb; child: CardChild }) {
  const [editing, setEditing] = useState(false);
  const { member, weight } = child;
  const units = useUnits(db);
  return (
    <div>
      <dt>Child</dt>
      <dd>
        {[member.name, AGE_WORDS[member.ageGroup].toLowerCase(), weight && weightWords(units, weight.kg)]
          .filter(Boolean)
          .join(', ')}
        {weight && !editing && <span className="emergency-small block text-ink-2">Weighed {dateWords(weight.on)}</span>}
        {editing ? (
          <WeightForm db={db} child={child} onDone={() => setEditing(false)} />
        ) : (
          <button type="button" className="emergency-button mt-2" onClick={() => setEditing(true)}>
            {weight ? 'Change the weight' : 'Add the weight'}
          </button>
        )}
      </dd>
    </div>
  );
}
