import { SupportLine } from '#web/client/support-line.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
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
        Your server is <b className="wrap-anywhere text-ink">{window.location.host}</b>. The people who run it gave you
        this address: ask them for help with your account or with the app. They can see the server’s log.
      </p>
      <SupportLine />
      <ContactForm />
      <LinkButton to={paths.dashboard} variant="secondary" block className="mt-6">
        Go to Dashboard
      </LinkButton>
    </Page>
  </div>
);
