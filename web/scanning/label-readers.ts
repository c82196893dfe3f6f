import { useNetwork } from '#web/client/client-context.tsx';
import { useInstance } from '#web/client/use-instance.ts';

/** Who gets to see a photo of a label, in one or two sentences that are shown before it is taken. */
export function useLabelReaders(): string {
  const { stayOffline, status } = useNetwork();
  const instance = useInstance();
  if (stayOffline || status === 'offline') return 'It is read on this phone.';
  const here = 'This phone reads it. Your server reads what it can’t.';
  const vision = instance?.vision;
  return vision?.on ? `${here} What neither can read is sent to ${vision.host}.` : here;
}
