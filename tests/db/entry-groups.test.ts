import { describe, expect, it } from 'vitest';
import { readGroups } from '#db/knowledge/read-groups.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const groups = readGroups();
const { ingredients } = readSources();
const creamWith = (text: string): Report =>
  assess({ text: `Ingredients: ${text}`, types: ['leave_on'], forms: [], baby: false }, knowledge);
const isProhibited = (text: string): boolean => {
  const report = creamWith(text);
  return report.ingredients.some((one) => one.facts.some((fact) => fact.class === 'PROHIBITED')) && report.score === 20;
};

describe('group entries of Annex II (method M1.4.2)', () => {
  it('say of every group how it was expanded, and why where it was not', () => {
    expect(groups.length).toBeGreaterThan(100);
    for (const group of groups) expect(group.how === 'none' ? group.why : group.source).not.toBe('');
  });

  it.each(
    groups.flatMap((group) =>
      group.how === 'members' ? group.members.map((line) => [group.name, line.split('|')[0] ?? line] as const) : [],
    ),
  )('%s: %s', (_, name) => {
    expect(isProhibited(name)).toBe(true);
  });

  it.each([
    'Hydrocortisone Valerate',
    'Betamethasone Dipropionate',
    'Neomycin Sulfate',
    'Estradiol Cypionate',
    'Sodium Retinoate',
    'Warfarin Sodium',
    'Lead Stearate',
    'Lead(II) Naphthenate',
    'Mercuric Nitrate',
    'Sodium Arsenate',
    'Lithium Borate',
    'Barium Chloride',
    'Aristolochia Clematitis Root Extract',
    'Aristolochia Xanthocheila Leaf Extract',
    'Digitalis Purpurea Leaf Extract',
  ])('%s is a salt, an ester, a compound or a preparation of a member', (name) => {
    expect(isProhibited(name)).toBe(true);
  });

  it('prohibits nothing that Annexes III to VI allow', () => {
    const both = ingredients.filter((one) =>
      one.facts.some((fact) => /^CosIng II\/\d+ \(/.test(fact.source) && one.permitted.length > 0),
    );
    expect(both.map(({ id }) => id)).toEqual([]);
  });

  it('marks what stands on memory', () => {
    const unsure = groups.find((group) => group.how === 'members' && !group.compared);
    const [line = ''] = unsure?.how === 'members' ? unsure.members : [];
    const facts = creamWith(line.split('|')[0] ?? '').ingredients.flatMap((one) => one.facts);
    expect(facts.some((fact) => fact.source.includes('not compared with the original'))).toBe(true);
  });
});
