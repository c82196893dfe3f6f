import { useState } from 'react';
import { chooseMotion, chosenMotion } from '#web/browser/motion.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

/** Whether things stand still, whatever the phone says. Kept on this device. */
export function MotionSetting() {
  const [motion, setMotion] = useState(chosenMotion);
  return (
    <SwitchLine
      label="Reduce motion"
      hint="Sheets and pages change at once. Where this phone asks for it already, that stays so."
      checked={motion === 'reduce'}
      onChange={(on) => {
        const next = on ? 'reduce' : 'system';
        chooseMotion(next);
        setMotion(next);
      }}
    />
  );
}
