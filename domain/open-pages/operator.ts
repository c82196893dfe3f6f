/** The legally responsible operator of a server, as configured; null for empty values. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  /** The supervisory authority for data protection complaints. */
  readonly authority: string | null;
}

/** The operator details that the legal pages show, in order. */
export const OPERATOR_FIELDS = ['name', 'address', 'email', 'authority'] as const satisfies (keyof Operator)[];
