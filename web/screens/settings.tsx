import { useInstance } from '#web/client/use-instance.ts';
import { ConsentSetting } from '#web/features/analytics/consent-setting.tsx';
import { ScannerSettings } from '#web/features/scan/scanner-settings.tsx';
import { AccountsHere } from '#web/features/settings/accounts-here.tsx';
import { ConnectionSetting } from '#web/features/settings/connection-setting.tsx';
import { NotificationSetting } from '#web/features/settings/notification-setting.tsx';
import { PrivacyText } from '#web/features/settings/privacy-text.tsx';
import { RecognitionRow } from '#web/features/settings/recognition-row.tsx';
import { ShortcutSetting } from '#web/features/settings/shortcut-setting.tsx';
import { StoredHere } from '#web/features/settings/stored-here.tsx';
import { ThemeSetting } from '#web/features/settings/theme-setting.tsx';
import { paths } from '#web/paths.ts';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** The row of AI recognition, with what the instance says about it. */
const Recognition = () => <RecognitionRow recognition={useInstance()?.vision ?? null} />;

/** /settings */
export const Component = () => (
  <Page title="Settings">
    <PageHeader title="Settings" back={paths.dashboard} />
    <Section title="Theme">
      <ThemeSetting />
    </Section>
    <Section title="Connection">
      <ConnectionSetting />
    </Section>
    <Section title="Stored on this phone">
      <StoredHere />
    </Section>
    <Section title="Accounts on this phone">
      <AccountsHere />
    </Section>
    <Section title="Notifications">
      <NotificationSetting />
    </Section>
    <Section title="Keyboard">
      <ShortcutSetting />
    </Section>
    <Section title="Scanner">
      <ScannerSettings />
      <div className="mt-3">
        <Recognition />
      </div>
    </Section>
    <Section title="Privacy">
      <PrivacyText />
      <div className="mt-5">
        <ConsentSetting />
      </div>
    </Section>
    <Section title="About the scores">
      <div className="flex flex-wrap gap-x-5">
        <TextLink to={paths.method}>How the score works</TextLink>
        <TextLink to={paths.ingredients}>Ingredient database</TextLink>
        <TextLink to={paths.attribution}>Sources and licences</TextLink>
      </div>
    </Section>
  </Page>
);
