/** Who answers for a server: what the operator configured, null where it is empty. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** The authority that data protection complaints go to. */
  readonly authority: string | null;
}
