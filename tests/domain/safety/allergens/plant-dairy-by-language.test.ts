import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
    .flatMap(({ audience }) => /^al_food\((.+)\)$/.exec(audience)?.[1] ?? []);

/**
 * In this order: coconut milk, coconut cream, almond, oat, rice and soy milk, coconut and almond butter, oat and soy
 * cream, cocoa butter.
 */
const NAMES: Readonly<Record<string, string>> = {
  en: 'coconut milk|coconut cream|almond milk|oat milk|rice milk|soy milk|coconut butter|almond butter|oat cream|soy cream|cocoa butter',
  fr: "lait de coco|crème de coco|lait d'amande|lait d'avoine|lait de riz|lait de soja|beurre de coco|beurre d'amande|crème d'avoine|crème de soja|beurre de cacao",
  de: 'Kokosmilch|Kokoscreme|Mandelmilch|Hafermilch|Reismilch|Sojamilch|Kokosbutter|Mandelbutter|Hafersahne|Sojasahne|Kakaobutter',
  es: 'leche de coco|crema de coco|leche de almendra|leche de avena|leche de arroz|leche de soja|mantequilla de coco|mantequilla de almendra|nata de avena|nata de soja|manteca de cacao',
  it: 'latte di cocco|crema di cocco|latte di mandorla|latte di avena|latte di riso|latte di soia|burro di cocco|burro di mandorle|panna di avena|panna di soia|burro di cacao',
  nl: 'kokosmelk|kokosroom|amandelmelk|havermelk|rijstmelk|sojamelk|kokosboter|amandelboter|haverroom|sojaroom|cacaoboter',
  pt: 'leite de coco|creme de coco|leite de amêndoa|leite de aveia|leite de arroz|leite de soja|manteiga de coco|manteiga de amêndoa|natas de aveia|natas de soja|manteiga de cacau',
  pl: 'mleko kokosowe|śmietanka kokosowa|mleko migdałowe|mleko owsiane|mleko ryżowe|mleko sojowe|masło kokosowe|masło migdałowe|śmietanka owsiana|śmietanka sojowa|masło kakaowe',
  sv: 'kokosmjölk|kokosgrädde|mandelmjölk|havremjölk|rismjölk|sojamjölk|kokossmör|mandelsmör|havregrädde|sojagrädde|kakaosmör',
  da: 'kokosmælk|kokosfløde|mandelmælk|havremælk|rismælk|sojamælk|kokossmør|mandelsmør|havrefløde|sojafløde|kakaosmør',
  no: 'kokosmelk|kokosfløte|mandelmelk|havremelk|rismelk|soyamelk|kokossmør|mandelsmør|havrefløte|soyafløte|kakaosmør',
  fi: 'kookosmaito|kookoskerma|mantelimaito|kauramaito|riisimaito|soijamaito|kookosvoi|mantelivoi|kaurakerma|soijakerma|kaakaovoi',
  et: 'kookospiim|kookoskoor|mandlipiim|kaerapiim|riisipiim|sojapiim|kookosvõi|mandlivõi|kaerakoor|sojakoor|kakaovõi',
  lv: 'kokosriekstu piens|kokosriekstu krējums|mandeļu piens|auzu piens|rīsu piens|sojas piens|kokosriekstu sviests|mandeļu sviests|auzu krējums|sojas krējums|kakao sviests',
  lt: 'kokosų pienas|kokosų grietinėlė|migdolų pienas|avižų pienas|ryžių pienas|sojų pienas|kokosų sviestas|migdolų sviestas|avižų grietinėlė|sojų grietinėlė|kakavos sviestas',
  cs: 'kokosové mléko|kokosová smetana|mandlové mléko|ovesné mléko|rýžové mléko|sójové mléko|kokosové máslo|mandlové máslo|ovesná smetana|sójová smetana|kakaové máslo',
  sk: 'kokosové mlieko|kokosová smotana|mandľové mlieko|ovsené mlieko|ryžové mlieko|sójové mlieko|kokosové maslo|mandľové maslo|ovsená smotana|sójová smotana|kakaové maslo',
  hu: 'kókusztej|kókusztejszín|mandulatej|zabtej|rizstej|szójatej|kókuszvaj|mandulavaj|zabtejszín|szójatejszín|kakaóvaj',
  ro: 'lapte de cocos|cremă de cocos|lapte de migdale|lapte de ovăz|lapte de orez|lapte de soia|unt de cocos|unt de migdale|smântână de ovăz|smântână de soia|unt de cacao',
  bg: 'кокосово мляко|кокосова сметана|бадемово мляко|овесено мляко|оризово мляко|соево мляко|кокосово масло|бадемово масло|овесена сметана|соева сметана|какаово масло',
  ru: 'кокосовое молоко|кокосовые сливки|миндальное молоко|овсяное молоко|рисовое молоко|соевое молоко|кокосовое масло|миндальное масло|овсяные сливки|соевые сливки|масло какао',
  uk: 'кокосове молоко|кокосові вершки|мигдальне молоко|вівсяне молоко|рисове молоко|соєве молоко|кокосове масло|мигдальне масло|вівсяні вершки|соєві вершки|какао масло',
  sr: 'кокосово млеко|кокосова павлака|бадемово млеко|овсено млеко|пиринчано млеко|сојино млеко|кокосов путер|бадемов путер|овсена павлака|сојина павлака|какао путер',
  mk: 'кокосово млеко|кокосова павлака|бадемово млеко|овесно млеко|оризово млеко|соино млеко|кокосов путер|бадемов путер|овесна павлака|соина павлака|какао путер',
  hr: 'kokosovo mlijeko|kokosovo vrhnje|bademovo mlijeko|zobeno mlijeko|rižino mlijeko|sojino mlijeko|kokosov maslac|bademov maslac|zobeno vrhnje|sojino vrhnje|kakao maslac',
  sl: 'kokosovo mleko|kokosova smetana|mandljevo mleko|ovseno mleko|riževo mleko|sojino mleko|kokosovo maslo|mandljevo maslo|ovsena smetana|sojina smetana|kakavovo maslo',
  tr: 'hindistan cevizi sütü|hindistan cevizi kreması|badem sütü|yulaf sütü|pirinç sütü|soya sütü|hindistan cevizi yağı|badem ezmesi|yulaf kreması|soya kreması|kakao yağı',
  is: 'kókosmjólk|kókosrjómi|möndlumjólk|haframjólk|hrísmjólk|sojamjólk|kókossmjör|möndlusmjör|hafrarjómi|sojarjómi|kakósmjör',
  el: 'γάλα καρύδας|κρέμα καρύδας|γάλα αμυγδάλου|γάλα βρώμης|γάλα ρυζιού|γάλα σόγιας|βούτυρο καρύδας|βούτυρο αμυγδάλου|κρέμα βρώμης|κρέμα σόγιας|βούτυρο κακάο',
};
/** In the same order: the allergen of the plant itself, or null. */
const HELD = [null, null, 'tree_nut', 'gluten', null, 'soy', null, 'tree_nut', 'gluten', 'soy', null];

describe('milk, cream and butter of plants (method M6.2.7)', () => {
  it.each(Object.entries(NAMES))('in %s hold no milk, but the plant', (_, names) => {
    const wrong = names.split('|').flatMap((name, at) => {
      const held = HELD[at] ?? null;
      return [`Water, ${name}, salt`, `Water, salt. Contains: ${name}`].filter((text) => {
        const all = told(text);
        return all.includes('milk') || (held !== null && !all.includes(held));
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    'mleko kakaowe',
    'kakaové mléko',
    'kakavos pienas',
    'молоко с миндалем',
    'молоко коровье',
    'сливочное масло',
    'масло растительно-сливочное',
    'süt, badem',
    'γάλα αγελάδας',
    'lapte de vacă',
    'kravlje mlijeko',
    'Haselnussmilchschokolade',
    'mælkechokolade med havre',
    'chocolat au lait noisettes',
    'chocolat au lait riz soufflé',
    'cioccolato al latte nocciole',
    'chocolate con leche almendras',
    'chocolate ao leite amêndoas',
    'ciocolată cu lapte migdale',
    'mléko, mandle',
    'lait cacao',
    'leche de cacao',
  ])('but %s is milk', (name) => expect(told(`Water, ${name}, salt`)).toContain('milk'));
});
