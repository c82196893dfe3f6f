/** Words after which an absence ends, folded, as alternatives of a pattern: "no parabens but with …". */
export const BUT_WORDS = 'but|aber|sondern|mais|pero|sino|maar';

/** Words that introduce an exception to an absence, as printed: "no nuts except peanuts". */
export const EXCEPT_WORDS: readonly string[] =
  "except for|except from|except|excepting|apart from|other than|aside from|with the exception of|excluding|sauf|hormis|excepté|à l'exception de|à l'exception des|à l'exception du|außer|ausser|ausgenommen|mit ausnahme von|bis auf|abgesehen von|excepto|salvo|a excepción de|con excepción de|eccetto|tranne|ad eccezione di|a eccezione di|behalve|uitgezonderd|met uitzondering van|exceto|à exceção de|com exceção de|utom|förutom|med undantag av|undtagen|undtaget|bortset fra|unntatt|med unntak av|oprócz|z wyjątkiem|kromě|s výjimkou|okrem|s výnimkou|osim|razen|cu excepția|lukuun ottamatta|paitsi|kivéve|кроме|за исключением|крім|за винятком|освен|с изключение на|välja arvatud|izņemot|išskyrus|осим|εκτός από|με εξαίρεση".split(
    '|',
  );
