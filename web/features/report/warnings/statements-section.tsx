import type { StatementFinding } from '#domain/safety/statements/statement-finding.ts';
import { STATEMENTS_EN } from '#domain/safety/statements/texts-en.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';

const SIGNAL = { danger: 'Danger', warning: 'Warning' } as const;

const PICTOGRAM: Readonly<Record<string, string>> = {
  GHS01: 'Exploding bomb',
  GHS02: 'Flame',
  GHS03: 'Flame over circle',
  GHS04: 'Gas cylinder',
  GHS05: 'Corrosion',
  GHS06: 'Skull and crossbones',
  GHS07: 'Exclamation mark',
  GHS08: 'Health hazard',
  GHS09: 'Environment',
};

const texts: Readonly<Record<string, string>> = STATEMENTS_EN;

/** The sentence of a hazard statement; the code alone where it is not held. */
const sentence = (code: string): string => texts[/^(?:EU)?H\d{3}/.exec(code)?.[0] ?? ''] ?? code;

const Line = ({ name, value }: { name: string; value: string }) => (
  <li className="grid grid-cols-[96px_1fr] gap-3 px-4 py-3">
    <span className="small text-ink-2">{name}</span>
    <span className="[overflow-wrap:anywhere]">{value}</span>
  </li>
);

/** What a label states by law beside its ingredients: signal word, hazard statements, detergent classes, its codes. */
export function StatementsSection({ statements }: { statements: StatementFinding }) {
  const { signal, pictograms, hazards, precautions, detergent, ufi, registration } = statements;
  const count = hazards.length + detergent.length + pictograms.length + precautions.length;
  if (count === 0 && signal === null && ufi === null && registration === null) return null;
  return (
    <Section title="Stated on the label">
      <PanelList inset={16}>
        {signal && <Line name="Signal word" value={SIGNAL[signal]} />}
        {hazards.map(({ code }) => (
          <Line key={code} name={code} value={sentence(code)} />
        ))}
        {pictograms.length > 0 && (
          <Line name="Pictograms" value={pictograms.map((code) => PICTOGRAM[code] ?? code).join(', ')} />
        )}
        {precautions.length > 0 && <Line name="Precautions" value={precautions.join(', ')} />}
        {detergent.map(({ substance, range }) => (
          <Line key={substance} name={range} value={substance} />
        ))}
        {ufi && <Line name="UFI" value={ufi} />}
        {registration && <Line name="Registration" value={registration} />}
      </PanelList>
      {ufi && (
        <p className="small mt-2.5 text-ink-2">Tell the UFI to the poison centre: it looks the product up by it.</p>
      )}
    </Section>
  );
}
