import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type SeverityLevel } from './levels.ts';
import { SeverityShape } from './risk-shape.tsx';

/** The severity of a warning as shape and word, at the end of a row. */
export const SeverityChip = ({ severity }: { severity: SeverityLevel }) => (
  <span className={classNames('risk-chip risk-chip-small', LEVEL_CLASS[severity])}>
    <SeverityShape level={severity} />
    {severity}
  </span>
);
