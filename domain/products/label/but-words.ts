/** Words behind which an absence ends, folded, as alternatives of a pattern: "no parabens but with …". */
export const BUT_WORDS = 'but|aber|sondern|mais|pero|sino|maar';
