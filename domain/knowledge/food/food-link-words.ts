import { phrases, vocabulary } from './food-vocabulary.ts';

/** Linking words in food names. Words of absence and of sentences ("is", "contains") are not included. */
export const LINK_WORDS = vocabulary(
  'of from the with and or in on for as an a by into to',
  'de d du des la le les l au aux à en et ou avec dans sur dont pour un une par',
  'von vom aus und oder mit in im der die das den dem des zur zum auf am',
  'de del la las el los con y e o en al un una u para',
  'di d del dello della dei degli delle da dal dalla dalle con e ed o al allo alla alle ai agli in nel nella il lo gli un una per sul sulla su',
);

/** Places that labels give as the origin of a food, as nouns and adjectives. */
export const ORIGIN_WORDS = vocabulary(
  `eu ue eec eg cee usa uk us america american european europe europeen* europaisch^ europe~ europa african africa afrique afrika asia asie asien
  france francais* french franzosisch^ frances~ francia francese francesi suisse swiss switzerland schweizer schweiz suiz~ svizzer~
  germany german deutsch^ deutschland allemagne alleman~ tedesc~ germania italy italian italien* italienisch^ italia italian~
  spain spanish espagne espagnol* spanien spanisch^ espana espanol espanol~ spagna spagnol~ portugal portuguese portugais*
  belgium belgian belgique belge netherlands dutch hollande austria osterreich^ osterreichisch^ autriche austriac~ greece greek grece grec grecque griechenland griechisch^ grecia grieg~ grec~
  turkish turquie turque turkei turkisch^ morocco maroc marroqui tunisia tunisie egypt egypte israel china chinese chine chinesisch^ india indian inde indien* thai thailand thailande
  vietnam indonesia japan japanese japon japonais* korean canada canadian canadien* mexico mexican mexique brazil brazilian bresil brasil argentina argentine peru perou peruvian bolivia
  ecuador equateur colombia colombian colombie madagascar ghana ivoire cameroun uganda ethiopia kenya tanzanie australia australian zealand norway norwegian norvege norwegen scottish irish ireland irland* ecosse
  alaska alaskan atlantic atlantique atlantik atlantico pacific pacifique pazifik pacifico mediterranean mediterranee mittelmeer mediterrane~ nord nordost nordwest sud est ouest north south east west northern southern eastern western
  california californian californie florida hawaiian bretagne normandie provence alsace bourgogne champagne corse auvergne savoie vendee camargue guerande perigord landes toscana toscan* sicilia sicilian* siciliano piemonte modena parma napoli
  romagna puglia andalucia valencia murcia bayern bavarian bayerisch^ tirol* nordsee ostsee hors non origin mexicana bourbon dijon espelette ceylan ceylon himalaya himalayan celtic
  italie sicile sardaigne toscane piemont calabre pouilles ombrie lombardie ardeche isigny drome lorraine bresse caraibe caraibes martinique guadeloupe guyane amazonie nicaragua guatemala honduras sumatra java bali jamaique panama venezuela
  uruguay paraguay roumanie hongrie bulgarie ukraine russie lituanie lettonie estonie danemark suede finlande islande croatie serbie slovenie slovaquie algerie senegal benin togo burkina ethiopie ouganda rwanda tanzanie mozambique liban syrie iran
  pakistan bangladesh nepal philippines malaisie cambodge birmanie taiwan coree australie anjou touraine sologne limousin quercy aveyron cevennes roussillon languedoc bearn gascogne vaucluse luberon isere jura vosges ardennes picardie
  flandres beauce morvan charentes poitou noirmoutier roscoff loue challans bayonne nyons carpentras cavaillon lautrec agen marmande puy touquet cornouaille basque
  brasilien argentinien marokko tunesien ägypten südafrika kenia äthiopien elfenbeinküste kolumbien mexiko kanada norwegen schweden dänemark finnland polen tschechien ungarn rumänien bulgarien serbien kroatien slowenien großbritannien belgien
  frankreich neuseeland australien südtirol allgäu schwarzwald elsass
  aragon galicia navarra rioja extremadura cataluna castilla asturias cantabria huelva jaen cordoba granada almeria alicante canarias mallorca menorca jalisco oaxaca veracruz chiapas yucatan
  sardegna calabria liguria umbria lazio campania abruzzo basilicata veneto friuli trentino lombardia vesuvio etna pachino gragnano amalfi sorrento bronte pantelleria valtellina
  louisiana washington oregon michigan wisconsin vermont texas idaho hawaii wales england cornwall devon kent somerset yorkshire halkidiki kalamata tellicherry lampong malabar tahiti tahitian`,
);

export const ORIGIN_PHRASES = phrases(
  'country of origin|origin eu|new zealand|costa rica|sri lanka|united states|united kingdom|south africa|north atlantic|north east atlantic|pacific ocean|atlantic ocean',
  'd origine france|origine france|origine ue|origine non ue|origine ue et non ue|d origine européenne|nouvelle zélande|côte d ivoire|pays bas|états unis|royaume uni|amérique du sud|amérique latine|amérique centrale|afrique du sud|afrique de l ouest|république dominicaine|viande d origine|pays d origine|le de france|union européenne|atlantique nord est|océan atlantique|océan pacifique',
  'herkunft deutschland|aus der eu|nicht eu landwirtschaft|eu landwirtschaft|südamerika|neuseeland|aus deutschland',
  'origen españa|de origen|unión europea|estados unidos|nueva zelanda|océano atlántico|océano pacífico',
  'origine italia|origine ue|unione europea|paesi ue|nuova zelanda|stati uniti|america latina|oceano atlantico|oceano pacifico',
);
