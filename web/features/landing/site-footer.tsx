import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/logo.tsx';

const LINKS = [
  { to: paths.method, name: 'How the score works' },
  { to: paths.attribution, name: 'Sources and licences' },
  { to: paths.contact, name: 'Contact' },
] as const;

/** The foot of the start page. */
export const SiteFooter = () => (
  <footer className="landing-footer">
    <Logo />
    <nav aria-label="About Safeshelf" className="small-strong">
      {LINKS.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
    <p className="caption text-ink-2">Information, not medical advice.</p>
  </footer>
);
