import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { OpenFrame } from './open-frame.tsx';

/** The same for what never was, what is gone, and what belongs to a household: nobody can tell them apart. */
export const MissingPage = () => (
  <OpenFrame>
    <h1 className="title-1 mt-6">Page Not Found</h1>
    <p className="mt-3 text-ink-2">
      Nothing at this address is open to everybody. The address may be mistyped, or what it showed may be gone.
    </p>
    <div className="mt-6 flex flex-wrap gap-2.5">
      <LinkButton to={paths.demoScan}>Try the scanner</LinkButton>
      <LinkButton to={paths.home} variant="secondary">
        Go to the start page
      </LinkButton>
    </div>
  </OpenFrame>
);
