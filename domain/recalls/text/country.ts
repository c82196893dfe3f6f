/** Country names used by the sources, in lower case, with their ISO 3166 codes. */
const CODES: Readonly<Record<string, string>> = {
  austria: 'AT',
  belgium: 'BE',
  bulgaria: 'BG',
  croatia: 'HR',
  cyprus: 'CY',
  'czech republic': 'CZ',
  czechia: 'CZ',
  denmark: 'DK',
  estonia: 'EE',
  finland: 'FI',
  france: 'FR',
  germany: 'DE',
  greece: 'GR',
  hungary: 'HU',
  iceland: 'IS',
  ireland: 'IE',
  italy: 'IT',
  latvia: 'LV',
  liechtenstein: 'LI',
  lithuania: 'LT',
  luxembourg: 'LU',
  malta: 'MT',
  netherlands: 'NL',
  norway: 'NO',
  poland: 'PL',
  portugal: 'PT',
  romania: 'RO',
  slovakia: 'SK',
  slovenia: 'SI',
  spain: 'ES',
  sweden: 'SE',
  switzerland: 'CH',
  'united kingdom': 'GB',
  'united states': 'US',
  canada: 'CA',
};

/** ISO 3166 codes of the countries in a list; unknown names are dropped. @param names separated by commas */
export const countryCodes = (names: string): string[] => [
  ...new Set(
    names
      .slice(0, 2000)
      .split(',')
      .flatMap((name) => CODES[name.trim().toLowerCase()] ?? []),
  ),
];
