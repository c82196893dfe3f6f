import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const judged = (type: ProductType, text: string, forms: readonly ProductForm[] = []): Report =>
  assess({ text, types: [type], forms, baby: false }, knowledge);

const worst = (report: Report): string | undefined =>
  report.warnings.find(({ audience }) => audience === 'everyone')?.severity;

const tea = (name: string): Report => judged('food', `Peppermint, ${name}, rooibos, lemon balm, chamomile`);
const pill = (name: string): Report => judged('food', `${name}, cellulose`, ['supplement']);
const cream = (name: string): Report =>
  judged('leave_on', `Aqua, Glycerin, ${name}, Cetyl Alcohol, Stearic Acid, Tocopherol`);

const isLimited = (report: Report): boolean =>
  report.score !== null && report.score < 70 && (worst(report) === 'WARNING' || worst(report) === 'CRITICAL');

const named = (texts: string): string[] => texts.split(/;\s*/).map((text) => text.trim());

const IN_FOOD = `Atropa belladonna; Belladonna root; Henbane; Hyoscyamus niger; Strychnos nux-vomica; Nux vomica;
Aristolochia; Birthwort; Aristolochia fangchi; Juniperus sabina; Lobelia inflata; Rauwolfia serpentina; Veratrum album;
Pokeweed; Phytolacca; Black nightshade; Croton oil; Chenopodium oil; Wormseed oil; Cherry laurel water; Cantharides;
Spanish fly; Comfrey leaf; Symphytum officinale; Beinwell; Beinwellblätter; Consoude; Consuelda; Areca nut; Betel nut;
Areca catechu; Aconite; Pennyroyal; Mentha pulegium; Menthe pouliot; Poleo; Pennyroyal leaf; Pennyroyal oil; Kratom;
Mitragyna speciosa (leaf); Oleander; Laurier rose; Psilocybe; Sassafras bark; Sassafras oil; Thuja; Thuja oil;
Wormwood oil; Rue oil; Tansy oil; Calamus; Larrea; Chaparral; Teucrium chamaedrys; Greater celandine; Bryonia;
Helleborus niger; Croton tiglium; Jatropha curcas; Gloriosa superba; Arum maculatum; Dieffenbachia; Solanum dulcamara;
Mistletoe; Castor beans; Ricinus communis seed; Ricin; Asarum europaeum; Amanita muscaria; Salvia divinorum;
Catha edulis; Peganum harmala; Banisteriopsis caapi; Argyreia nervosa; Erythroxylum coca; Nicotiana tabacum;
Tripterygium wilfordii; Polygonum multiflorum; Usnic acid; Rhubarb leaves; Raw kidney beans; Sago palm;
Pteridium aquilinum; Turpentine oil; Kava root; Hydrazine sulfate; Argemone oil; Melamine`;

const ON_SKIN = `Convallaria; Laurier rose; Ephedra; Petasites; Comfrey; Symphytum Officinale; Sassafras oil; Pennyroyal;
Amanita phalloides; Nicotiana tabacum; Aconitum Napellus; Colchicum autumnale`;

describe('poisonous plants limit the score under each of their names (method M1.4.13, M1.4.14, M4.5.14)', () => {
  it.each(named(IN_FOOD))('%s in a tea and in a supplement', (name) => {
    expect(isLimited(tea(name))).toBe(true);
    expect(isLimited(pill(name))).toBe(true);
  });

  it.each(named(ON_SKIN))('%s in a cream', (name) => {
    expect(isLimited(cream(name))).toBe(true);
  });

  it.each(
    named(
      'Tollkirsche; Belladone; Eisenhut; Acónito; Aconit napel; Bilsenkraut; Giusquiamo; Maiglöckchen; Muguet; Herbstzeitlose; Colchico; Tabak; Tabacco; Beinwell; Consolida maggiore; Grande consoude; Jakobskreuzkraut; Aristoloche; Osterluzei; Fliegenpilz; Amanita falloide; Noz de areca; Hoja de coca; Kalmus; Rainfarn; Tanaisie',
    ),
  )('%s, the name in another language', (name) => {
    expect(isLimited(tea(name))).toBe(true);
  });

  it('a species that is not listed bears what its genus bears', () => {
    expect(isLimited(tea('Aconitum japonicum'))).toBe(true);
    expect(isLimited(tea('Delphinium elatum'))).toBe(true);
  });
});

describe('a poison in food is told to everyone, whoever lives in the home (method M1.4.9)', () => {
  it.each(
    named(
      'strychnine; paraquat; hydrofluoric acid; white phosphorus; zinc phosphide; aluminium phosphide; glutaral; paraquat dichloride; aconitine; tetrodotoxin',
    ),
  )('%s', (name) => {
    const report = judged('food', `sugar, water, ${name}, salt`);
    expect(worst(report)).toBe('CRITICAL');
    expect(report.score).toBeLessThanOrEqual(39);
    expect(report.cap?.source).toBeTruthy();
  });
});

describe('no alarm where the name is that of a food or a harmless preparation', () => {
  it.each(
    named(
      'Castor oil; Phosphorus; Choline chloride; Sodium selenite; Vitamin D3; Rhubarb; Kidney beans; Petasites japonicus; Sage; Absinthe; Peppermint; Bay leaf; Marigold; Apple; Potato; Aloe vera; Sago',
    ),
  )('%s in food', (name) => {
    const report = judged('food', `Sugar, ${name}, salt`);
    expect(worst(report)).toBeUndefined();
  });

  it.each(
    named('Ricinus Communis Seed Oil; Petrolatum; Paraffinum Liquidum; Mineral Oil; Cera Microcristallina; Ozokerite'),
  )('%s in a cream', (name) => {
    const report = cream(name);
    expect(worst(report)).toBeUndefined();
    expect(report.score).toBeGreaterThan(84);
  });
});

it('the German word for "with" is no preservative', () => {
  expect(worst(judged('food', 'Sugar, Mit Farbstoff (Zuckerkulör), mit, salt'))).toBeUndefined();
});

it('says why: prohibited on skin, unrefined, fatal (method M6.7.8)', () => {
  const said = (report: Report): string =>
    report.warnings.find(({ audience }) => audience === 'everyone')?.message ?? '';
  expect(said(judged('food', 'Sugar, Cantharides, salt'))).toContain('not known as a food');
  expect(said(cream('Wash Oil'))).toContain('unless it was refined');
  expect(said(cream('Osmium tetraoxide'))).toContain('classified as fatal');
});
