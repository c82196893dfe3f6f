import { StoredHere } from '#web/features/settings/stored-here.tsx';
import { ThemeSetting } from '#web/features/settings/theme-setting.tsx';
import { paths } from '#web/paths.ts';
import { Page, PageHeader, Section } from '#web/ui/page.tsx';

export const Component = () => (
  <Page title="Settings">
    <PageHeader title="Settings" back={paths.dashboard} />
    <Section title="Theme">
      <ThemeSetting />
    </Section>
    <Section title="Stored on this phone">
      <StoredHere />
    </Section>
  </Page>
);
