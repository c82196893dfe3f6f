/** Has the browser download a file, according to its own settings. Nothing leaves the device. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file long before this.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
