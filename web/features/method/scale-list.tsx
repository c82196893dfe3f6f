import { LEVEL_CLASS, RISK_WORD, type RiskLevel } from '#web/ui/risk/levels.ts';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';

const BANDS: readonly { readonly level: RiskLevel; readonly from: string; readonly text: string }[] = [
  { level: 'MINIMAL', from: '85 to 100', text: 'Little or nothing of concern was found' },
  { level: 'LOW', from: '70 to 84', text: 'Some things of low concern' },
  { level: 'MODERATE', from: '40 to 69', text: 'Worth reading the warnings and the receipt' },
  { level: 'HIGH', from: '20 to 39', text: 'Serious hazards, or one that limits the score' },
  { level: 'VERY_HIGH', from: '0 to 19', text: 'Several serious hazards at once' },
  { level: 'NOT_ENOUGH', from: '70 or more', text: 'Too little of the list is known to show a good score' },
  { level: 'UNKNOWN', from: 'No score', text: 'No list that could be read, or no known name on it' },
];

/** The bands of the score: each has a shape, a word and a colour. */
export const ScaleList = () => (
  <ul className="panel scale-list">
    {BANDS.map(({ level, from, text }) => (
      <li key={level} className={LEVEL_CLASS[level]} aria-label={`${from}: ${RISK_WORD[level]}. ${text}.`}>
        <RiskChip level={level} small />
        <span className="strong num">{from}</span>
        <span className="small text-ink-2">{text}</span>
      </li>
    ))}
  </ul>
);
