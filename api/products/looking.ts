/** Who looks at products: the household whose they are, and the account whose work it is counted as. */
export interface Looking {
  readonly householdId: string;
  readonly userId: string;
}
