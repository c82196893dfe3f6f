/** Words for raw in the languages of labels, folded: separate words next to a food. */
const RAW =
  "raw|uncooked|roh(?:e[mnrs]?)?|crue?s?|crud[aeio]?s?|cruas?|cruzi|rauwe?|surow(?:[aey]|ego|ej|ych|ym)|s[iuy]rov(?:[aeioy]|eg?[ao]|og[ao]?|ych|ih|eho|e?j)|nyers|ra(?:a|tt?)?|raa(?:ka|'?an|kaa|koja|at)|toore[ds]?|toores(?:te)?|jel[aiou]s?|zali(?:as?|ai|i|os|u)?|cig|ωμ(?:οσ|οι|η|ο|α|εσ|ου|ησ|ων)|сыр(?:[аоу]\\p{L}{1,2}|ы[ех])|сир(?:ии|а|е|і|их)|суров[аио]?";

const EGG =
  "(?:whole |hen'?s? )?eggs?(?: (?:yolks?|whites?))?|(?:huhner|wachtel|kippen|voll)?ei(?:er(?:n|en)?|es|gelb|klar|weiss|geel|wit|dooiers?)?|oeufs?|huevos?|yemas?|uov[ao]|tuorl[io]|albumi|ovos?|gemas?|jaj(?:[aeo]|ek|k[aio]|c[aei])?|v[ae]jci?[aei]|vajec|zlout(?:ek|ky)|zo?ltk?[aioy]|tojas\\p{L}*|oua|galbenus\\p{L}*|aeg(?:gehvider?|geblommer?)?|agg(?:ula|ulor|vita|vitor)?|(?:kanan)?mun(?:a|at|ia|ad)|ol(?:as?|u)|kiausini\\p{L}*|yumurta\\p{L}*|αυγ\\p{L}*|я(?:ие?|е|є)[цч]\\p{L}*";
const FISH =
  'fish|salmon|tuna|trout|mackerel|herring|oysters?|shellfish|\\p{L}*(?:thun)?fisch(?:e[ns]?|filets?)?|\\p{L}*lachs(?:filets?)?|austern?|forellen?(?:filets?)?|makrelen?|heringe?|poissons?|saumons?|thons?|truites?|huitres?|pescados?|atun|trucha|ostras?|pesce|salmone|tonno|trota|ostriche|peixe|salmao|atum|vis(?:filet)?|zalm(?:filet)?|tonijn|oesters?|r[iy]b(?:[aeiy]|i[ae])?|losos(?:ia|os|a|i)?|tun(?:czyk|ak|iak|a|jevina)|hal|lazac|tonhal|peste|somon|(?:tun|ton)?fisk|laks|lax(?:file)?|tun|(?:tonni)?kala[an]?|lohi|lohta|lohe|zivs|lasis[as]?|zuvis|balik|ψαρι\\p{L}*|σολομ\\p{L}*|τονο\\p{L}*|р[ыи]б\\p{L}*|лосос\\p{L}*|тун(?:ец|ц)\\p{L}*|с[еь]о?мг\\p{L}*';
const MEAT =
  "meat|beef|pork|lamb|veal|venison|ham|mince|\\p{L}*(?<!frucht|kokos)fleisch|hack|\\p{L}*schinken|rind(?:er\\p{L}*)?|viandes?|boeuf|porc|veau|agneau|jambons?|carnes?|ternera|cerdo|vacuno|jamon|manzo|vitello|maiale|prosciutto|presunto|\\p{L}*vlees|rund\\p{L}*|gehakt|mies[oa]|wolowin[ay]|wieprzowin[ay]|szynk[ai]|m[ae]s[oa]|hovezi|veprove|hovadzie|bravcove|sunk[ay]|govedin[ae]|svinjetin[ae]|\\p{L}*hus|sonka|\\p{L}*kod|skink[ae]|\\p{L}*kjott|\\p{L}*kott|\\p{L}*liha[ant]?|kinkku|gala|mesa|κρεασ|μοσχαρι\\p{L}*|χοιριν\\p{L}*|мяс\\p{L}*|м'яс\\p{L}*|говядин\\p{L}*|яловичин\\p{L}*|свинин\\p{L}*";

const NOT_A_WORD = '(?<![\\p{L}])';
const ENDS = '(?![\\p{L}])';
/** A word between the two that joins no other food: "raw free-range eggs", "viande de bœuf crue". */
const BETWEEN = "(?:(?!(?:and|und|et|e|y|i|a|og|och|ja|en|or|oder|ou|o|with|mit|avec|con|met|in)[ -])[\\p{L}'-]+ )";
/** After a food, the word for raw must end the phrase: "ham and raw milk" names no raw ham. */
const LAST = '(?=\\s*(?:[),;.:\\]\\d*]|$))';

const rawly = (food: string, more: string): RegExp =>
  new RegExp(
    `${NOT_A_WORD}(?:(?:${RAW}) ${BETWEEN}?(?:${food})${ENDS}(?! (?:liver )?(?:oil|noodle|plant))|(?:${food})${ENDS}[ ,]{0,2}[(]? ?(?:, ?)?${BETWEEN}{0,2}(?:${RAW})${ENDS}${LAST}|${more})`,
    'u',
  );

/** Raw egg in the words of a list, with the word for raw before or after the food (method M6.3.13). */
export const RAW_EGG = rawly(EGG, 'unpasteuri[sz]ed (?:whole )?egg|rohei(?:er)?(?!\\p{L})');
/** Raw fish and shellfish. */
export const RAW_FISH = rawly(
  FISH,
  `sashimi${ENDS}|rohfisch|cig balik|raakakala|grav(?:a[dt]|e[dt])?[ -]?(?:lax|lachs|laks)|graavilohi`,
);
/** Raw meat and raw ham, minced meat that is eaten raw, and steak tartare. */
export const RAW_MEAT = rawly(
  MEAT,
  `rare (?:\\p{L}+ )?(?:meat|beef|pork|lamb|veal|venison)${ENDS}|tartare${ENDS}.*(?<!\\p{L})(?:beef|boeuf|rind)|steak tartare|mett${ENDS}|roh(?:schinken|fleisch)|cig (?:et|kofte)${ENDS}`,
);

const named = (food: string): RegExp => new RegExp(`${NOT_A_WORD}(?:${food})${ENDS}`, 'u');
/** The same foods without a word for raw, for labels that say it about the whole product: "zum Rohverzehr". */
export const EGG_NAMED = named(EGG);
export const FISH_NAMED = named(FISH);
export const MEAT_NAMED = named(MEAT);

const BARE = new RegExp(`^(?:${RAW})$`, 'u');
/**
 * Whether an item is only the word for raw, which refers to the item before it: "Lachs, roh".
 * @param folded the item, folded
 */
export const saysRaw = (folded: string): boolean => BARE.test(folded.trim());

const EATEN_RAW =
  /(?<!(?:nicht|not|pas|non|no|niet|nie|unsuitable|ungeeignet) (?:\p{L}+ ){0,3})(?:zum rohverzehr|zum roh ?essen|roh (?:zu )?(?:verzehren|geniessen|essen)|(?:to be|be|can be) eaten raw|for raw consumption|(?:a|pour) (?:consommer|manger) crue?s?|consommation crue|(?:para|da|per) (?:consumir|comer|consumare|mangiare) (?:en )?crud[aeo]|consumo (?:in|en|a) crud[ao]|rauw (?:te )?(?:eten|consumeren|consumptie)|do spozycia na surowo)(?!.*(?:nicht|un)geeignet)(?! nicht)/u;
/** Whether a label says that the food is meant to be eaten raw. @param folded a sentence of it, folded */
export const saysEatenRaw = (folded: string): boolean => EATEN_RAW.test(folded);
