/** The publishers of notices. One that names no retail products (RASFF) informs and never matches a home by name. */
export const RECALL_SOURCES = {
  cpsc: { name: 'US CPSC', country: 'US' },
  openfda: { name: 'US FDA enforcement reports', country: 'US' },
  fda: { name: 'US FDA', country: 'US' },
  fsis: { name: 'USDA FSIS', country: 'US' },
  safetygate: { name: 'EU Safety Gate', country: null },
  rasff: { name: 'RASFF', country: null },
  rappelconso: { name: 'RappelConso', country: 'FR' },
  lebensmittelwarnung: { name: 'Lebensmittelwarnung.de', country: 'DE' },
  fsa: { name: 'UK Food Standards Agency', country: 'GB' },
  canada: { name: 'Health Canada', country: 'CA' },
  // Not an authority: written by the operators of this server (product P17.28).
  server: { name: 'this server', country: null },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly country: string | null }>>;
