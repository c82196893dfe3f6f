import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter(({ severity }) => severity === 'CRITICAL')
    .flatMap(({ audience }) => /^al_food\((.+)\)$/.exec(audience)?.[1] ?? []);

/** Inflected forms, as in "with milk", written from knowledge of each language's grammar. */
const FORMS: Readonly<Record<string, string>> = {
  milk: 's mlijekom|мляко|smotanou|sýrem|tvarohem|mliečna čokoláda|twarogiem|сливками|сыром|творогом|молочная каша|сметаной|вершками|tejjel|tejcsokoládé|vajjal|tejberizs|sütlü çikolata|peynirli|maitosuklaa|maidolla|piimašokolaad|piimaga|ar krējumu|su sūriu|pieniškas šokoladas',
  tree_nut:
    'bademima|lešnicima|са лешницима|mandlemi|lieskovými orechmi|с орехами|горіхами|dióval|fındıklı|fıstıklı|fıstık|cevizli|pähkinöillä|pähklitega|ar riekstiem|su migdolais|nerkowcami',
  peanut:
    'arašidmi|s kikirikijem|арахісом|földimogyoróval|fıstıklı|maapähkinöillä|maapähklitega|zemesriekstiem|žemės riešutais|φυστίκι αράπικο',
  egg: 'vajcami|s jajima|с яйцом|яйцами|tojással|yumurtalı|munalla|muna|munaga|ar olām|su kiaušiniais|cu ou|gălbenuș',
  wheat: 'búzával|buğdaylı|vehnällä|nisujahuga|kvietiniais miltais|cu grâu|hveitimjöl',
  gluten: 'havregrøt|zabkása|owsiankę|овсяными хлопьями|yulaflı|salyklas',
  soy: 'sójou|soyalı',
  sesame: 'sezamovými semínky|кунжутом|susamlı|seesamiseemned|тахинная халва',
  fish: 'rybou|zivīm|su žuvimi|balıklı|хек|lohta|ponty|kveite',
  crustacean: 'krevetami|креветками|крабом|karidesli|krabji',
  mollusc: 'mīdijas|midijos|rannakarbid|omułki',
  celery: 'zellerrel|kerevizli|сельдереем',
  mustard: 'горчицей|mustárral|hardallı|sinapilla|sinepiga',
};

describe('allergens in the cases of their words (method M6.2.1)', () => {
  it.each(Object.entries(FORMS))('%s', (allergen, forms) => {
    expect(forms.split('|').filter((form) => !told(`Water, ${form}, salt`).includes(allergen))).toEqual([]);
  });

  it.each([
    ['milk', 'kyselina mliečna|mlečna kislina|млечна киселина|молочной кислоты|tejsav|maitohappo|pieno rūgštis'],
    ['milk', 's kokosovým mlékem|с кокосовым молоком|с кокосовыми сливками|se sójovou smetanou|badem sütlü'],
    ['milk', 'ar kokosriekstu pienu|su kokosų pienu|arašídové máslo|kikiriki maslac|kaurakermalla'],
    ['milk', 'сырой картофель|слива|подсолнечным маслом|сиропом|slunečnicovým olejem'],
    ['milk', 'surimi|syra|syre|glucose syru|syro'],
    ['fish', 'gélatine hallal|kapor|kapri'],
    ['tree_nut', 'мускатным орехом|s muškátovým ořechem|кокосовым орехом|kokosovými ořechy'],
  ])('but no %s is %s', (allergen, names) => {
    expect(names.split('|').filter((name) => told(`Water, ${name}, salt`).includes(allergen))).toEqual([]);
  });

  it.each(['кисело мляко', 'kiselo mlijeko', 'kiselo mleko', 'kyselé mléko', 'молоко кислое'])('%s is milk', (name) =>
    expect(told(`Water, ${name}, salt`)).toContain('milk'),
  );

  it.each(['Kokos Mandeln', 'kokos, ořechy'])('%s keeps its nuts', (name) =>
    expect(told(`Water, ${name}, salt`)).toContain('tree_nut'),
  );
});
