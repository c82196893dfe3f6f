import { isWordUnit } from './fold-in-place.ts';
import { PhraseIndex } from './phrase-index.ts';

const WORDS = [
  // en
  'acid|acids|acidity regulator|acidity regulators|acidifier|acidulant|anticaking agent|anti-caking agent|antifoaming agent|antioxidant|antioxidants|bulking agent|carrier|color|colors|colour|colours|colouring|coloring|colourant|colorant|colorants|colour added|color added|artificial colors|artificial colours|natural colors|natural colours|natural colour|natural color|emulsifier|emulsifiers|emulsifying salt|emulsifying salts|firming agent|flavour enhancer|flavour enhancers|flavor enhancer|flour treatment agent|flour treatment agents|foaming agent|gelling agent|gelling agents|glazing agent|glazing agents|humectant|humectants|leavening|leavening agent|leavening agents|mineral|minerals|modified starch source|preservative|preservatives|processing aid|propellant|raising agent|raising agents|sequestrant|stabiliser|stabilisers|stabilizer|stabilizers|sweetener|sweeteners|thickener|thickeners|thickening agent|vitamin|vitamins|vitamins and minerals|enzyme source|preserved with|to preserve freshness|added to preserve freshness|to maintain freshness|a preservative|for color|for colour|surfactant|solvent|fragrance solvent|chelating agent|builder|uv filter|ph adjuster|opacifier|antifoam|yeast nutrients|dough conditioner|dough conditioners|conditioner|release agent|acidity corrector|nutrients|trace elements|additives|additive|technological additives|nutritional additives|sensory additives|disinfectant',
  // fr
  'acidifiant|acidifiants|affermissant|agent d’enrobage|agents d’enrobage|agent de charge|agent de traitement de la farine|agent levant|agents levants|agent de conservation|antiagglomérant|anti-agglomérant|antioxydant|antioxydants|antioxygène|arôme artificiel|colorant|colorants|conservateur|conservateurs|correcteur d’acidité|correcteurs d’acidité|édulcorant|édulcorants|émulsifiant|émulsifiants|épaississant|épaississants|exhausteur de goût|exhausteurs de goût|gélifiant|gélifiants|humectant|minéraux|poudre à lever|poudres à lever|régulateur d’acidité|sel de fonte|sels de fonte|stabilisant|stabilisants|support|tensioactif|vitamines|vitamine|additifs|agent de texture|ferments',
  // de
  'antioxidationsmittel|backtriebmittel|emulgator|emulgatoren|farbstoff|farbstoffe|farbmittel|festigungsmittel|feuchthaltemittel|füllstoff|geliermittel|geschmacksverstärker|konservierungsstoff|konservierungsstoffe|konservierungsmittel|konservierer|mehlbehandlungsmittel|mineralstoffe|säuerungsmittel|säureregulator|säureregulatoren|schmelzsalz|schmelzsalze|schaumverhüter|stabilisator|stabilisatoren|süßungsmittel|süssungsmittel|treibgas|trägerstoff|trennmittel|überzugsmittel|verdickungsmittel|vitamine|zusatzstoffe|säure|tenside',
  // es
  'acidulante|acidulantes|agente de carga|agente de recubrimiento|agentes de recubrimiento|antiaglomerante|antiapelmazante|antioxidante|antioxidantes|colorante|colorantes|conservador|conservadores|conservante|conservantes|corrector de acidez|correctores de acidez|edulcorante|edulcorantes|emulgente|emulgentes|emulsionante|emulsionantes|emulsificante|emulsificantes|agente leudante|agentes leudantes|secuestrante|secuestrantes|espesante|espesantes|estabilizante|estabilizantes|estabilizador|estabilizadores|gasificante|gasificantes|gelificante|gelificantes|humectante|minerales|potenciador del sabor|potenciadores del sabor|regulador de acidez|regulador de la acidez|reguladores de acidez|sales fundentes|vitaminas|aditivos|acidificante',
  // it
  'acidificante|addensante|addensanti|agente di carica|agente di rivestimento|agenti di rivestimento|agente lievitante|agenti lievitanti|agenti di trattamento della farina|antiagglomerante|antiossidante|antiossidanti|coloranti|correttore di acidità|correttori di acidità|conservante|conservanti|dolcificante|dolcificanti|edulcorante|edulcoranti|emulsionante|emulsionanti|esaltatore di sapidità|esaltatori di sapidità|gelificante|gelificanti|sali di fusione|stabilizzante|stabilizzanti|umidificante|vitamine|minerali|regolatore di acidità',
  // nl, sv, pl, cs, hu, ru, pt
  'antioxidant|conserveermiddel|conserveermiddelen|emulgator|emulgatoren|geleermiddel|glansmiddel|kleurstof|kleurstoffen|rijsmiddel|rijsmiddelen|smaakversterker|smaakversterkers|stabilisator|verdikkingsmiddel|voedingszuur|zoetstof|zoetstoffen|zuurteregelaar|antiklontermiddel',
  'konserveringsmedel|emulgeringsmedel|färgämne|färgämnen|förtjockningsmedel|stabiliseringsmedel|surhetsreglerande medel|sötningsmedel|smakförstärkare|bakpulver|antioxidationsmedel|konsistensgivare',
  'konserwant|przeciwutleniacz|emulgator|barwnik|barwniki|regulator kwasowości|substancja zagęszczająca|substancja spulchniająca|substancje spulchniające|stabilizator|substancja konserwująca|wzmacniacz smaku|substancja słodząca',
  'konzervant|emulgátor|barvivo|regulátor kyselosti|stabilizátor|zahušťovadlo|kypřící látka|antioxidant|sladidlo|tartósítószer|emulgeálószer|színezék|savanyúságot szabályozó anyag|antioxidáns|édesítőszer|térfogatnövelő szer',
  'консервант|эмульгатор|краситель|регулятор кислотности|стабилизатор|загуститель|антиокислитель|подсластитель|разрыхлитель|усилитель вкуса|acidulante|levedante|levedantes|corante|estabilizante|conservante|antioxidante|emulsificante|espessante|umectante',
].flatMap((line) => line.split('|'));

/** Words that say what an ingredient is for. Before a bracket or a colon they are not ingredients themselves. */
export const FUNCTION_WORDS = new PhraseIndex<true>(WORDS.map((word) => [word, true] as const));

const FILLER =
  /^(?:[ ,.:/&-]|\(s\)|\b(?:and|et|und|y|e|a|an|as|for|un|une|ein|the|natural|artificial|naturels?|of|de|from|food|agent|agents)\b)*$/;

/** Whether a folded name is nothing but function words ("emulsifiers", "preservative and antioxidant"). */
export const isFunctionName = (folded: string): boolean => {
  if (folded.length > 80) return false;
  let rest = '';
  let at = 0;
  let seen = false;
  for (const found of FUNCTION_WORDS.all(folded)) {
    rest += folded.slice(at, found.start);
    at = found.end;
    seen = true;
  }
  return seen && FILLER.test(rest + folded.slice(at));
};

/**
 * Where the name begins in "emulsifier soy lecithin"; 0 if no function word comes before a name.
 * @param folded a folded name without brackets
 */
export const endOfFunctionPrefix = (folded: string): number => {
  const found = FUNCTION_WORDS.atStart(folded);
  if (!found) return 0;
  let at = found.end;
  while (at < folded.length && !isWordUnit(folded.charCodeAt(at))) at += 1;
  return at < folded.length ? at : 0;
};
