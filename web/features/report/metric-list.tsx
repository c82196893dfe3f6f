import { Baby, Leaf, PawPrint, Wind } from 'lucide-react';
import type { Report } from '#domain/safety/report.ts';
import type { RiskLabel } from '#domain/safety/vocabulary.ts';
import { MetricBar } from '#web/ui/metric-bar.tsx';
import { PanelList } from '#web/ui/panel.tsx';

/** A metric on the same bands as a score (method, section 4.6). */
function levelOf(value: number | null): RiskLabel {
  if (value === null) return 'UNKNOWN';
  if (value >= 85) return 'MINIMAL';
  if (value >= 70) return 'LOW';
  if (value >= 40) return 'MODERATE';
  return value >= 20 ? 'HIGH' : 'VERY_HIGH';
}

const METRICS = [
  { key: 'child', name: 'Child safety', Icon: Baby },
  { key: 'pet', name: 'Pet safety', Icon: PawPrint },
  { key: 'environment', name: 'Environmental impact', Icon: Leaf },
  { key: 'air', name: 'Air quality', Icon: Wind },
] as const;

/** The four metrics of a report; one that does not apply says so in words. */
export function MetricList({ report }: { report: Report }) {
  return (
    <PanelList inset={48}>
      {METRICS.map(({ key, name, Icon }) => (
        <MetricBar
          key={key}
          icon={<Icon aria-hidden="true" strokeWidth={1.9} />}
          name={name}
          value={report.metrics[key]}
          level={levelOf(report.metrics[key])}
        />
      ))}
    </PanelList>
  );
}
