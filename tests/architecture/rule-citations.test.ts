import { expect, it } from 'vitest';
import { citationFaults, citationsIn, rulesIn, tableOf } from './rule-citations.mjs';

const DOCUMENT = `## M4 The score
### M4.5 Caps
| **M4.5.2** | 29 | a fatal poison |
- **M4.5.18** Level C caps nothing.
- **M4.6.1** Green.
`;
const { rules } = rulesIn(DOCUMENT);
const join = (...parts: string[]) => parts.join('');

it('finds chapters, sections and rules with what they say', () => {
  expect([...rules]).toEqual([
    ['M4', 'The score'],
    ['M4.5', 'Caps'],
    ['M4.5.2', '29, a fatal poison'],
    ['M4.5.18', 'Level C caps nothing.'],
    ['M4.6.1', 'Green.'],
  ]);
  expect(rulesIn(`${DOCUMENT}- **M4.5.2** Again.`).twice).toEqual(['M4.5.2']);
});

it.each([
  ['/** The caps (method M4.5.2, M4.5.18 and M4.6.1). */', ['M4.5.2', 'M4.5.18', 'M4.6.1']],
  ["const source = 'Safeshelf method, rule M4.5.2';", ['M4.5.2']],
  ['/**\n * Never capped (method\n * M4.5.18).\n */', ['M4.5.18']],
  ['// Rules of method M4 to M4.5, product P3.2', ['M4', 'M4.5', 'P3.2']],
  ['<path d="M4.5 2.2" />', []],
])('reads the citations of %s', (text, ids) => {
  expect(citationsIn(text)).toEqual(ids);
});

it.each([
  '// method M4.5.3',
  '// method M4.5.2, M9.9',
  '// Method M5',
  '// product P1.1',
  join('// as the specific', 'ation says'),
  join('// method, sect', 'ion 4.5'),
  join('// the reliability gui', 'de asks for it'),
  join('// (decisi', 'ons, shopping mode)'),
  join("const SOURCE = 'Not identified, safety meth", "od 4.4';"),
])('refuses %s', (text) => {
  expect(citationFaults(text, rules)).toHaveLength(1);
});

it.each([
  '// method M4.5.2',
  '// GS1 General Specifications, section 5.2',
  "const NFPA = 'NFPA 491, Guide to Hazardous Chemical Reactions';",
  "'Supplier safety data sheets, section 10'",
  '// the request method and a product of 3',
])('accepts %s', (text) => {
  expect(citationFaults(text, rules)).toEqual([]);
});

it('names the tests of a rule, else those of its section, else that there is none', () => {
  const table = tableOf(
    rules,
    new Map([
      ['M4.5', ['tests/a.test.ts']],
      ['M4.5.2', ['tests/b.test.ts']],
    ]),
  );
  expect(table).toContain('| M4.5.2 | 29, a fatal poison | [b.test.ts](../tests/b.test.ts) |');
  expect(table).toContain('| M4.5.18 | Level C caps nothing. | with M4.5: [a.test.ts](../tests/a.test.ts) |');
  expect(table).toContain('| M4.6.1 | Green. | **no test** |');
  expect(table).toContain('1 rules are cited by tests of their own, 1 with their section, 1 by none.');
});
