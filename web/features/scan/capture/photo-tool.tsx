import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { FileInput } from '#web/ui/form/file-input.tsx';

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
      <FileInput id={id} disabled={disabled} onFile={onPhoto} />
    </label>
  );
}
