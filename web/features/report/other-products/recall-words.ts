interface LookedUp {
  /** Whether the product has a barcode. */
  readonly barcode: boolean;
  /** Notices on this phone that name it. */
  readonly naming: number;
  /** Sources that the server has notices of. */
  readonly sources: number;
  /** How long ago they were looked up, as words; null where they never were. */
  readonly when: string | null;
}

/** What a report says of recalls: never that all is clear without notices to look through (product P2.6.5). */
export function recallsLookedUp({ barcode, naming, sources, when }: LookedUp): string {
  if (naming > 0)
    return naming === 1
      ? 'A notice names its barcode: it stands above the score.'
      : `${naming} notices name its barcode: they stand above the score.`;
  if (when === null || sources === 0) return 'Not checked: this phone has no recall notices yet.';
  if (!barcode)
    return 'This product has no barcode here, so no notice can name it. Recalls by name and lot stand with the recalls of your home.';
  return `No notice on this phone names its barcode: ${sources === 1 ? '1 source' : `${sources} sources`}, looked up ${when}. They cover the last 90 days. Recalls by name and lot stand with the recalls of your home.`;
}
