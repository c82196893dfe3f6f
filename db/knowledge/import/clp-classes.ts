/** Classes of the method (method M4.1) by hazard statement of CLP, worst first if one excludes another. */
const BY_STATEMENT: readonly (readonly [RegExp, string])[] = [
  [/^H3[456]0/, 'CMR_1'],
  [/^H3[456]1/, 'CMR_2'],
  [/^H37[02]/, 'STOT_1'],
  [/^H37[13]/, 'STOT_2'],
  [/^H334/, 'RESP_SENS'],
  [/^EUH03[12]/, 'RELEASES_GAS'],
  [/^H336/, 'NARCOTIC'],
  [/^H335/, 'RESP_IRRITANT'],
  [/^H314/, 'CORROSIVE'],
  [/^H318/, 'EYE_DAMAGE'],
  [/^H31[59]/, 'IRRITANT'],
  [/^H3[013]0$/, 'ACUTE_FATAL'],
  [/^H3[013]1$/, 'ACUTE_TOXIC'],
  [/^H304/, 'ASPIRATION'],
  [/^H3[013]2$/, 'ACUTE_HARMFUL'],
  [/^H22[0245]|^H24[012]|^H27[12]/, 'FLAMMABLE'],
  [/^H420/, 'OZONE'],
  [/^H4[01]0/, 'AQ_1'],
  [/^H411/, 'AQ_2'],
  [/^H41[23]/, 'AQ_3'],
];

/** Statements on cancer and genetic damage that notes J to R, 8 and 9 make conditional. */
const NOTED = /^H3[45][01]/;
const NOTES = /(?:^|[\s,])(?:[JKLMNPQR]|8|9)(?=$|[\s,])/;

/** Statements that a citation names: cancer, genetic damage, reproduction, and by which route something is fatal. */
const CITED = /^H3[456][01]|^H3[013]0$/;

/** The lowest concentration in per cent at which each statement applies, if the entry sets one. */
function limits(cell: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of cell.split(/\n/)) {
    const code = /\b(?:EU)?H\d{3}\w*/.exec(line)?.[0];
    const per = /C\s*(?:≥|>=|>)\s*(\d*[.,]?\d+)/.exec(line) ?? /(\d*[.,]?\d+)\s*%?\s*(?:≤|<)\s*C/.exec(line);
    if (code === undefined || !per?.[1]) continue;
    const value = Number(per[1].replace(',', '.'));
    found.set(code, Math.min(value, found.get(code) ?? 100));
  }
  return found;
}

/**
 * What one entry of CLP Annex VI yields: facts with routes, and the statements that a citation names.
 * @param statements the column of hazard statement codes
 * @param categories the column of hazard classes and categories
 */
export function clpFacts(statements: string, categories: string, limitCell: string, notes: string) {
  const from = limits(limitCell);
  const codes = [...new Set([...(statements.match(/\b(?:EU)?H\d{3}[A-Za-z]*/g) ?? []), ...from.keys()])];
  const dropped = NOTES.test(notes) ? codes.filter((code) => NOTED.test(code)) : [];
  const kept = codes.filter((code) => !dropped.includes(code));
  const routes = new Map<string, string[]>();
  const add = (name: string, route: string): void => {
    routes.set(name, [...(routes.get(name) ?? []), route]);
  };
  for (const code of kept) {
    const limit = from.get(code);
    const inhaled = code.endsWith('i') || new RegExp(`${code}[ *]*\\([^)]*inhal`).test(statements);
    const route = inhaled ? 'inhal' : limit !== undefined && limit >= 0.1 ? `min${limit}` : '';
    if (code === 'H317') add(/Skin Sens\. 1A/.test(categories) ? 'SKIN_SENS_1A' : 'SKIN_SENS', route);
    else for (const [pattern, name] of BY_STATEMENT) if (pattern.test(code)) add(name, route);
  }
  if (routes.has('AQ_1')) routes.delete('AQ_2');
  if (routes.has('AQ_1') || routes.has('AQ_2')) routes.delete('AQ_3');
  const facts = [...routes].map(([name, ways]) => {
    const route = weakest(ways);
    return route === '' ? name : `${name}@${route}`;
  });
  return { facts, says: kept.filter((code) => CITED.test(code)).join(', '), dropped };
}

/** The least restrictive route: no route at all, then the lowest limit, then inhalation only. */
function weakest(routes: readonly string[]): string {
  if (routes.includes('')) return '';
  const [lowest] = routes
    .filter((route) => route.startsWith('min'))
    .map((route) => Number(route.slice(3)))
    .sort((a, b) => a - b);
  return lowest === undefined ? 'inhal' : `min${lowest}`;
}
