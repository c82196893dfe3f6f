import { Link } from 'react-router-dom';
import { isWordPage } from '#domain/open-pages/word-pages.ts';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/logo.tsx';

const LINKS = [
  { to: paths.aboutScanner, name: 'The scanner' },
  { to: paths.aboutDetector, name: 'The Hazard Detector' },
  { to: paths.aboutCommunity, name: 'Community' },
  { to: paths.safetyTips, name: 'Safety tips' },
  { to: paths.bench, name: 'What was measured' },
  { to: paths.method, name: 'How the score works' },
  { to: paths.attribution, name: 'Sources and licences' },
  { to: paths.contact, name: 'Contact' },
  { to: paths.privacy, name: 'Privacy' },
  { to: paths.terms, name: 'Terms' },
  { to: paths.cookies, name: 'Cookies' },
  { to: paths.gdpr, name: 'GDPR' },
] as const;

/** The footer of the start page. */
export const SiteFooter = () => (
  <footer className="landing-footer">
    <Logo />
    <nav aria-label="About Safeshelf" className="small-strong">
      {LINKS.map(({ to, name }) => (
        <Link key={to} to={to} reloadDocument={isWordPage(to)}>
          {name}
        </Link>
      ))}
    </nav>
    <p className="caption text-ink-2">Information, not medical advice.</p>
  </footer>
);
