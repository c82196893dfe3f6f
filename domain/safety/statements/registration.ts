// "EPA Reg. No. 1234-56-789", "Reg.-Nr. N-12345", "EU-0012345-0000", "Registrazione n. 12345 del Ministero della Salute".
const NUMBERS: readonly RegExp[] = [
  /\bEPA ?(?:Reg(?:istration)?\.?|Est\.?)?[ .]*(?:No|Nr|Number|#)?[.: #]*(\d{1,6}-\d{1,6}(?:-[A-Z0-9]{1,6}){0,2})\b/i,
  /\b(?:BAuA|Biozid|biocide|biocida)?[ -]*(?:Reg(?:istrierungs|istration)?\.?-?(?:Nr|No|nummer)?|Zulassungs-?(?:nummer|nr)|authori[sz]ation (?:no|number)|n[°ºo]\.? d[’']?(?:autorisation|AMM))[.: ]*((?:[A-Z]{1,3}-)?\d{4,7}(?:-\d{2,5})*)\b/i,
  /\b((?:EU|AT|BE|DE|DK|ES|FR|IE|IT|LU|NL|PL|SE|UK)-\d{4,7}-\d{4}(?:-\d{1,4})?)\b/,
  /\bMAPP ?(?:No\.?|number)?[ :]*(\d{4,6})\b/i,
  /\b(?:Reg(?:istrazione|istro)?\.?)[ ]*(?:n[.°º]?|num\.?|no\.?)[ ]*(\d{3,6})[ ]*(?:del )?Min/i,
  /\b(\d{2}-\d{2,3}-\d{4,6}(?:-?HA)?)\b(?=.{0,20}(?:HA\b|registro|DGSP))/i,
];

/**
 * The authorisation or registration number of a biocide or pesticide.
 * @returns the number as printed, with the offsets of its statement; null if there is none
 */
export const readRegistration = (
  text: string,
): { readonly number: string; readonly start: number; readonly end: number } | null => {
  for (const pattern of NUMBERS) {
    const hit = pattern.exec(text);
    const number = hit?.[1];
    if (hit !== null && number !== undefined) return { number, start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
};
