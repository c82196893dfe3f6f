import { Flashlight, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/button.tsx';

interface ScannerBarProps {
  title: string;
  torch: { readonly on: boolean } | null;
  onTorch: () => void;
}

/** Upper edge of the viewfinder: away, what this is, and the light where the camera has one. */
export function ScannerBar({ title, torch, onTorch }: ScannerBarProps) {
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
      <h1>{title}</h1>
      {torch ? (
        <IconButton
          label={torch.on ? 'Light, on' : 'Light, off'}
          aria-pressed={torch.on}
          className={torch.on ? 'bg-surface text-ink' : undefined}
          onClick={onTorch}
        >
          <Flashlight strokeWidth={1.9} />
        </IconButton>
      ) : (
        <span className="w-11" />
      )}
    </header>
  );
}
