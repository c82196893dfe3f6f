import { useLiveQuery } from 'dexie-react-hooks';
import { type Finding, subjectsWarnedIn } from '#domain/inventory/hazards/findings.ts';
import { type FindingGroup, groupFindings } from '#domain/inventory/hazards/group-findings.ts';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { productPath } from '#web/paths.ts';
import type { HomeCheck } from '#web/product-view/check-home.ts';
import { Avatar, type AvatarKind } from '#web/ui/avatar.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { PET_WORDS } from '#web/words/household-words.ts';
import { personSummary } from '#web/words/person-summary.ts';
import { FindingGroupCard } from './finding-group.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface ByPersonProps {
  open: readonly Finding[];
  found: HomeCheck;
  moveOf: (group: FindingGroup) => Move | null;
  mark: FindingActions;
}

interface Someone {
  readonly about: string;
  readonly kind: AvatarKind;
}

/** The people and pets of the household by name, since warnings refer to them by name. */
function useEverybody(): ReadonlyMap<string, Someone> | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const [members, pets] = await Promise.all([db.members.toArray(), db.pets.toArray()]);
    return new Map<string, Someone>([
      ...members.map((one) => [one.name, { about: personSummary(one), kind: 'person' }] as const),
      ...pets.map((one) => [one.name, { about: PET_WORDS[one.type], kind: one.type }] as const),
    ]);
  }, [db]);
}

/** Findings by person: each person and animal with their products, then findings for everybody. */
export function ByPerson({ open, found, moveOf, mark }: ByPersonProps) {
  const everybody = useEverybody();
  const names = [...new Set(open.flatMap(subjectsWarnedIn))];
  const rest = groupFindings(open.filter(({ kind }) => kind !== 'person'));
  return (
    <>
      {names.map((name) => (
        <Concerned
          key={name}
          name={name}
          someone={everybody?.get(name)}
          findings={open.filter((one) => subjectsWarnedIn(one).includes(name))}
          found={found}
          mark={mark}
        />
      ))}
      {rest.length > 0 && (
        <section className="finding-place">
          <h3 className="title-3">Everybody</h3>
          <div className="finding-list" data-first={names.length === 0 || undefined}>
            {rest.map((group) => (
              <FindingGroupCard
                key={group.first.id}
                group={group}
                products={found.products}
                move={moveOf(group)}
                mark={mark}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface ConcernedProps {
  name: string;
  someone: Someone | undefined;
  findings: readonly Finding[];
  found: HomeCheck;
  mark: FindingActions;
}

function Concerned({ name, someone, findings, found, mark }: ConcernedProps) {
  const [first] = findings;
  if (!first) return null;
  return (
    <article className="panel mt-4">
      <div className="flex flex-wrap items-center gap-3 px-4 pt-3.5">
        <Avatar kind={someone?.kind ?? 'person'} name={name} />
        <div className="min-w-0 flex-1">
          <h3 className="title-3 [overflow-wrap:anywhere]">{name}</h3>
          {someone && <p className="small text-ink-2">{someone.about}</p>}
        </div>
        <span className={`warning-severity ${LEVEL_CLASS[first.severity]}`}>
          <SeverityShape level={first.severity} />
          {first.severity}
        </span>
      </div>
      <LongList className="panel-list date-rows mt-2" items={findings}>
        {(one) => {
          const [id = ''] = one.productIds;
          const product = found.products.get(id);
          const warning = one.kind === 'person' ? one.warnings.find(({ subject }) => subject === name) : undefined;
          return (
            <ProductRow
              key={one.id}
              name={product?.name ?? 'A product'}
              to={productPath(id)}
              drawing={product?.drawing ?? 'bottle'}
              meta={[one.place, warning?.ingredient].filter(Boolean).join(' · ')}
            />
          );
        }}
      </LongList>
      <div className="px-4 pb-3.5">
        {first.kind === 'person' && first.warnings[0] && <p className="font-[550]">{first.warnings[0].action}</p>}
        <MarkButtons group={{ first, findings, sides: null }} mark={mark} />
      </div>
    </article>
  );
}
