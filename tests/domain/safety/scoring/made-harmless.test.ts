import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../pack.ts';

// Method M6.3.14.
const reportOf = (name: string, text: string): Report =>
  assess({ text, types: ['food'], forms: [], baby: false, name }, knowledge);
const told = (report: Report, audience: string): readonly string[] =>
  report.warnings
    .filter((one) => one.audience === audience && one.severity !== 'CAUTION')
    .map(({ severity }) => severity);

describe('the kernels of persipan poison nobody', () => {
  it.each([
    ['Dominosteine', 'Zucker, Weizenmehl, Persipanrohmasse (Zucker, Aprikosenkerne, Wasser), Kakaomasse'],
    ['Amaretti', "Sucre, amande d'abricot 27%, blanc d'oeuf"],
    ['Calissons', "Sucre, noyaux d'abricots, melon confit"],
    ['Marzipanstollen', 'Weizenmehl, Zucker, Bittermandeln'],
    ['', 'Zucker, Persipan, Kakaobutter'],
  ])('%s: %s', (name, text) => {
    const report = reportOf(name, text);
    for (const audience of ['child', 'infant', 'everyone']) expect(told(report, audience)).toEqual([]);
    expect(report.score).toBeGreaterThanOrEqual(70);
    expect(report.notes).toEqual([]);
  });

  it.each([
    ['Aprikosenkerne', 'Aprikosenkerne'],
    ['Bitter kernels', 'Bitter apricot kernels, sugar'],
    ['Health bar', 'Dates, raw apricot kernels, honey'],
    ['Vitamin B17', 'Apricot kernels, cellulose'],
  ])('%s: %s stay a poison to a child', (name, text) => {
    expect(told(reportOf(name, text), 'child')).toContain('CRITICAL');
  });
});

describe('raw milk of a hard cheese is milk', () => {
  it.each([
    ['Comté AOP', 'Lait cru de vache, sel, présure'],
    ['Comté au lait cru', 'Lait cru de vache, sel, présure'],
    ['Provolone Valpadana', 'Latte crudo, sale, caglio'],
    ['Emmentaler', 'Rohmilch, Salz, Lab'],
    ['Fondue', 'Emmental (lait cru, sel), Gruyère (lait cru, sel), eau'],
  ])('%s: %s', (name, text) => {
    const report = reportOf(name, text);
    for (const audience of ['preg', 'immuno']) expect(told(report, audience)).toEqual([]);
    expect(told(report, 'al_food(milk)')).toContain('CRITICAL');
    expect(report.notes).toEqual([]);
  });

  it.each([
    ['Reblochon', 'Lait cru de vache, sel, présure'],
    ['Camembert de Normandie', 'Lait cru, sel, présure'],
    ['Plateau Comté et Camembert', 'Lait cru, sel, présure'],
    ['Assortiment', 'Emmental (lait cru, sel), Reblochon (lait cru, sel)'],
    ['Milch', 'Rohmilch'],
  ])('%s: %s stays raw', (name, text) => {
    const severities = told(reportOf(name, text), 'preg');
    expect(severities.length).toBeGreaterThan(0);
  });
});
