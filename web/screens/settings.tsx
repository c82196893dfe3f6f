import type { ReactNode } from 'react';
import { useWide } from '#web/browser/use-wide.ts';
import { useInstance } from '#web/client/use-instance.ts';
import { useSupport } from '#web/client/use-support.ts';
import { AccountSetting } from '#web/features/account/account-setting.tsx';
import { YourDataSetting } from '#web/features/account/your-data/your-data-setting.tsx';
import { PacksSetting } from '#web/features/aisle-packs/packs-setting.tsx';
import { ConsentSetting } from '#web/features/analytics/consent-setting.tsx';
import { ContributionsSetting } from '#web/features/contributions/contributions-setting.tsx';
import { MarketingSetting } from '#web/features/marketing/marketing-setting.tsx';
import { MessagesSetting } from '#web/features/messages/messages-setting.tsx';
import { ProfileCard } from '#web/features/profile/profile-card.tsx';
import { ScannerSettings } from '#web/features/scan/scanner-settings.tsx';
import { ConnectionSetting } from '#web/features/settings/connection-setting.tsx';
import { DateSetting } from '#web/features/settings/date-setting.tsx';
import { HouseholdLinks } from '#web/features/settings/household-links.tsx';
import { MotionSetting } from '#web/features/settings/motion-setting.tsx';
import { NotificationSetting } from '#web/features/settings/notification-setting.tsx';
import { PrivacyText } from '#web/features/settings/privacy-text.tsx';
import { RecognitionRow } from '#web/features/settings/recognition-row.tsx';
import { SectionList } from '#web/features/settings/section-list.tsx';
import { ShortcutSetting } from '#web/features/settings/shortcut-setting.tsx';
import { StoredRow } from '#web/features/settings/stored-row.tsx';
import { ThemeSetting } from '#web/features/settings/theme-setting.tsx';
import { UnitSetting } from '#web/features/settings/unit-setting.tsx';
import { paths } from '#web/paths.ts';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** The row about AI recognition, with what the instance uses for it. */
const Recognition = () => <RecognitionRow recognition={useInstance()?.vision ?? null} />;

/** What is reported about the person, and to whom. */
function Privacy() {
  const pixel = useSupport()?.pixel ?? null;
  return (
    <PanelList inset={48}>
      <PrivacyText pixel={pixel} />
      <ConsentSetting />
      {pixel && <MarketingSetting />}
    </PanelList>
  );
}

/** The sections in order; on a desktop a list of them is shown next to the page. */
const SECTIONS: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[] = [
  { id: 'household', title: 'Household', content: <HouseholdLinks /> },
  {
    id: 'notifications',
    title: 'Notifications',
    content: <MessagesSetting byKind={<NotificationSetting />} />,
  },
  {
    id: 'this-phone',
    title: 'This phone',
    content: (
      <PanelList inset={48}>
        <StoredRow />
        <PacksSetting />
        <ConnectionSetting />
      </PanelList>
    ),
  },
  {
    id: 'display',
    title: 'Display',
    content: (
      <>
        <ThemeSetting />
        <PanelList inset={48} className="mt-3">
          <UnitSetting />
          <DateSetting />
          <MotionSetting />
          <ShortcutSetting />
        </PanelList>
      </>
    ),
  },
  {
    id: 'scanner',
    title: 'Scanner',
    content: (
      <PanelList inset={48}>
        <ScannerSettings />
        <Recognition />
      </PanelList>
    ),
  },
  { id: 'security', title: 'Security', content: <AccountSetting /> },
  {
    id: 'privacy',
    title: 'Privacy',
    content: <Privacy />,
  },
  {
    id: 'your-data',
    title: 'Your data',
    content: (
      <YourDataSetting>
        <ContributionsSetting />
      </YourDataSetting>
    ),
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
