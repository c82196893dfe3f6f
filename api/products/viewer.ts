/** Who looks at products: the household they are shown to, and the account that the work is counted for. */
export interface Viewer {
  readonly householdId: string;
  readonly userId: string;
}
