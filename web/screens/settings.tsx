import type { ReactNode } from 'react';
import { useWide } from '#web/browser/use-wide.ts';
import { useInstance } from '#web/client/use-instance.ts';
import { AccountSetting } from '#web/features/account/account-setting.tsx';
import { YourDataSetting } from '#web/features/account/your-data/your-data-setting.tsx';
import { PacksSetting } from '#web/features/aisle-packs/packs-setting.tsx';
import { ConsentSetting } from '#web/features/analytics/consent-setting.tsx';
import { MessagesSetting } from '#web/features/messages/messages-setting.tsx';
import { ProfileCard } from '#web/features/profile/profile-card.tsx';
import { ScannerSettings } from '#web/features/scan/scanner-settings.tsx';
import { AccountsHere } from '#web/features/settings/accounts-here.tsx';
import { ConnectionSetting } from '#web/features/settings/connection-setting.tsx';
import { DateSetting } from '#web/features/settings/date-setting.tsx';
import { HouseholdLinks } from '#web/features/settings/household-links.tsx';
import { MotionSetting } from '#web/features/settings/motion-setting.tsx';
import { NotificationSetting } from '#web/features/settings/notification-setting.tsx';
import { PrivacyText } from '#web/features/settings/privacy-text.tsx';
import { RecognitionRow } from '#web/features/settings/recognition-row.tsx';
import { SectionList } from '#web/features/settings/section-list.tsx';
import { ShortcutSetting } from '#web/features/settings/shortcut-setting.tsx';
import { StoredHere } from '#web/features/settings/stored-here.tsx';
import { ThemeSetting } from '#web/features/settings/theme-setting.tsx';
import { UnitSetting } from '#web/features/settings/unit-setting.tsx';
import { paths } from '#web/paths.ts';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** The row of AI recognition, with what the instance says about it. */
const Recognition = () => <RecognitionRow recognition={useInstance()?.vision ?? null} />;

/** The sections, in their order; on a desktop they are listed beside the page. */
const SECTIONS: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[] = [
  {
    id: 'household',
    title: 'Household',
    content: <HouseholdLinks />,
  },
  {
    id: 'account',
    title: 'Account',
    content: <AccountSetting />,
  },
  {
    id: 'appearance',
    title: 'Appearance',
    content: (
      <>
        <ThemeSetting />
        <div className="mt-4">
          <MotionSetting />
        </div>
      </>
    ),
  },
  {
    id: 'units',
    title: 'Units',
    content: <UnitSetting />,
  },
  {
    id: 'dates',
    title: 'Dates',
    content: <DateSetting />,
  },
  {
    id: 'connection',
    title: 'Connection',
    content: <ConnectionSetting />,
  },
  {
    id: 'stored-on-this-phone',
    title: 'Stored on this phone',
    content: (
      <>
        <StoredHere />
        <div className="mt-3">
          <PacksSetting />
        </div>
      </>
    ),
  },
  {
    id: 'accounts-on-this-phone',
    title: 'Accounts on this phone',
    content: <AccountsHere />,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    content: (
      <>
        <NotificationSetting />
        <MessagesSetting />
      </>
    ),
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    content: <ShortcutSetting />,
  },
  {
    id: 'scanner',
    title: 'Scanner',
    content: (
      <>
        <ScannerSettings />
        <div className="mt-3">
          <Recognition />
        </div>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    content: (
      <>
        <PrivacyText />
        <div className="mt-5">
          <ConsentSetting />
        </div>
      </>
    ),
  },
  {
    id: 'your-data',
    title: 'Your data',
    content: <YourDataSetting />,
  },
  {
    id: 'about-the-scores',
    title: 'About the scores',
    content: (
      <div className="flex flex-wrap gap-x-5">
        <TextLink to={paths.method}>How the score works</TextLink>
        <TextLink to={paths.ingredients}>Ingredient database</TextLink>
        <TextLink to={paths.attribution}>Sources and licences</TextLink>
      </div>
    ),
  },
];

/** /settings */
export function Component() {
  const desktop = useWide('desktop');
  return (
    <Page title="Settings" wide={desktop}>
      <PageHeader title="Settings" back={paths.dashboard} />
      <div className="lg:grid lg:grid-cols-[13rem_minmax(0,40rem)] lg:items-start lg:gap-x-10">
        {desktop && <SectionList sections={SECTIONS} />}
        <div>
          <div className="mt-6">
            <ProfileCard />
          </div>
          {SECTIONS.map(({ id, title, content }) => (
            <Section key={id} id={id} title={title} className="scroll-mt-6">
              {content}
            </Section>
          ))}
        </div>
      </div>
    </Page>
  );
}
