import {
  CalendarClock,
  FlaskConical,
  HardDriveDownload,
  type LucideIcon,
  ScanText,
  ShieldAlert,
  Users,
} from 'lucide-react';

// Only what is built (product P2.1.4 lists what is not).
const FEATURES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: ShieldAlert,
    title: 'Hazard Detector',
    text: 'Finds products at home that must not be mixed, and those past their date.',
  },
  {
    Icon: Users,
    title: 'Everyone who lives with you',
    text: 'One product, one answer for each child, allergy, condition and pet, by name.',
  },
  {
    Icon: CalendarClock,
    title: 'Expiry and opening dates',
    text: 'The earlier of the two counts. Reminders in the app 30, 7 and 1 days ahead.',
  },
  {
    Icon: FlaskConical,
    title: 'Ingredient database',
    text: 'Facts, sources and other names of each ingredient, and which of your products contain it.',
  },
  {
    Icon: ScanText,
    title: 'No barcode, no problem',
    text: 'A photo of the ingredient list is read on your phone. You check every word before it counts.',
  },
  {
    Icon: HardDriveDownload,
    title: 'Your data stays yours',
    text: 'On your devices and on your server. Read your list of products out as CSV or JSON at any time.',
  },
];

/** What else it does. */
export const FeatureGrid = () => (
  <section id="features" className="landing-section">
    <h2 className="landing-title">For the whole home</h2>
    <ul className="landing-features">
      {FEATURES.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="text-accent-text" />
          <h3 className="title-3">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
