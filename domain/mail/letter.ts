/** The content of a message, before it is rendered as text and as HTML: one source for both (product P13.2). */
export interface LetterContent {
  readonly subject: string;
  readonly greeting: string;
  /** Whole sentences, each paragraph plain text without markup. */
  readonly paragraphs: readonly string[];
  /** The one thing to do; null if there is nothing to do. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** The text below the action: for example, what to do if it was somebody else. */
  readonly afterwards: readonly string[];
  /** Why the person receives it. */
  readonly reason: string;
}

/**
 * A queued message: its kind and a few small values. It holds no secret, since links are created when it is rendered.
 */
export interface Letter {
  readonly kind: string;
  readonly data: Readonly<Record<string, string>>;
}

/** A message with its recipient, ready to be rendered. */
export interface AddressedLetter {
  readonly to: string;
  readonly content: LetterContent;
}
