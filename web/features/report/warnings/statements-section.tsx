import type { StatementFinding } from '#domain/safety/statements/statement-finding.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { statementLines } from './statement-lines.ts';

/**
 * What a label states by law in addition to its ingredients: signal word, hazard statements, detergent classes, codes.
 */
export function StatementsSection({ statements }: { statements: StatementFinding }) {
  const lines = statementLines(statements);
  if (lines.length === 0) return null;
  return (
    <Section title="Stated on the label">
      <PanelList inset={16}>
        {lines.map(({ name, value }) => (
          <li key={`${name} ${value}`} className="grid grid-cols-[96px_1fr] gap-3 px-4 py-3">
            <span className="small text-ink-2">{name}</span>
            <span className="[overflow-wrap:anywhere]">{value}</span>
          </li>
        ))}
      </PanelList>
      {statements.ufi && (
        <p className="small mt-2.5 text-ink-2">Give the UFI to the poison centre: they look the product up by it.</p>
      )}
    </Section>
  );
}
