/** The animals among the audiences of method M6.4.1. */
export const ANIMALS: ReadonlySet<string> = new Set(['dog', 'cat', 'bird', 'fish', 'small_mammal', 'reptile']);
