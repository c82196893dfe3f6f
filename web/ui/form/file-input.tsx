import type { ComponentPropsWithRef } from 'react';

interface FileInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'> {
  onFile: (file: File) => void;
}

/** The field behind a label or a button that asks for a file; a picture, unless `accept` says otherwise. */
export const FileInput = ({ onFile, accept = 'image/*', ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    accept={accept}
    className="sr-only"
    onChange={(event) => {
      const file = event.target.files?.[0];
      // The same file may be chosen again.
      event.target.value = '';
      if (file) onFile(file);
    }}
  />
);
