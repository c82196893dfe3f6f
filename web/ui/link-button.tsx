import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

interface LinkButtonProps extends ButtonLook, LinkProps {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link among text or at the end of a heading's line, with a 44 px target. */
export function TextLink({ className, children, ...rest }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={classNames('link', className)}>
      {children}
    </Link>
  );
}
