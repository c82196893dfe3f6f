import { ChevronRight, Lock, Trash2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { Member, Pet } from '#domain/households/household.ts';
import { useWide } from '#web/browser/use-wide.ts';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import { paths } from '#web/paths.ts';
import { useHouseholdRows } from '#web/product-view/use-household-rows.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { PET_WORDS } from '#web/words/household-words.ts';
import { personSummary } from '#web/words/person-summary.ts';
import { MemberSheet, PetSheet, RemovePetDialog } from './household-sheets.tsx';
import { PersonRow } from './person-row.tsx';
import { PetIcon } from './pet-icon.tsx';
import { pregnancyWords } from './pregnancy-words.ts';
import './household.css';

type Open =
  | { readonly kind: 'member'; readonly member: Member | null }
  | { readonly kind: 'pet' }
  | { readonly kind: 'removePet'; readonly pet: Pet }
  | null;

/** The people and animals of the household, by whom its warnings are personalised. */
export function FamilyPage() {
  const household = useHouseholdRows();
  const desktop = useWide('desktop');
  const [open, setOpen] = useState<Open>(null);
  const today = localToday(new Date());
  const close = () => setOpen(null);
  const head = (
    <>
      <PageHeader title="Family profiles" back={paths.dashboard} />
      <p className="mt-1 text-ink-2">Reports warn by name when something concerns one of you.</p>
    </>
  );
  // The tables are read in a moment: buttons shown before would move under a finger.
  if (!household)
    return (
      <Page title="Family profiles" wide={desktop}>
        {head}
      </Page>
    );
  return (
    <Page title="Family profiles" wide={desktop}>
      {head}
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8">
        <Section title="People">
          {household.members.length > 0 && (
            <PanelList inset={56} className="mb-3">
              {household.members.map((member) => (
                <PersonRow
                  key={member.id}
                  name={member.name}
                  kind="person"
                  summary={[personSummary(member), pregnancyWords(member, today)].filter(Boolean).join(' \u00b7 ')}
                  saved={savedStateOf(member)}
                  onOpen={() => setOpen({ kind: 'member', member })}
                  end={<ChevronRight aria-hidden="true" size={20} strokeWidth={1.9} className="text-ink-3" />}
                />
              ))}
            </PanelList>
          )}
          {household.members.length === 0 && (
            <p className="mb-3 text-ink-2">
              No one yet. Add children, asthma, an allergy or a pregnancy, and every report will look out for them.
            </p>
          )}
          <Button
            variant="secondary"
            block
            icon={<UserRoundPlus aria-hidden="true" strokeWidth={1.9} />}
            onClick={() => setOpen({ kind: 'member', member: null })}
          >
            Add a person
          </Button>
        </Section>
        <Section title="Pets">
          {household.pets.length > 0 && (
            <PanelList inset={56} className="mb-3">
              {household.pets.map((pet) => (
                <PersonRow
                  key={pet.id}
                  name={pet.name}
                  kind={pet.type}
                  summary={PET_WORDS[pet.type]}
                  saved={savedStateOf(pet)}
                  end={
                    <IconButton
                      label={`Remove ${pet.name}`}
                      className="-mr-1.5 text-ink-2"
                      onClick={() => setOpen({ kind: 'removePet', pet })}
                    >
                      <Trash2 strokeWidth={1.9} />
                    </IconButton>
                  }
                />
              ))}
            </PanelList>
          )}
          {household.pets.length === 0 && (
            <p className="mb-3 text-ink-2">
              No pets yet. Some things that barely affect people are dangerous to a cat or a bird.
            </p>
          )}
          <Button variant="secondary" block icon={<PetIcon type="other" />} onClick={() => setOpen({ kind: 'pet' })}>
            Add a pet
          </Button>
        </Section>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-5">
        <TextLink to={paths.household} className="min-h-11">
          Adults who share this household
        </TextLink>
        <TextLink to={paths.profileSetup} className="min-h-11">
          Answer the three questions
        </TextLink>
      </p>
      <div className="mt-4">
        <Notice icon={<Lock aria-hidden="true" strokeWidth={1.9} />}>
          Used only for your warnings. Stored on your server and devices, and seen only by your household.
        </Notice>
      </div>
      {open?.kind === 'member' && <MemberSheet member={open.member} onClose={close} />}
      {open?.kind === 'pet' && <PetSheet onClose={close} />}
      {open?.kind === 'removePet' && <RemovePetDialog pet={open.pet} onClose={close} />}
    </Page>
  );
}
