import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { OpenFrame } from './open-frame.tsx';

/** The same page for what never existed, was deleted, or belongs to a household, so that nobody can tell them apart. */
export const MissingPage = () => (
  <OpenFrame>
    <h1 className="title-1 mt-6">Page Not Found</h1>
    <p className="mt-3 text-ink-2">
      There is no public page at this address. The address may be mistyped, or the page may be gone.
    </p>
    <div className="mt-6 flex flex-wrap gap-2.5">
      <LinkButton to={paths.demoScan}>Try the scanner</LinkButton>
      <LinkButton to={paths.home} variant="secondary">
        Go to the start page
      </LinkButton>
    </div>
  </OpenFrame>
);
