import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

interface LinkButtonProps extends ButtonLook, LinkProps {
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. Links go somewhere, buttons do something. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link in text or at the end of a heading line, with a touch target of 44 px. */
export function TextLink({ className, children, ...rest }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={classNames('link', className)}>
      {children}
    </Link>
  );
}
