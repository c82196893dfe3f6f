import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownMetric } from '#domain/safety/shown-risk.ts';
import type { ForOne } from '#domain/shopping/compare.ts';
import { productPath } from '#web/paths.ts';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { riskName } from '#web/ui/risk/levels.ts';
import { RiskShape, SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { confidenceMeaning } from '#web/words/confidence-words.ts';
import { PET_WORDS } from '#web/words/household-words.ts';
import { personSummary } from '#web/words/person-summary.ts';
import type { Column, Comparison } from './use-comparison.ts';

const VERDICT = {
  suitable: { level: 'MINIMAL', tone: 'MINIMAL', words: 'Suitable' },
  suitable_locked: { level: 'MINIMAL', tone: 'MINIMAL', words: 'Keep locked' },
  not_suitable: { level: 'VERY_HIGH', tone: 'HIGH', words: 'Not suitable' },
  not_enough_known: { level: 'UNKNOWN', tone: 'UNKNOWN', words: 'Not known' },
} as const;

const FOR_ONE: Readonly<Record<ForOne, string>> = {
  CRITICAL: 'Critical warning',
  WARNING: 'Warning',
  CAUTION: 'Caution',
  INFO: 'Worth knowing',
  nothing: 'Nothing listed',
  unknown: 'Not enough known',
};

const METRICS: readonly (readonly [keyof Report['metrics'], string])[] = [
  ['child', 'Child safety'],
  ['pet', 'Pet safety'],
  ['environment', 'Environmental impact'],
  ['air', 'Air quality'],
];

function Figure({ shape, value, name }: { shape: ReactNode; value?: ReactNode; name: string }) {
  return (
    <span className="compare-figure">
      {shape}
      <span aria-hidden="true" className="num">
        {value}
      </span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

const forOne = (found: ForOne) => (
  <Figure
    name={FOR_ONE[found]}
    shape={
      found === 'nothing' || found === 'unknown' ? (
        <RiskShape level={found === 'nothing' ? 'LOW' : 'UNKNOWN'} size={20} />
      ) : (
        <SeverityShape level={found} size={20} />
      )
    }
  />
);

function metric({ metrics, shown, grade }: Column, key: keyof Report['metrics']) {
  const value = metrics[key];
  const known = value !== null && shown.score !== null && grade !== null;
  const level = known ? shownMetric(value, { confidence: { grade, value: 0 } }) : 'UNKNOWN';
  const told = known && level !== 'NOT_ENOUGH';
  const shape = <RiskShape level={told ? level : 'UNKNOWN'} />;
  return <Figure shape={shape} value={told ? value : '\u2013'} name={told ? `${value} of 100` : 'Not known'} />;
}

interface RowProps {
  label: string;
  note?: string;
  columns: readonly Column[];
  cell: (column: Column) => ReactNode;
}

/** One row of the table. Its label is above the values, so that five columns fit on a phone. */
function Row({ label, note, columns, cell }: RowProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length} className="compare-label">
          <span>
            <b>{label}</b>
            {note && <i>{note}</i>}
          </span>
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <td key={column.key} data-first={column.place === 1}>
            {cell(column)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** The products as columns, the first-ranked one tinted; unknown values show a dash, never a zero (product P6.6). */
export function ComparisonTable({ columns, household }: Comparison) {
  const of = { columns };
  return (
    <table
      className="compare-table"
      data-first={columns[0]?.place === 1}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <thead>
        <tr>
          {columns.map(({ key, place, product }) => (
            <th key={key} scope="col" data-first={place === 1}>
              <span className="thumb">
                <ProductDrawing kind={drawingOf(product)} />
              </span>
              <Link to={productPath(productSlug(product))} className="caption line-clamp-3 wrap-anywhere">
                {product.name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <Row
        label="For your household"
        {...of}
        cell={({ verdict }) => {
          const { level, tone, words } = VERDICT[verdict];
          return (
            <span className="compare-verdict">
              <RiskShape level={level} tone={tone} size={20} />
              {words}
            </span>
          );
        }}
      />
      <Row
        label="Score"
        {...of}
        cell={({ shown }) => (
          <Figure shape={<RiskShape level={shown.level} />} value={shown.score ?? '\u2013'} name={riskName(shown)} />
        )}
      />
      <Row
        label="Confidence"
        note="A: nearly all identified"
        {...of}
        cell={({ grade }) => (
          <Figure
            shape={null}
            value={grade ?? '\u2013'}
            name={grade === null ? 'Not known' : `${grade}, ${confidenceMeaning(grade)}`}
          />
        )}
      />
      {household.members.map((member) => (
        <Row
          key={member.id}
          label={`For ${member.name}`}
          note={personSummary(member)}
          {...of}
          cell={({ forEach }) => forOne(forEach.get(member.name) ?? 'unknown')}
        />
      ))}
      {household.pets.map((pet) => (
        <Row
          key={pet.id}
          label={`For ${pet.name}`}
          note={PET_WORDS[pet.type]}
          {...of}
          cell={({ forEach }) => forOne(forEach.get(pet.name) ?? 'unknown')}
        />
      ))}
      {METRICS.map(([key, label]) => (
        <Row key={key} label={label} {...of} cell={(column) => metric(column, key)} />
      ))}
    </table>
  );
}
