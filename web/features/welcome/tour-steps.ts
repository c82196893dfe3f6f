/** One stop of the tour: the element with this `data-tour`, and the text about it. */
interface TourStep {
  readonly target: string;
  readonly title: string;
  readonly text: string;
}

/** The seven stops of the dashboard tour (product P2.3.4). */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: 'mode',
    title: 'At home, or in the shop',
    text: 'Household checks what you have. Shopping checks a product before you buy it and saves only what’s suitable.',
  },
  {
    target: 'scan',
    title: 'Scan a product',
    text: 'Point the camera at its barcode. If it’s unknown, photograph the ingredient list or type it in.',
  },
  {
    target: 'usage',
    title: 'Scans this month',
    text: 'Your plan, and how many of this month’s scans are used.',
  },
  {
    target: 'home-health',
    title: 'Home Health Score',
    text: 'Nine categories with ten products each. Your home gets its score when all nine are complete.',
  },
  {
    target: 'recent',
    title: 'Recent Scans',
    text: 'Your household’s latest scans. Open one for its report, and why it has that score.',
  },
  {
    target: 'bell',
    title: 'Notifications',
    text: 'Dates coming up and changes that couldn’t be sent appear here.',
  },
  {
    target: 'tabs',
    title: 'Everything else',
    text: 'Products lists what’s at home. Detector finds what must not be mixed and what’s past its date.',
  },
];
