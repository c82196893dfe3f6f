import { Baby } from 'lucide-react';
import { LEVEL_CLASS, type Risk, type RiskLevel, STILL_READING } from '#web/ui/risk/levels.ts';
import { MetricBar } from '#web/ui/risk/metric-bar.tsx';
import { Receipt, ReceiptLine } from '#web/ui/risk/receipt.tsx';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';
import { ScoreTag } from '#web/ui/risk/score-tag.tsx';
import { SeverityChip } from '#web/ui/risk/severity-chip.tsx';
import { ShareRing } from '#web/ui/risk/share-ring.tsx';
import { WarningCard, WarningText } from '#web/ui/risk/warning-card.tsx';
import type { GalleryEntry } from './gallery-entry.ts';

const risk = (level: RiskLevel, score: number | null, known = 11, provisional = false): Risk => ({
  level,
  score,
  provisional,
  known,
  total: 11,
});
/** Every possible appearance of a verdict. */
const ALL: Readonly<Record<string, Risk>> = {
  minimal: risk('MINIMAL', 100),
  low: risk('LOW', 78),
  moderate: risk('MODERATE', 48),
  high: risk('HIGH', 30),
  'very high': risk('VERY_HIGH', 0),
  provisional: risk('MODERATE', 66, 5, true),
  'not enough known': risk('NOT_ENOUGH', null, 4),
  'no score': { ...risk('UNKNOWN', null, 0), total: 0 },
  'still reading': STILL_READING,
};
const each = <T,>(all: Readonly<Record<string, T>>, draw: (one: T) => React.ReactNode) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, draw(one)]));
const SEVERITY = { critical: 'CRITICAL', warning: 'WARNING', caution: 'CAUTION', info: 'INFO' } as const;

export const RISKS: readonly GalleryEntry[] = [
  { name: 'ScoreRing', states: each(ALL, (one) => <ScoreRing risk={one} />) },
  {
    name: 'ScoreTag',
    states: {
      ...each(ALL, (one) => <ScoreTag risk={one} />),
      'critical for somebody': <ScoreTag risk={risk('MINIMAL', 100)} criticalFor={['Lea']} />,
    },
  },
  { name: 'RiskChip', states: each(ALL, ({ level }) => <RiskChip level={level} />) },
  { name: 'SeverityChip', states: each(SEVERITY, (severity) => <SeverityChip severity={severity} />) },
  {
    name: 'WarningCard',
    states: each(SEVERITY, (severity) => (
      <WarningCard severity={severity} who="Miso, your cat" kind="cat">
        <WarningText
          message="Can irritate or burn a cat’s mouth when it is licked from paws or floors."
          action="Keep Miso out until the surface is rinsed and dry."
          source="CLP 612-140-00-5"
        />
      </WarningCard>
    )),
  },
  {
    name: 'MetricBar',
    states: each({ good: 94, low: 24, none: null }, (value) => (
      <ul className="panel">
        <MetricBar
          icon={<Baby strokeWidth={1.9} aria-hidden="true" />}
          name="Child safety"
          value={value}
          level={value === null ? 'UNKNOWN' : value > 70 ? 'MINIMAL' : 'HIGH'}
        />
      </ul>
    )),
  },
  {
    name: 'ShareRing',
    states: {
      'in progress': (
        <ShareRing
          name="3 of 9 categories scored"
          value="3/9"
          caption="scored"
          parts={[1, 1, 1, 0.5, 0.2, 0, 0, 0, 0].map((share, at) => ({
            key: `${at}`,
            share,
            level: share === 1 ? 'LOW' : 'progress',
          }))}
        />
      ),
    },
  },
  {
    name: 'Receipt',
    states: {
      'with a cap': (
        <div className={`panel ${LEVEL_CLASS.none}`}>
          <Receipt>
            <ReceiptLine name="Starts at" value="100.00" />
            <ReceiptLine name="Fragrance" value="−2.95" reason="Contents not disclosed" source="1223/2009 Art. 19" />
            <ReceiptLine kind="sum" name="100 less 52.31" value="47.69" />
            <ReceiptLine kind="total" name="Score" value="48" />
          </Receipt>
        </div>
      ),
    },
  },
];
