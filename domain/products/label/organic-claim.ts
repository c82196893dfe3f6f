// "from organic farming" in the languages read, with the words that lead up to it.
const FARMING =
  '(?:agriculture biologique|agriculture durable|organic (?:farming|agriculture|production|cultivation|origin)|(?:kontrolliert )?(?:biologische[mnrs]?|okologische[mnrs]?) (?:anbau|landwirtschaft|erzeugung|herkunft)|kbb?a|agricoltura biologica|agricultura (?:biologica|ecologica|organica)|cultivo (?:biologico|ecologico)|production biologique|mode de production biologique|commerce equitable|fair ?trade)';
const LEADS =
  "(?:ingredients?|ingredienti|ingredientes|zutaten|produits?|agricoles?|d'origine|agricole|issue?s?|obtenue?s?|provenant|certifie[es]*|certified|selon|le|from|aus|von|da|de|del|della|dell'|di|d'|du|la|l'|des|par|procedentes?|provenientes?|provenienti|proveniente|kontrolliertem?|zertifiziertem?|product|of)";
const CLAIM = new RegExp(`(?:^|[\\s(])(?:${LEADS}\\s*){1,8}${FARMING}\\W*$`);
const CONTROL_BODY =
  /^(?:\W|certifie par |certified by )*[a-z]{2}[- ](?:bio|oko|eco|org|ko|organic)[- ][\da-z]{2,4}\W*$/;

/**
 * Where "from organic farming" begins at the end of an item, or the code of a control body that is the whole item.
 * @param folded the item, folded
 * @returns 0 if there is nothing else in the item, -1 if there is no such claim
 */
export const startOfOrganicClaim = (folded: string): number => {
  if (CONTROL_BODY.test(folded)) return 0;
  const tail = folded.slice(-120);
  const found = CLAIM.exec(tail);
  return found ? folded.length - tail.length + found.index : -1;
};
