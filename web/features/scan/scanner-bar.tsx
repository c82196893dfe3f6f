import { Flashlight, SwitchCamera, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';

interface ScannerBarProps {
  title: string;
  /** Below the title: this month's scans. */
  children?: ReactNode;
  torch: { readonly on: boolean } | null;
  onTorch: () => void;
  /** Switches to the next camera; null if there is only one. */
  onNextCamera: (() => void) | null;
}

/** Top bar of the viewfinder: close, title, and torch and camera switch if available. */
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
