import type { StatementFinding } from '#domain/safety/statements/statement-finding.ts';
import { STATEMENTS_EN } from '#domain/safety/statements/texts-en.ts';

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

/** The sentence of a hazard statement; the code itself if its text is not stored. */
const sentence = (code: string): string => texts[/^(?:EU)?H\d{3}/.exec(code)?.[0] ?? ''] ?? code;

/** What a label states by law in addition to its ingredients, line by line. Empty if it states nothing. */
export function statementLines(statements: StatementFinding): readonly { name: string; value: string }[] {
  const { signal, pictograms, hazards, precautions, detergent, ufi, registration } = statements;
  return [
    ...(signal ? [{ name: 'Signal word', value: SIGNAL[signal] }] : []),
    ...hazards.map(({ code }) => ({ name: code, value: sentence(code) })),
    ...(pictograms.length > 0
      ? [{ name: 'Pictograms', value: pictograms.map((code) => PICTOGRAM[code] ?? code).join(', ') }]
      : []),
    ...(precautions.length > 0 ? [{ name: 'Precautions', value: precautions.join(', ') }] : []),
    ...detergent.map(({ substance, range }) => ({ name: range, value: substance })),
    ...(ufi ? [{ name: 'UFI', value: ufi }] : []),
    ...(registration ? [{ name: 'Registration', value: registration }] : []),
  ];
}
