/** Who published a notice. A source that names no product (RASFF) informs and never concerns a home by its name. */
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
  // No authority: the people who run this server wrote it (product P17.28).
  server: { name: 'this server', country: null },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly country: string | null }>>;
