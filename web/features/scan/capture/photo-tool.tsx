import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { FileInput } from '#web/ui/form/file-input.tsx';

interface PhotoToolProps {
  /** The label under the icon. */
  words: string;
  disabled?: boolean;
  onPhoto: (file: Blob) => void;
}

/** Button next to the shutter that opens a photo from the phone. */
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
