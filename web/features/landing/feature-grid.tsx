import {
  CalendarClock,
  FlaskConical,
  HardDriveDownload,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  PhoneCall,
  ScanText,
  ShieldAlert,
  Users,
} from 'lucide-react';

const FEATURES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: ShieldAlert,
    title: 'Hazard Detector',
    text: 'Finds products at home that must not be mixed, and those past their date.',
  },
  {
    Icon: Megaphone,
    title: 'Recall alerts',
    text: 'Official notices, matched to what you own, with the evidence and what to do. Never behind a plan.',
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
    Icon: PhoneCall,
    title: 'Emergency card',
    text: 'Who to call and what to read out about a product, two taps away and without a signal.',
  },
  {
    Icon: FlaskConical,
    title: 'Ingredient database',
    text: 'Facts, sources and other names for each ingredient, and which of your products contain it.',
  },
  {
    Icon: ScanText,
    title: 'No barcode, no problem',
    text: 'A photo of the ingredient list is read on your phone. You check every word before it counts.',
  },
  {
    Icon: MessagesSquare,
    title: 'Community',
    text: 'Groups, reviews and tips from other families on your server. Your shelf stays at home.',
  },
  {
    Icon: HardDriveDownload,
    title: 'Your data stays yours',
    text: 'On your devices and on your server. Export everything, or delete it, whenever you want.',
  },
];

/** The other features. */
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
