/**
 * Titles and descriptions for search engines, of app screens that open without an account. The app renders them itself.
 */
export const APP_PAGES: Readonly<Record<string, { readonly title: string; readonly description: string }>> = {
  '/method': {
    title: 'How the score works · Safeshelf',
    description:
      'From a label to a score out of 100: how ingredients are matched, what a hazard costs, what limits a score, and what lowers its confidence.',
  },
  '/attribution': {
    title: 'Sources and licences · Safeshelf',
    description:
      'The published lists that Safeshelf takes its facts from, with their editions and licences, and the software it is built on.',
  },
  '/contact': {
    title: 'Contact · Safeshelf',
    description: 'Write to the people who run this Safeshelf server. No account needed.',
  },
  '/privacy/check': {
    title: 'Privacy check · Safeshelf',
    description: 'Every request this page made and everything Safeshelf stores in your browser, counted as you watch.',
  },
  '/demo-scan': {
    title: 'Try the scanner · Safeshelf',
    description:
      'Scan one of your packs, or type in its ingredient list, and see the score with its receipt. No account needed; pictures stay on your device.',
  },
  '/demo-product': {
    title: 'Demo report · Safeshelf',
    description:
      'The full report for a made-up disinfecting spray: score 48 of 100, moderate, worked out on your device with every deduction and its source.',
  },
  '/demo-inventory': {
    title: 'A home to try · Safeshelf',
    description:
      'A made-up home with its products, people and pets: change who lives there and what is kept where, and see on your device what must not meet.',
  },
  '/demo-alternatives': {
    title: 'Find a better one · Safeshelf',
    description:
      'Choose a real shampoo, toothpaste or lip balm, and see which others for the same use score better, and why. Worked out on your device.',
  },
  '/auth': {
    title: 'Sign in · Safeshelf',
    description: 'Sign in to your household on this Safeshelf server, or create an account.',
  },
};
