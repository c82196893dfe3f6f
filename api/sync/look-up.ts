/** Ensures that a code which is about to be scanned was looked up. */
export interface LookUp {
  /** If this instance does not know the code, asks the catalogues that may be asked, and stores what is found. */
  ensure(householdId: string, barcode: string, nowMs: number): Promise<void>;
}
