import { lazy, Suspense, useState } from 'react';
import type { Pet } from '#domain/households/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { PetForm } from './pet-form.tsx';
import type { SeenMember } from './save-member.ts';
import { useHouseholdActions } from './use-household-actions.ts';

// Its rules of warnings and of typed allergens are a third of the screen, and the list of the family needs none of them.
const MemberForm = lazy(async () => ({ default: (await import('./person/member-form.tsx')).MemberForm }));

interface RemoveDialogProps {
  name: string;
  text: string;
  pending: boolean;
  onRemove: () => void;
  onClose: () => void;
}

const RemoveDialog = ({ name, text, pending, onRemove, onClose }: RemoveDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={`Remove ${name}?`}
    description={text}
    actions={
      <>
        <Button variant="danger" block pending={pending} onClick={onRemove}>
          Remove
        </Button>
        <Button variant="secondary" block onClick={onClose}>
          Keep
        </Button>
      </>
    }
  />
);

/** Adds or edits a person. Removing one is confirmed: with the profile its warnings go. */
export function MemberSheet({ member, onClose }: { member: SeenMember | null; onClose: () => void }) {
  const actions = useHouseholdActions();
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <Suspense>
        <MemberForm
          member={member}
          saving={actions.saving}
          onSave={(draft) => void actions.saveMember(member, draft).then((saved) => saved && onClose())}
          onClose={onClose}
          onRemove={() => setRemoving(true)}
        />
      </Suspense>
      {member && removing && (
        <RemoveDialog
          name={member.name}
          text="The profile and everything in it is removed from your server and from your devices. Its warnings are no longer shown."
          pending={actions.saving}
          onClose={() => setRemoving(false)}
          onRemove={() => void actions.removeMember(member).then((removed) => removed && onClose())}
        />
      )}
    </>
  );
}

/** Adds an animal. */
export function PetSheet({ onClose }: { onClose: () => void }) {
  const actions = useHouseholdActions();
  return (
    <Sheet open onClose={onClose} title="Add a pet" form>
      <PetForm saving={actions.saving} onSave={(pet) => void actions.addPet(pet).then((saved) => saved && onClose())} />
    </Sheet>
  );
}

/** Takes an animal off the list, once confirmed. */
export function RemovePetDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const actions = useHouseholdActions();
  return (
    <RemoveDialog
      name={pet.name}
      text="Reports no longer warn about this animal."
      pending={actions.saving}
      onClose={onClose}
      onRemove={() => void actions.removePet(pet).then((removed) => removed && onClose())}
    />
  );
}
