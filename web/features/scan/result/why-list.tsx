import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import type { WhyLine } from './why-lines.ts';

/** The reasons for a verdict, as a list. */
export function WhyList({ lines }: { lines: readonly WhyLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="title-3">Why</h3>
      <ul className="why-list" aria-label="Why">
        {lines.map(({ severity, title, text }) => (
          <li key={`${title} ${text}`} className={LEVEL_CLASS[severity]}>
            <SeverityShape level={severity} size={18} />
            <span className="min-w-0">
              <span className="small-strong block">{title}</span>
              {text !== '' && <span className="small block text-ink-2">{text}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
