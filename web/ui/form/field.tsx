import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { RiskShape } from '../risk/risk-shape.tsx';

interface FieldLook {
  label: string;
  /** Small text at the end of the label line, such as "Optional". */
  note?: string;
  hint?: ReactNode;
  /** Replaces the hint. Says what to do. */
  error?: string | null | undefined;
}

interface FrameProps extends FieldLook {
  id: string;
  children: ReactNode;
}

function Frame({ id, label, note, hint, error, children }: FrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {note && <span>{note}</span>}
      </label>
      {children}
      {error ? (
        <p className="field-error level-high" id={`${id}-error`} role="alert">
          <RiskShape level="HIGH" size={13} />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

const described = (id: string, hint: ReactNode, error: string | null | undefined) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

interface FieldProps extends FieldLook, ComponentProps<'input'> {
  /** Shown inside the box, after the input. */
  end?: ReactNode;
}

/** A single-line field with its label above. */
export function Field({ label, note, hint, error, end, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const look = { label, error, ...(note && { note }), ...(hint !== undefined && { hint }) };
  return (
    <Frame id={id} {...look}>
      <div className="field-box">
        <input type="text" {...described(id, hint, error)} {...rest} id={id} />
        {end}
      </div>
    </Frame>
  );
}

/** A multi-line field. */
export function TextArea({ label, note, hint, error, ...rest }: FieldLook & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const look = { label, error, ...(note && { note }), ...(hint !== undefined && { hint }) };
  return (
    <Frame id={id} {...look}>
      <div className="field-box">
        <textarea {...described(id, hint, error)} {...rest} id={id} />
      </div>
    </Frame>
  );
}

/** A choice from a list too long for a segmented control. `children` are `<option>`s. */
export function SelectField({ label, note, hint, error, children, ...rest }: FieldLook & ComponentProps<'select'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const look = { label, error, ...(note && { note }), ...(hint !== undefined && { hint }) };
  return (
    <Frame id={id} {...look}>
      <div className="field-box">
        <select {...described(id, hint, error)} {...rest} id={id}>
          {children}
        </select>
        <ChevronDown className="field-arrow" strokeWidth={1.9} aria-hidden="true" />
      </div>
    </Frame>
  );
}
