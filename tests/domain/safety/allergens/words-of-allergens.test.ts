import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();

/** Words as printed on labels in ten languages, with cases and plurals. We compiled this list ourselves. */
const WORDS: Readonly<Record<string, string>> = {
  crustacean: `
    krewetek, krewetkami, krewetkowy, homara, langusty, langustynki, kraba, krabów, raków, skorupiaków,
    skorupiakami, garnaal, garnalen, krab, kreeft, rivierkreeft, langoustines, scampi, räkor, räka, kräftor, hummer,
    krabba, rejer, reje, krabbe, jomfruhummer, camarões, camarão, lagosta, caranguejo, lavagante, gamberetti,
    aragosta, granchio, mazzancolle, crevettes, homard, écrevisses, crabe, tourteau, gambas, langostinos, cangrejo,
    bogavante, camarón, cigalas, Garnelen, Krabben, Hummer, Flusskrebse, Langusten, Shrimps`,
  egg: `
    jajami, jajeczny, jajeczna, jajecznego, żółtka, żółtek, białka jaj, eieren, eigeel, eiwit, scharrelei,
    scharreleieren, kippenei, heelei, eipoeder, ägg, äggula, äggvita, äggpulver, æg, æggeblomme, æggehvide, ovos,
    gema, clara de ovo, uova, tuorlo, albume, œufs, jaune d’œuf, blanc d’œuf, huevos, yema, clara de huevo, Eier,
    Eigelb, Eiweißpulver (Ei), Vollei, Hühnerei, Hühnervollei`,
  fish: `
    rybą, rybny, rybna, łososia, tuńczyka, dorsza, śledzia, makreli, sardynek, szprot, karp, vis, zalm, tonijn,
    kabeljauw, haring, makreel, ansjovis, forel, fisk, torsk, sill, makrill, sild, makrel, peixe, salmão, atum,
    bacalhau, sardinhas, pesce, salmone, tonno, merluzzo, acciughe, poisson, saumon, thon, cabillaud, hareng,
    maquereau, pescado, salmón, atún, bacalao, merluza, boquerones, Fisch, Lachs, Thunfisch, Kabeljau, Hering,
    Makrele, Sardellen, Seelachs, Forelle`,
  soy: `
    soją, sojowy, sojowego, sojowej, sojabonen, sojaeiwit, sojalecithine, sojaprotein, sojalecitin, sojaböna,
    sojabønner, soja, proteína de soja, soia, proteine di soia, protéines de soja, Sojabohnen, Sojaeiweiß,
    Sojalecithin`,
  milk: `
    mleczna, mleczne, śmietany, śmietaną, masła, maślanki, serwatki, serwatkowe, jogurtu, twarogu, kefiru, kazeiny,
    melk, magere melkpoeder, boter, room, karnemelk, wei, weipoeder, kaas, yoghurt, kwark, caseïne, melkeiwit,
    mjölk, smör, grädde, ost, vassle, vasslepulver, kvarg, filmjölk, mælk, smør, fløde, skyr, kærnemælk, leite,
    manteiga, nata, queijo, soro de leite, iogurte, latte, burro, panna, formaggio, siero di latte, yogurt, ricotta,
    caseina, lait, beurre, crème, fromage, lactosérum, yaourt, petit-lait, caséine, leche, mantequilla, queso, suero
    de leche, yogur, caseína, Milch, Butter, Sahne, Käse, Molke, Molkenpulver, Joghurt, Quark, Schmand, Casein,
    Süßmolkenpulver, Rahm, Obers, Topfen, curds, cuajada, rømme, voi, heraproteiini, savópor, túró, tvaroh, творог,
    сливочное масло, tereyağı, kaymak, γάλα, βούτυρο, koemelkeiwit`,
  tree_nut: `
    orzechów laskowych, orzechami, migdałów, migdałami, migdałowe, pistacji, pistacjowa, nerkowców, hazelnoten,
    walnoten, amandelen, cashewnoten, pistachenoten, pecannoten, amandelspijs, hasselnötter, valnötter, mandel,
    cashewnötter, hasselnødder, valnødder, mandler, avelãs, nozes, amêndoas, cajus, nocciole, noci, mandorle,
    anacardi, pistacchi, noisettes, noix, amandes, cajou, pistaches, avellanas, nueces, almendras, anacardos,
    pistachos, Haselnüsse, Walnüsse, Mandeln, Cashewkerne, Pistazien, Pekannüsse, Haselnussmark, Mandelmehl`,
  mustard: `
    gorczycy, musztardy, musztardą, mosterd, mosterdzaad, senap, senapsfrö, sennep, sennepsfrø, mostarda, senape,
    moutarde, mostaza, Senf, Senfmehl, Senfsaaten`,
  celery: `
    selera, selerem, selerowy, selderij, knolselderij, bleekselderij, selleri, rotselleri, aipo, sedano, céleri,
    apio, Sellerie, Knollensellerie, Staudensellerie`,
  sesame: `
    sezamem, sezamowe, sezamowa, sesamzaad, sesamolie, sesamfrön, sesamfrø, sésamo, gergelim, sesamo, sésame,
    ajonjolí, Sesam, Sesamsamen, Sesamöl`,
  mollusc: `
    małży, małżami, kalmarów, kałamarnica, kałamarnicy, ośmiornicy, ostryg, ślimaka, mątwa, mosselen, oesters,
    inktvis, sint-jakobsschelpen, musslor, ostron, bläckfisk, muslinger, østers, blæksprutte, mexilhão, ostras,
    lulas, cozze, ostriche, calamari, polpo, seppia, vongole, moules, huîtres, calmar, poulpe, seiche, mejillones,
    calamares, pulpo, sepia, almejas, Muscheln, Austern, Tintenfisch, Kalmare, Jakobsmuscheln`,
  wheat: `
    pszenicy, pszenna, pszenną, pszenny, pszennego, orkiszu, orkiszowa, tarwe, tarwebloem, tarwemeel, spelt, vete,
    vetemjöl, dinkel, hvede, hvedemel, trigo, farinha de trigo, frumento, farina di grano, farro, blé, froment,
    épeautre, espelta, Weizen, Weizenmehl, Dinkel, Weizengrieß`,
  gluten: `
    żyta, żytniej, żytni, jęczmienia, jęczmienny, owsa, owsiane, owsiany, słodu, słodowy, rogge, gerst, haver,
    gerstemout, råg, havre, kornmalt, rug, byg, bygmalt, centeio, cevada, aveia, malte, segale, orzo, avena, malto,
    seigle, orge, avoine, malt, centeno, cebada, malta, Roggen, Gerste, Hafer, Gerstenmalz`,
  sulphite: `
    siarczynami, siarczyny, dwutlenek siarki, sulfiet, sulfieten, zwaveldioxide, sulfit, svaveldioxid, sulfitter,
    svovldioxid, sulfitos, dióxido de enxofre, solfiti, anidride solforosa, sulfites, anhydride sulfureux, anhídrido
    sulfuroso, Sulfite, Schwefeldioxid`,
  peanut: `
    orzeszkami ziemnymi, orzeszków ziemnych, arachidów, pinda, pinda’s, pindakaas, aardnoten, jordnötter,
    jordnødder, peanuts, amendoins, amendoim, arachidi, arachides, cacahuètes, cacahuetes, maní, Erdnüsse,
    Erdnussbutter`,
  lupin: `
    łubinem, łubinu, lupine, lupin, tremoço, lupini, altramuces, Lupinen, Lupinenmehl`,
};

/** The audiences warned without doubt if a list has this word between water and salt. */
const told = (word: string): string[] =>
  assess({ text: `Ingredients: water, ${word}, salt`, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter(({ unclear }) => unclear !== true)
    .map(({ audience }) => audience);

it.each(Object.entries(WORDS))('tells %s by each of its words (method M6.2.8)', (allergen, words) => {
  const missed = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => !told(word).some((audience) => audience === `al_food(${allergen})`));
  expect(missed).toEqual([]);
});
