/** Words that stand in a nutrition table and in no list of ingredients. */
const TABLE = new Set(
  `kcal kj kilojoule kilojoules calories calorie energy energie energia energetique energetica brennwert nahrwerte nahrwert valeurs nutritionnelles nutritionnelle
  nutritional nutrition nutrients nutrizionali nutricional nutricionales nahrwertangaben durchschnittliche moyennes moyenne medios medi
  glucides kohlenhydrate kohlenhydraten carbohydrate carbohydrates carboidrati carbohidratos koolhydraten hidratos kolhydrat karbohydrat
  satures saturees saturates saturated gesattigte fettsauren saturi saturados saturadas verzadigde vetzuren
  portion portions porzione porcion portie stuck serving servings ration`.split(/\s+/),
);
/** Words that stand in it and in lists too. */
const BOTH = new Set(
  `fat fats matieres grasses graisses lipides fett grassi grasas vet sugar sugars sucres zucker azucares zuccheri suikers protein proteins proteines eiweiss eiweiß proteine proteinas
  eiwitten fibres fibre ballaststoffe fibra fibre alimentaires salt sel salz sal sale zout sodium natrium sodio acides gras acidi acidos of which dont davon di cui de los cuales
  waarvan par pour per pro je por in en ou et and und y e a an the g mg ml l les des du d valeur wert valore valor average total totale value values`.split(
    /\s+/,
  ),
);
const WORD = /[^\p{L}\p{M}]+/u;

/**
 * Whether an item is a line of a nutrition table: every word of it stands in such tables, and one stands nowhere else
 * ("dont acides gras saturés 0,4 g", "Kohlenhydrate", "Energie 1813 kJ").
 * @param name the cleaned item, folded
 */
export const isNutritionLine = (name: string): boolean => {
  if (name.length > 160) return false;
  let told = false;
  for (const word of name.split(WORD)) {
    if (word === '') continue;
    if (TABLE.has(word)) told = true;
    else if (!BOTH.has(word)) return false;
  }
  return told;
};
