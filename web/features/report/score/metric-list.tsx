import { Baby, Leaf, PawPrint, Wind } from 'lucide-react';
import type { Report } from '#domain/safety/report.ts';
import { shownMetric } from '#domain/safety/shown-risk.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { MetricBar } from '#web/ui/risk/metric-bar.tsx';

const METRICS = [
  { key: 'child', name: 'Child safety', Icon: Baby },
  { key: 'pet', name: 'Pet safety', Icon: PawPrint },
  { key: 'environment', name: 'Environmental impact', Icon: Leaf },
  { key: 'air', name: 'Air quality', Icon: Wind },
] as const;

/** The four metrics of a report. One that does not apply says so. */
export function MetricList({ report }: { report: Report }) {
  return (
    <PanelList inset={48}>
      {METRICS.map(({ key, name, Icon }) => (
        <MetricBar
          key={key}
          icon={<Icon aria-hidden="true" strokeWidth={1.9} />}
          name={name}
          value={report.metrics[key]}
          level={shownMetric(report.metrics[key], report)}
        />
      ))}
    </PanelList>
  );
}
