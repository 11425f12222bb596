import { type InputHTMLAttributes, useId } from 'react';
import { controlClass, controlState, Field, type FieldProps } from './field.js';

type TextFieldProps = Omit<FieldProps, 'id' | 'children'> & InputHTMLAttributes<HTMLInputElement>;

/** One line of text. */
export const TextField = ({ label, hint, error, hintSpoken, className, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} hintSpoken={hintSpoken}>
      <input {...input} {...controlState(id, error)} className={controlClass(error, className)} />
    </Field>
  );
};
