import { useCallback, useState } from 'react';
import type { Pet } from '#domain/households/household.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import type { MemberDraft } from './member-draft.ts';
import { type SeenMember, saveMember } from './save-member.ts';

export interface HouseholdActions {
  readonly saving: boolean;
  /** Each resolves to whether the change was saved on this phone. */
  saveMember(before: SeenMember | null, draft: MemberDraft): Promise<boolean>;
  removeMember(member: SeenMember): Promise<boolean>;
  addPet(pet: { type: Pet['type']; name: string }): Promise<boolean>;
  removePet(pet: Pet): Promise<boolean>;
}

/** The actions on the household's people and animals. */
export function useHouseholdActions(): HouseholdActions {
  const client = useClient();
  const [saving, setSaving] = useState(false);

  const run = useCallback(async (work: () => Promise<Result<unknown>>, failure: string): Promise<boolean> => {
    setSaving(true);
    try {
      const done = await work();
      if (!done.ok) showToast({ title: failure, description: done.problem.message, variant: 'destructive' });
      return done.ok;
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      showToast({ title: failure, description, variant: 'destructive' });
      return false;
    } finally {
      setSaving(false);
    }
  }, []);

  return {
    saving,
    saveMember: (before, draft) => run(() => saveMember(client, before, draft), 'Not saved'),
    removeMember: (member) => run(() => client.perform('member.delete', member.id, {}, member.rev), 'Not removed'),
    addPet: (pet) => run(() => client.perform('pet.create', client.newId(), pet), 'Not saved'),
    removePet: (pet) => run(() => client.perform('pet.delete', pet.id, {}), 'Not removed'),
  };
}
