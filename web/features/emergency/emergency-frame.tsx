import { CloudOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { CallNumbers } from './call-numbers.tsx';
import './emergency.css';

/** The frame of both screens: a close button, and whom to call. None of it waits for an account or a network. */
export const EmergencyFrame = ({ closeTo, children }: { closeTo: string; children: ReactNode }) => (
  <div className="emergency">
    <Page title="Emergency card">
      <header className="emergency-bar">
        <Link to={closeTo} className="emergency-close" aria-label="Close" title="Close">
          <X aria-hidden="true" size={28} strokeWidth={1.9} />
        </Link>
        <h1 className="min-w-0 flex-1">Emergency card</h1>
        <span className="emergency-chip">
          <CloudOff aria-hidden="true" size={18} strokeWidth={1.9} />
          Works offline
        </span>
      </header>
      <CallNumbers />
      {children}
    </Page>
  </div>
);

/** Where the close button of each screen leads. */
export const CLOSE_TO = { list: paths.dashboard, card: paths.emergency } as const;
