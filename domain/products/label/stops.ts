import { PhraseIndex } from './phrase-index.ts';

/**
 * `strong` ends a list at the start of a line, or before a colon or question mark; `weak` at the start of a sentence,
 * before a question mark, or as an item before a colon. `none` begins like a stop but is not one.
 */
export type Stop = 'strong' | 'weak' | 'none';

const STRONG = [
  // en
  'directions for use|how to use|instructions for use|usage instructions|nutrition facts|nutritional information',
  'nutrition information|nutritional values|nutritional value|supplement facts|storage instructions|made in|distributed by|manufactured by',
  'manufactured for|produced by|best before|use by|expiry date|keep out of reach|keep refrigerated|store in a cool|store at',
  'for external use|refrigerate after|precautionary statements|hazard statements|first aid|net weight|net wt|batch number',
  'dermatologically tested|hypoallergenic|made for|best if used|sell by|serving size|servings per|customer service|consumer care|questions or comments|tested under|clinically tested|instructions for',
  'analytical constituents|guaranteed analysis|constituants analytiques|analytische bestandteile|componentes analíticos|componenti analitici|please recycle|questions or comments|call poison',
  // fr
  'mode d’emploi|conseils d’utilisation|conseil d’utilisation|précautions d’emploi|valeurs nutritionnelles|valeur nutritionnelle|valeur énergétique',
  'informations nutritionnelles|à conserver|conserver dans|conserver au|conserver à|conserver a l’abri|à consommer de préférence|fabriqué en|fabriqué par|distribué par|conditionné par',
  'testé dermatologiquement|testé sous contrôle|hypoallergénique|service consommateurs|service consommateur|service clients|à consommer avant|a consommer|conseils de conservation|conseils de préparation|fabriqué pour|produit par|élaboré par',
  'tenir hors de portée|poids net|usage externe|déclaration nutritionnelle|analyse nutritionnelle|fabriqué au|produit en france|code fil',
  // de
  'nährwerte|nährwertangaben|durchschnittliche nährwerte|mindestens haltbar|kühl und trocken|hergestellt in|hergestellt von|hergestellt für|vertrieb durch',
  'dermatologisch getestet|nettogewicht|nährwertinformation|zubereitung|zu verbrauchen bis|verbraucherservice|kundenservice|hergestellt durch',
  // Directions, unlike "Zubereitung aus Milch".
  'zubereitung aus dem|zubereitung aus der|zubereitung aus den|zubereitung aus gefrorenem|zubereitung aus tiefgekühltem|zubereitung aus tiefgefrorenem|zubereitung auf basis der',
  'ausserhalb der reichweite|außerhalb der reichweite|vor wärme schützen|trocken lagern|kühl lagern|nettofüllmenge|anwendungshinweise|ungeöffnet',
  // es
  'modo de empleo|modo de uso|información nutricional|valores nutricionales|valor nutricional|conservar en|consumir preferentemente|fabricado en',
  'testado bajo|dermatológicamente testado|hipoalergénico|instrucciones de uso|ver sellado|utilícese preferentemente|utilizar preferentemente|teléfono de atención|atención al consumidor|atención al cliente|fabricado para',
  'fabricado por|distribuido por|hecho en|mantener fuera del alcance|peso neto|envasado por|elaborado por|valor energético',
  // it
  'modo d’uso|valori nutrizionali|informazioni nutrizionali|dichiarazione nutrizionale|conservare in|da consumarsi|prodotto in|prodotto da',
  'testato dermatologicamente|dermatologicamente testato|numero verde|servizio consumatori|prodotto per|prodotto e confezionato',
  'distribuito da|tenere fuori dalla portata|peso netto|confezionato da|istruzioni per l’uso|valore energetico',
  // nl, sv, pl, cs, hu, ru, uk, bg, pt
  'gebruiksaanwijzing|voedingswaarde|ten minste houdbaar|buiten bereik van|koel en droog|geproduceerd door|bruksanvisning|näringsvärde|näringsdeklaration',
  'bäst före|förvaras|sposób użycia|wartość odżywcza|najlepiej spożyć|przechowywać|wyprodukowano|návod k použití|výživové údaje|minimální trvanlivost',
  'skladujte|vyrobeno|használati útmutató|tápérték|minőségét megőrzi|tárolás|gyártja|способ применения|пищевая ценность|срок годности|хранить|изготовитель',
  'условия хранения|термін придатності|умови зберігання|зберігати|поживна цінність|харчова цінність|спосіб застосування|виробник',
  'срок на годност|да се съхранява|съхранение|хранителна стойност|начин на употреба|производител',
  'modo de usar|informação nutricional|conservar em|fabricado por|consumir de preferência',
].flatMap((line) => line.split('|'));

const WEAK = [
  'directions|direction|warning|warnings|caution|cautions|danger|storage|store|nutrition|instructions|usage|purpose|uses|keep|avoid|apply|shake|drug facts',
  'questions|imported by|packed by|packed in|produced in|product of|serving suggestion|precautions|discontinue|tested|dermatologically tested|exp|lot|country of origin',
  'attention|avertissement|avertissements|précautions|utilisation|conservation|conseils|origine|éviter|appliquer|importé par|dluo|ddm|danger d’inflammation|énergie',
  'anwendung|achtung|warnung|warnungen|warnhinweis|warnhinweise|vorsicht|gefahr|lagerung|hinweis|hinweise|haltbarkeit|hersteller|verwendung|brennwert',
  'advertencias|advertencia|atención|precaución|precauciones|peligro|almacenamiento|conservación|instrucciones|preparación|uso|aplicar|caducidad',
  'avvertenze|avvertenza|attenzione|pericolo|conservazione|istruzioni|preparazione|scadenza|applicare|evitare',
  'waarschuwing|waarschuwingen|let op|gebruik|bewaren|varning|användning|förvaring|ostrzeżenie|ostrzeżenia|przechowywanie|uwaga|producent',
  'upozornění|skladování|výrobce|použití|figyelmeztetés|figyelem|предупреждение|внимание|хранение|применение|advertência|conservação',
].flatMap((line) => line.split('|'));

// "Made in a factory that handles nuts" names allergen traces, and "Zubereitung aus Milch" an ingredient.
const NONE = [
  'zubereitung aus|zubereitung auf basis',
  'made in a|made in an|produced in a|produced in an|made in facilities|packed in a|hergestellt in einem|prodotto in uno|prodotto in un',
].flatMap((line) => line.split('|'));

function* stops(): Generator<readonly [string, Stop]> {
  for (const phrase of STRONG) yield [phrase, 'strong'];
  for (const phrase of WEAK) yield [phrase, 'weak'];
  for (const phrase of NONE) yield [phrase, 'none'];
}

/** Words that begin the next section of a label (method M2.1.3). */
export const STOPS = new PhraseIndex<Stop>(stops());

/** Whether an item consists only of such words ("sugar, best before, salt"). @param item folded */
export const isStop = (item: string): boolean => {
  const found = STOPS.atStart(item);
  return found !== null && found.kind !== 'none' && !/[\p{L}\d]/u.test(item.slice(found.end));
};
