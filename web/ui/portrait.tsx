import { useState } from 'react';
import { Avatar } from './avatar.tsx';
import { classNames } from './class-names.ts';

interface PortraitProps {
  name: string;
  /** URL of the picture; null shows the initial. */
  src: string | null;
  small?: boolean;
  large?: boolean;
}

/**
 * A person's picture, or their initial if there is none or it fails to load. Decorative: the name is shown next to it.
 */
export function Portrait({ name, src, small = false, large = false }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src === null || src === failed) {
    if (!large) return <Avatar name={name} small={small} />;
    return (
      <span className="avatar avatar-large" aria-hidden="true">
        {([...name.trim()][0] ?? '?').toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={classNames('avatar object-cover', small && 'avatar-small', large && 'avatar-large')}
      src={src}
      alt=""
      onError={() => setFailed(src)}
    />
  );
}
