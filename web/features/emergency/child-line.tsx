import { useState } from 'react';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { dateWords, localToday } from '#web/words/expiry-words.ts';
import { AGE_WORDS } from '#web/words/household-words.ts';
import { type CardChild, noteWeight } from './use-emergency.ts';

/** Kilograms of a child: from a newborn's to a heavy twelve-year-old's, in tenths. */
const LEAST_KG = 1;
const MOST_KG = 120;

/** A weight as it was typed, with a comma or a point; null where it is none. */
function readKg(text: string): number | null {
  const kg = Number(text.trim().replace(',', '.'));
  return Number.isFinite(kg) && kg >= LEAST_KG && kg <= MOST_KG ? Math.round(kg * 10) / 10 : null;
}

function WeightForm({ db, child, onDone }: { db: AccountDb; child: CardChild; onDone: () => void }) {
  const [text, setText] = useState(child.weight ? String(child.weight.kg) : '');
  const [wrong, setWrong] = useState(false);
  const errorId = `weight-error-${child.member.id}`;
  const save = async () => {
    const kg = readKg(text);
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
        aria-label={`Weight of ${child.member.name} in kilograms`}
        aria-invalid={wrong}
        aria-describedby={wrong ? errorId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <span aria-hidden="true">kg</span>
      <button type="submit" className="emergency-button">
        Save
      </button>
      {wrong && (
        <p id={errorId} role="alert" className="emergency-small basis-full text-high-text">
          {`Type a weight between ${LEAST_KG} and ${MOST_KG} kg, such as 8.4.`}
        </p>
      )}
    </form>
  );
}

/** One child: age and weight, as the poison centre asks for them. The weight stays on this phone. */
export function ChildLine({ db, child }: { db: AccountDb; child: CardChild }) {
  const [editing, setEditing] = useState(false);
  const { member, weight } = child;
  return (
    <div>
      <dt>Child</dt>
      <dd>
        {[member.name, AGE_WORDS[member.ageGroup].toLowerCase(), weight && `${weight.kg} kg`]
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
