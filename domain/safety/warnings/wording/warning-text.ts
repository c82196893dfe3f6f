/** What a warning says: whole-sentence templates with the slots {ingredient}, {who} and {allergen}. */
export interface WarningText {
  readonly message: string;
  /** What to do now if the severity is CRITICAL: names whom to keep away and whom to call. */
  readonly critical: string;
  readonly other: string;
}

/** One hazard family: message, action if CRITICAL, action otherwise; one sentence each. */
export const warningText = (message: string, critical: string, other: string): WarningText => ({
  message,
  critical,
  other,
});
