import { Portrait } from '#web/ui/portrait.tsx';
import { useOwnPicture } from './use-own-picture.ts';

/** The signed-in person's picture, or their initial. */
export default function OwnAvatar({ name, large = false }: { name: string; large?: boolean }) {
  return <Portrait name={name} src={useOwnPicture()} large={large} />;
}
