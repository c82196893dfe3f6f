/** What the ledger is, shown above it. */
export const NO_DOSE = 'A count of sources on labels at home. It is not a dose.';
