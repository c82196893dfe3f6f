import { lazy, Suspense, useState } from 'react';
import type { Pet } from '#domain/households/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { PetForm } from './pet-form.tsx';
import type { SeenMember } from './save-member.ts';
import { useHouseholdActions } from './use-household-actions.ts';

// Lazy: its rules for warnings and typed allergens are a third of the screen's code, and the family list needs none.
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

/** Adds or edits a person. Removing one needs confirmation, because their warnings go with the profile. */
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
          text="The profile and everything in it will be removed from your server and devices. Its warnings will no longer be shown."
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

/** Removes an animal after confirmation. */
export function RemovePetDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const actions = useHouseholdActions();
  return (
    <RemoveDialog
      name={pet.name}
      text="Reports will no longer warn about this animal."
      pending={actions.saving}
      onClose={onClose}
      onRemove={() => void actions.removePet(pet).then((removed) => removed && onClose())}
    />
  );
}
