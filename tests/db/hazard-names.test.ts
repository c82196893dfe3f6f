import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();

/** Names on labels by the id of the ingredient that each must resolve to. */
const NAMES: Readonly<Record<string, string>> = {
  'hydrofluoric-acid':
    'Flusssäure; Flußsäure; Fluorwasserstoff; Acide fluorhydrique; Ácido fluorhídrico; Acido fluoridrico; Fluorwaterstofzuur',
  'hydrochloric-acid': 'Salzsäure; Acide chlorhydrique; Ácido clorhídrico; Acido cloridrico; Zoutzuur',
  methanol: 'Metanol; Metanolo; Méthanol; Methylalkohol; Alcool méthylique; Alcohol metílico; Alcool metilico',
  ethanol: 'Etanolo; Etanol; Methylated spirits; Brennspiritus; Alcool à brûler',
  pyrethrins: 'Pyrethrine; Piretrine; Piretrinas; Pyréthrines',
  toluene: 'Toluol; Toluène; Tolueno; Tolueen',
  benzene: 'Benzol; Benzolo; Benzène; Benceno; Benzeen',
  acetone: 'Aceton; Acétone; Acetona',
  dichloromethane: 'Dichlormethan; Diclorometano; Chlorure de méthylène; Cloruro di metilene',
  tetrachloroethylene: 'Tetrachlorethylen; Percloroetilene; Percloroetileno; Perchloréthylène',
  trichloroethylene: 'Trichlorethylen; Tricloroetilene; Trichloréthylène; Tricloroetileno',
  chloroform: 'Trichlormethan; Chloroforme; Cloroformo; Cloroformio',
  phenol: 'Fenol; Fenolo; Phénol; Karbolsäure',
  borax:
    'Disodium tetraborate; Dinatriumtetraborat; Tétraborate de disodium; Tetraborato de disodio; Tetraborato di sodio',
  'boric-acid': 'Borsäure; Acide borique; Boorzuur',
  naphthalene: 'Naphthalin; Naftalina; Naphtalène; Naftaleno',
  '1-4-dichlorobenzene': 'p-Dichlorbenzol; Paradichlorbenzol; Paradichlorobenzène; Paradiclorobenceno',
  'sodium-hypochlorite': 'Chlorbleichlauge; Natronbleichlauge; Ipoclorito di sodio',
  'potassium-hydroxide': 'Ätzkali; Potasse caustique; Potasa cáustica; Potassa caustica',
  'oxalic-acid': 'Kleesalz; Oxalsäure; Acide oxalique; Acido ossalico',
  nicotine: 'Nikotin; Nicotina',
  lead: 'Blei; Plomb; Plomo; Piombo; Lood',
  arsenic: 'Arsen; Arsénico; Arsenico',
  mercury: 'Quecksilber; Mercure; Mercurio; Kwikzilver',
  hydroquinone: 'Hydrochinon; Hidroquinona; Idrochinone',
  resorcinol: 'Resorcin; Résorcine; Resorcina',
  'zinc-pyrithione': 'Zinkpyrithion; Pyrithione de zinc; Piritionato di zinco',
  'natural-rubber-latex': 'Naturkautschuklatex; Latex de caoutchouc naturel; Lattice di gomma naturale',
  diclofenac: 'Diclofenac diethylammonium; Diclofenaco; Diclofénac',
  ketoprofen: 'Ketoprofen gel; Kétoprofène; Ketoprofeno',
  'copper-chloride': 'Ossicloruro di rame; Oxicloruro de cobre; Kupferoxychlorid; Oxychlorure de cuivre',
  chlorophacinone: 'Chlorphacinon; Clorofacinona; Clorofacinone',
  bromadiolone: 'Bromadiolon; Bromadiolona',
  glyphosate: 'Glyphosat; Glifosato; Glyfosaat',
  metaldehyde: 'Metaldehyd; Métaldéhyde; Metaldehído; Metaldeide',
  'star-fruit': 'Sternfrucht; Carambole; Carambola',
  crustaceans: 'Krebse; Flusskrebse; Écrevisses',
  'sodium-sulfide': 'Sodium sulfide; Disodium sulfide; Natriumsulfid; Sulfure de sodium; Solfuro di sodio',
  'potassium-sulfide': 'Potassium sulphide; Dipotassium sulphide; Kaliumsulfid',
  dichlorophen: 'Dichlorophene; Dichlorophen',
  'diethyl-oxalate': 'Diethyl oxalate; Oxalic acid diethylester; Diethyloxalat',
  'valproic-acid': 'Valproic acid; Valproate; Acide valproïque',
  doxycycline: 'Doxycycline; Doxycyclin; Doxiciclina',
  'toluidine-sulphate': 'Toluidine sulphate; Toluidine sulphate (1:1)',
  'iron-phosphate': 'Ferric orthophosphate; Iron phosphate; Fosfato férrico',
  'sodium-tripolyphosphate':
    'Sodium triphosphate; Triphosphate de sodium; Trifosfato di sodio; Trifosfato de sodio; Natriumtriphosphat; Pentasodium triphosphate',
  diphosphates: 'Tetrasodium pyrophosphate; Disodium diphosphate; Difosfato di sodio; Natriumdiphosphat',
};

const rows = Object.entries(NAMES).flatMap(([id, words]) =>
  words.split('; ').map((word): [string, string] => [word, id]),
);

describe('names of hazards in the languages of labels', () => {
  it.each(rows)('"%s" is %s, which bears a fact or a warning', (word, id) => {
    expect(knowledge.idOfName(normaliseName(word))).toBe(id);
    const found = knowledge.ingredient(id);
    expect((found?.facts.length ?? 0) + (found?.audience.length ?? 0)).toBeGreaterThan(0);
  });

  it.each(['sodium hexacyanoferrate II', 'Natriumhexacyanoferrat', 'hexacyanoferrate de sodium', 'E 535', 'E 536'])(
    '"%s" is the ferrocyanide of table salt',
    (word) => expect(read(word)).toBe('sodium-ferrocyanide'),
  );
});

const read = (text: string): string | null =>
  assess({ text, types: ['household'], forms: [], baby: false }, knowledge).ingredients[0]?.id ?? null;

describe('a hazard read for another', () => {
  it.each([
    ['Metanolo', 'ethanol'],
    ['Metanolu', 'ethanol'],
    ['Etanolu', 'methanol'],
    ['Metanoll', 'ethanol'],
    ['Acido fluoridrico', 'hydrochloric-acid'],
    ['Acido fluoridrlco', 'hydrochloric-acid'],
    ['Ácido fluorhidrlco', 'hydrochloric-acid'],
    ['Acide fluorhydrlque', 'hydrochloric-acid'],
    ['Acide chlorhydrlque', 'hydrofluoric-acid'],
    ['Acido cloridrlco', 'hydrofluoric-acid'],
    ['Piretrine', 'piperine'],
  ])('"%s" is never %s', (text, other) => expect(read(text)).not.toBe(other));
});

describe('phosphates in kidney disease', () => {
  it.each([
    'E338',
    'E339',
    'E340',
    'E341',
    'E450',
    'E451',
    'E452',
    'Diphosphates',
    'Phosphoric acid',
    'Trifosfato di sodio',
  ])('"%s" in food warns people with kidney disease', (word) => {
    const report = assess({ text: `Water, ${word}`, types: ['food'], forms: [], baby: false }, knowledge);
    const kidney = report.warnings.filter((one) => one.audience === 'kidney').map((one) => one.severity);
    expect(kidney).toEqual(['WARNING']);
  });
});
