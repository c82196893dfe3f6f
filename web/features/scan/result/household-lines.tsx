import type { Household } from '#domain/households/household.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PET_WORDS } from '#web/words/household-words.ts';
import { personSummary } from '#web/words/person-summary.ts';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

interface NotCheckedProps {
  /** Household members and pets without a warning so far. */
  household: Household;
  /** Identified ingredients, out of `total`. */
  known: number;
  total: number;
}

/** If too little is known, says that everybody without a warning was not checked. */
export function NotChecked({ household: { members, pets }, known, total }: NotCheckedProps) {
  const names = [...members, ...pets].map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <div className="flex items-center gap-3">
      <span className="avatar-stack" aria-hidden="true">
        {members.map(({ id, name }) => (
          <Avatar key={id} name={name} />
        ))}
        {pets.map(({ id, name, type }) => (
          <Avatar key={id} kind={type} name={name} />
        ))}
      </span>
      <p className="min-w-0 flex-1">
        <b className="small-strong block [overflow-wrap:anywhere]">{list.format(names)}</b>
        <span className="small num block text-ink-2">
          {total === 0 ? 'Not checked' : `Not checked: ${total - known} of ${total} ingredients`}
        </span>
      </p>
    </div>
  );
}

/** Everybody in the household, by name, for whom the check found nothing. */
export function HouseholdLines({ household }: { household: Household }) {
  const { members, pets } = household;
  if (members.length + pets.length === 0) return null;
  return (
    <section>
      <h3 className="title-3 mb-1">Nothing listed for</h3>
      <ul className="household-lines">
        {members.map((member) => (
          <li key={member.id}>
            <Avatar name={member.name} />
            <p className="min-w-0">
              <b className="small-strong block">{member.name}</b>
              <span className="small block text-ink-2">{personSummary(member)}</span>
            </p>
          </li>
        ))}
        {pets.map((pet) => (
          <li key={pet.id}>
            <Avatar kind={pet.type} name={pet.name} />
            <p className="min-w-0">
              <b className="small-strong block">{pet.name}</b>
              <span className="small block text-ink-2">{PET_WORDS[pet.type]}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="small mt-2 text-ink-2">No listed hazard in the sources checked. It is not a statement of safety.</p>
    </section>
  );
}
