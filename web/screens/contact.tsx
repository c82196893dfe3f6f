import { paths } from '#web/paths.ts';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const Component = () => (
  <div className="mx-auto max-w-[440px] pb-10 md:pt-8">
    <div className="px-gutter">
      <BrandBar />
    </div>
    <Page title="Contact">
      <h1 className="title-1 mt-7">Contact</h1>
      <p className="mt-3 text-ink-2">
        This instance is run by the people who gave you its address; they can see its logs and help with your account.
        No support address is set up on it.
      </p>
      <LinkButton to={paths.dashboard} variant="secondary" block className="mt-6">
        Go to Dashboard
      </LinkButton>
    </Page>
  </div>
);
