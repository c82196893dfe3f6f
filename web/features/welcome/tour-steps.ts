/** One stop of the tour: what carries this `data-tour`, and what is said of it. */
interface TourStep {
  readonly target: string;
  readonly title: string;
  readonly text: string;
}

/** The seven stops of the tour of the dashboard (product P2.3.4). */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: 'mode',
    title: 'At home, or in the shop',
    text: 'Household checks what you have. Shopping judges a product before you buy it, and saves only what is suitable.',
  },
  {
    target: 'scan',
    title: 'Scan a product',
    text: 'Point the camera at its barcode. Where that is unknown, photograph the list of ingredients or type it.',
  },
  {
    target: 'usage',
    title: 'Scans of this month',
    text: 'Your plan, and how many scans of the month are used.',
  },
  {
    target: 'home-health',
    title: 'Home Health Score',
    text: 'Nine categories with ten products each. Your home gets its score when all nine are complete.',
  },
  {
    target: 'recent',
    title: 'Recent Scans',
    text: 'What your household scanned last. Open one for its report, and for why it has that score.',
  },
  {
    target: 'bell',
    title: 'Notifications',
    text: 'Dates that are about to pass, and changes that could not be sent, are told here.',
  },
  {
    target: 'tabs',
    title: 'Everything else',
    text: 'Products lists what is at home. Detector finds what must not be mixed and what is past its date.',
  },
];
