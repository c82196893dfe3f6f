import { describe, expect, it } from 'vitest';
import { WARNING_TEXTS } from '#domain/safety/warnings/wording/texts.ts';
import type { WarningText } from '#domain/safety/warnings/wording/warning-text.ts';

// Method M6.7.1, M6.7.2, M6.7.3, M6.7.8.
const TEXTS: readonly (readonly [string, WarningText])[] = Object.entries(WARNING_TEXTS);
const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;

describe.each(TEXTS)('the text of %s', (_, { message, critical, other }) => {
  it('says it in one sentence each, so that a warning has three at most', () => {
    expect([sentences(message), sentences(critical), sentences(other)]).toEqual([1, 1, 1]);
  });

  it('names the ingredient, or the traces', () => {
    expect(message).toMatch(/\{ingredient\}|\{allergen\}/);
  });

  it('names no other slot', () => {
    const slots = `${message} ${critical} ${other}`.match(/\{\w+\}/g) ?? [];
    expect(slots.filter((slot) => !['{ingredient}', '{who}', '{allergen}'].includes(slot))).toEqual([]);
  });

  it('says whom to keep away and whom to call when it is critical', () => {
    expect(critical.toLowerCase()).toContain('keep away from');
    expect(critical).toMatch(/\bcall\b/);
  });

  it('reads the same of one person and of a group: no verb agrees with the name', () => {
    const all = `${message} ${critical} ${other}`;
    expect(all).not.toMatch(/\{who\} (?:eats|drinks|tolerates|uses|takes|stays|spits|is|has|needs|gets)\b/);
  });

  it('keeps to the rules of wording', () => {
    const all = `${message} ${critical} ${other}`.toLowerCase();
    expect(all).not.toMatch(/\bsafe\b|non-toxic|stop your medicine|induce vomiting|drink milk|charcoal|\bmg\b|!/);
  });
});
