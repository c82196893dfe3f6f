import { Wind } from 'lucide-react';
import { useState } from 'react';
import { chooseMotion, chosenMotion } from '#web/browser/motion.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

/** Reduces motion, whatever the phone's own setting is. Stored on this device. */
export function MotionSetting() {
  const [motion, setMotion] = useState(chosenMotion);
  return (
    <li className="px-4 py-1.5">
      <SwitchLine
        Icon={Wind}
        label="Reduce motion"
        hint="Sheets and pages change instantly"
        checked={motion === 'reduce'}
        onChange={(on) => {
          const next = on ? 'reduce' : 'system';
          chooseMotion(next);
          setMotion(next);
        }}
      />
    </li>
  );
}
