import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';

export interface ButtonLook {
  /** One `primary` per screen. */
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  /** As wide as its container. */
  block?: boolean;
  /** A lucide icon before the label. */
  icon?: ReactNode;
}

/** The classes of a button, for any element that should look like one. */
export const buttonClass = ({ variant = 'primary', size = 'normal', block = false }: ButtonLook, more?: string) =>
  classNames('button', `button-${variant}`, size === 'small' && 'button-small', block && 'w-full', more);

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Work is in progress: the button keeps its focus and ignores presses, and its label should say what is happening.
   */
  pending?: boolean;
}

/** A button. Its label is a verb. */
export function Button({
  variant,
  size,
  block,
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      {children}
      {pending && <span className="button-pending-bar" />}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name: a verb, as a label would read. */
  label: string;
}

/** A round button with one icon, 44 px. Only for back, close, share, more, bell and light. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames('icon-button', className)}>
      {children}
    </button>
  );
}
