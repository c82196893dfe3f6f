import type { ComponentPropsWithRef } from 'react';

interface FileInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'> {
  onFile: (file: File) => void;
}

/** The file input behind a label or button; accepts pictures unless `accept` says otherwise. */
export const FileInput = ({ onFile, accept = 'image/*', ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    accept={accept}
    className="sr-only"
    onChange={(event) => {
      const file = event.target.files?.[0];
      // Allows choosing the same file again.
      event.target.value = '';
      if (file) onFile(file);
    }}
  />
);
