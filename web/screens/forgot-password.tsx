import { SupportLine } from '#web/client/support-line.tsx';
import { paths } from '#web/paths.ts';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const Component = () => (
  <div className="mx-auto max-w-[440px] pb-10 md:pt-8">
    <div className="px-gutter">
      <BrandBar />
    </div>
    <Page title="Forgot your password?">
      <h1 className="title-1 mt-7">Forgot your password?</h1>
      <p className="mt-3 text-ink-2">
        Resetting a password by mail is not set up on your server. Please ask the people who run it: they gave you its
        address.
      </p>
      <SupportLine />
      <p className="mt-3 text-ink-2">A phone where you are still signed in keeps working, and keeps its data.</p>
      <LinkButton to={paths.auth} variant="secondary" block className="mt-6">
        Back to Sign In
      </LinkButton>
    </Page>
  </div>
);
