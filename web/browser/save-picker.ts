/** A file on the device that a person chose to save into. */
export interface ChosenFile {
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

interface Picker {
  showSaveFilePicker?(options: { readonly suggestedName: string }): Promise<ChosenFile>;
}

/** Whether this browser can stream a download into a file the person chose. */
export const canChooseFile = (): boolean => typeof (window as Picker).showSaveFilePicker === 'function';

/**
 * Asks where to save a file. Must be called from a click or key press.
 * @returns null if the person chose nothing
 */
export async function chooseFile(suggestedName: string): Promise<ChosenFile | null> {
  try {
    return (await (window as Picker).showSaveFilePicker?.({ suggestedName })) ?? null;
  } catch {
    // Cancelled, or not allowed in this context.
    return null;
  }
}
