import { ImageUp } from 'lucide-react';
import { useId } from 'react';

interface PhotoToolProps {
  /** The word under the icon. */
  words: string;
  disabled?: boolean;
  onPhoto: (file: Blob) => void;
}

/** The way in for a photo from the phone, beside the shutter. */
export function PhotoTool({ words, disabled = false, onPhoto }: PhotoToolProps) {
  const id = useId();
  return (
    <label className="scanner-tool" htmlFor={id}>
      <ImageUp aria-hidden="true" size={24} strokeWidth={1.9} />
      {words}
      <input
        id={id}
        type="file"
        accept="image/*"
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same picture may be chosen again.
          event.target.value = '';
          if (file) onPhoto(file);
        }}
      />
    </label>
  );
}
