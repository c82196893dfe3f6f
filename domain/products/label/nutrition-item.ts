import { foldInPlace } from './fold-in-place.ts';

const wordsOf = (words: string): ReadonlySet<string> => new Set(foldInPlace(words).split(/\s+/));

/** Words that occur in nutrition tables and never in ingredient lists. */
const TABLE = wordsOf(
  `kcal kj kilojoule kilojoules calories calorie energy energie energia energetique energetica brennwert nahrwerte nahrwert valeurs nutritionnelles nutritionnelle
  nutritional nutrition nutrients nutrizionali nutricional nutricionales nahrwertangaben durchschnittliche moyennes moyenne medios medi
  glucides glucide kohlenhydrate kohlenhydraten carbohydrate carbohydrates carboidrati carbohidratos koolhydraten hidratos kolhydrat karbohydrat
  satures saturees saturates saturated gesattigte fettsauren saturi saturados saturadas verzadigde verzadigd vetzuren
  portion portions porzione porcion portie stuck serving servings ration typical
  energi enerji energije energija energiasisaldus energetyczna energetică energetická energetinė értéke energetska energinnehåll näringsvärde кдж ккал энергетическая энергийна енергетична ενέργεια
  lípidos węglowodany sacharidy sacharidů szénhidrát szénhidrátok karbonhidrat karbonhidratlar hiilihydraatit hiilihydraattia kulhydrat kulhydrater kolhydrater karbohydrater углеводы въглехидрати вуглеводи ugljikohidrati ogljikovi υδατάνθρακες
  nasycone nasycené nasýtené telített zsírsavak doymuş saturați saturate tyydyttynyttä tyydyttyneitä mættede fedtsyrer mettede fettsyrer mättat насыщенные насичені наситени zasićene nasičene κορεσμένα`,
);
/** Words that occur in both. */
const BOTH = wordsOf(
  `fat fats matieres grasses graisses lipides fett grassi grasas vet sugar sugars sucres zucker azucares zuccheri suikers protein proteins proteines eiweiss eiweiß proteine proteinas
  eiwitten fibres fibre ballaststoffe fibra fibre alimentaires salt sel salz sal sale zout sodium natrium sodio acides gras acidi acidos of which dont davon di cui de los las cuales
  waarvan par pour per pro je por in en ou et and und y e a an the g mg ml l les des du d valeur wert valore valor average total totale value values trans dietary added includes less than cholesterol monounsaturated polyunsaturated polyols starch
  vetten proteínas lípidos hidratos dos das quais açúcares gordura gorduras fibra fibras carbono carboni carbone
  wartość tłuszcz tłuszcze w tym kwasy tłuszczowe cukry białko błonnik sól varav sockerarter socker fiber protein tuky z toho mastné kyseliny cukry bílkoviny bielkoviny vláknina sůl soľ hodnota
  zsír amelyből cukrok fehérje rost só yağ şeker şekerler protein lif tuz valoare grăsimi din care acizi grași zaharuri proteine fibre sare rasva rasvaa josta sokereita sokeria proteiini proteiinia ravintokuitu kuitu suola suolaa
  fedt heraf hvorav sukkerarter sukkerarter kostfibre kostfiber жиры жира жири мазнини из которых них в том числе сахара сахар цукри захари белки белок білки белтъчини протеини соль сіль сол клетчатка пищевые волокна ценность цінність стойност г мг masti maščobe od čega šećeri sladkorji bjelančevine beljakovine sol λιπαρά σάκχαρα πρωτεΐνες αλάτι`,
);
const FIGURE = /\d/;
const LETTER = /\p{L}{2}/u;
/** A longer stretch is not a single line. */
const LONGEST = 160;
const WORD = /[^\p{L}\p{M}]+/u;

/**
 * Whether an item is a line of a nutrition table: all its words occur in such tables, and at least one occurs nowhere
 * else ("dont acides gras saturés 0,4 g", "Kohlenhydrate", "Energie 1813 kJ").
 * @param name the cleaned item, folded
 */
export const isNutritionLine = (name: string): boolean => {
  if (name.length > LONGEST) return false;
  let told = false;
  for (const word of name.split(WORD)) {
    if (word === '') continue;
    if (TABLE.has(word)) told = true;
    else if (!BOTH.has(word)) return false;
  }
  return told;
};

/**
 * Whether an item may be a line of a nutrition table if it is next to one: nothing but words of such tables, and a
 * figure ("Fat 3 g", "sel 0,1 g"). By itself it could also be an ingredient with its amount.
 * @param name the item, folded
 */
export const mayBeNutritionLine = (name: string): boolean =>
  name.length <= LONGEST &&
  FIGURE.test(name) &&
  LETTER.test(name) &&
  name.split(WORD).every((word) => word === '' || TABLE.has(word) || BOTH.has(word));

const OF_WHICH =
  /^(?:of which|davon|dont|di cui|de (?:las|los) cuales|waarvan|d[oa]s quais|w tym|varav|heraf|hvorav|josta|z toho|z (?:kterych|ktorych)|amelybol|din care|od cega|из них|в том числе|τα οποια) /;

/** Whether an item is a line of a nutrition table that subdivides the one before it ("of which saturates 1 g"). */
export const isSubLine = (name: string): boolean => OF_WHICH.test(name) && isNutritionLine(name);
