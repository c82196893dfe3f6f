/** Makes sure that a code which is about to be scanned was looked up, if anybody knows it. */
export interface LookUp {
  /** Where this instance does not know the code, asks whoever may, and stores what is found. */
  ensure(householdId: string, barcode: string, nowMs: number): Promise<void>;
}
