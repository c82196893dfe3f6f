import { Flashlight, SwitchCamera, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';

interface ScannerBarProps {
  title: string;
  /** Under the title: the scans of this month. */
  children?: ReactNode;
  torch: { readonly on: boolean } | null;
  onTorch: () => void;
  /** Goes to the next camera; null where there is only one. */
  onNextCamera: (() => void) | null;
}

/** Upper edge of the viewfinder: away, what this is, and the light and another camera where there are any. */
export function ScannerBar({ title, children, torch, onTorch, onNextCamera }: ScannerBarProps) {
  const navigate = useNavigate();
  const close = () => {
    const steps: unknown = window.history.state?.idx;
    if (typeof steps === 'number' && steps > 0) void navigate(-1);
    else void navigate(paths.dashboard, { replace: true });
  };
  return (
    <header className="scanner-bar">
      <IconButton label="Close scanner" onClick={close}>
        <X strokeWidth={1.9} />
      </IconButton>
      <div className="scanner-title">
        <h1>{title}</h1>
        {children}
      </div>
      <div>
        {onNextCamera && (
          <IconButton label="Switch camera" onClick={onNextCamera}>
            <SwitchCamera strokeWidth={1.9} />
          </IconButton>
        )}
        {torch && (
          <IconButton
            label={torch.on ? 'Light, on' : 'Light, off'}
            aria-pressed={torch.on}
            className={torch.on ? 'light-on' : undefined}
            onClick={onTorch}
          >
            <Flashlight strokeWidth={1.9} />
          </IconButton>
        )}
      </div>
    </header>
  );
}
