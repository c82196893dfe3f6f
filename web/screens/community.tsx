import { UsersRound } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const Component = () => (
  <Page title="Community">
    <PageHeader title="Community" />
    <div className="mt-10">
      <EmptyState
        art={<UsersRound size={56} strokeWidth={1.5} className="text-drawing" aria-hidden="true" />}
        title="No groups yet"
        text="Nothing you scan is shared with anybody outside your household."
        action={
          <LinkButton to={paths.familyProfiles} variant="secondary">
            Family profiles
          </LinkButton>
        }
      />
    </div>
  </Page>
);
