/** Fills the named slots of a whole-sentence template; a slot that is not given stays as it stands. */
export const fillSlots = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
