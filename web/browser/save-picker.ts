/** A place on the device that a person chose for a file. */
export interface ChosenFile {
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

interface Picker {
  showSaveFilePicker?(options: { readonly suggestedName: string }): Promise<ChosenFile>;
}

/** Whether this browser can write into a file of the device while it arrives. */
export const canChooseFile = (): boolean => typeof (window as Picker).showSaveFilePicker === 'function';

/**
 * Asks where a file shall be saved. Only as the answer to a press.
 * @returns null where the person chose nothing
 */
export async function chooseFile(suggestedName: string): Promise<ChosenFile | null> {
  try {
    return (await (window as Picker).showSaveFilePicker?.({ suggestedName })) ?? null;
  } catch {
    // Closed without a choice, or not allowed in this place.
    return null;
  }
}
