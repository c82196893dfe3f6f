/** Who answers for a server: what the operator configured, null where it is empty. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** The authority that data protection complaints go to. */
  readonly authority: string | null;
}

/** What the legal pages name, in their order. */
export const OPERATOR_FIELDS = ['name', 'address', 'email', 'authority'] as const satisfies (keyof Operator)[];
