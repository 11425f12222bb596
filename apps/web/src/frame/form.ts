import { type FormEvent, useEffect, useState } from 'react';
import { failureText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';

// biome-ignore lint/suspicious/noConfusingVoidType: what a function without an answer answers
export type Sent = void | 'left';

interface FormOptions<E extends object> {
  /** What stands in the form now, under the names that `wrong` has for it. */
  fields?: object;
  /** What is wrong with that, by field; empty when nothing is. */
  wrong?: E;
  /** Takes what stands in the form, and keeps it busy meanwhile; 'left' until the page is gone, as another one comes. */
  send: () => Promise<Sent> | Sent;
  /** Says a refusal elsewhere than beside the button: under a field, or over the page. */
  onRefusal?: (error: unknown) => void;
}

interface Form<E extends object> {
  /** What to say by the fields. */
  errors: Partial<E>;
  pending: boolean;
  /** Why the last one did not go through, for a person. */
  failure: string | null;
  /** The form's `onSubmit`, or for a button without one; true when it went through. */
  submit: (event?: FormEvent<HTMLFormElement>) => Promise<boolean>;
}

/**
 * How every form behaves. It says nothing about a field before a try; then what is wrong, until the field is changed or
 * another change has mended it, and brings the first wrong field under the keys. While a try is under way there is no second,
 * and what was typed stays until it went through.
 */
export const useForm = <E extends object>({
  fields = {},
  wrong,
  send,
  onRefusal,
}: FormOptions<E>): Form<E> => {
  const t = useTexts();
  const [tried, setTried] = useState<object | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [triedForm, setTriedForm] = useState<{ form: ParentNode } | null>(null);
  // The focus can go only to what is drawn: an error of ours, or what the server has against a field.
  useEffect(() => {
    if (triedForm) firstWrong(triedForm.form)?.focus();
  }, [triedForm]);
  const sent = async (): Promise<boolean> => {
    setPending(true);
    try {
      if ((await send()) !== 'left') setPending(false);
      return true;
    } catch (error) {
      setPending(false);
      if (onRefusal) onRefusal(error);
      else setFailure(failureText(t, error));
      return false;
    }
  };
  const submit: Form<E>['submit'] = async (event) => {
    event?.preventDefault();
    const form = event?.currentTarget ?? document;
    if (pending) return false;
    const sound = Object.keys(wrong ?? {}).length === 0;
    setTried(sound ? null : fields);
    setFailure(null);
    const through = sound && (await sent());
    setTriedForm({ form });
    return through;
  };
  const isAsTried = ([field]: [string, unknown]): boolean =>
    tried !== null && Reflect.get(fields, field) === Reflect.get(tried, field);
  const errors = Object.fromEntries(Object.entries(wrong ?? {}).filter(isAsTried)) as Partial<E>;
  return { errors, pending, failure, submit };
};

/** ARIA knows no invalid radio. */
const firstWrong = (form: ParentNode): HTMLElement | null =>
  form.querySelector('[aria-invalid="true"], [data-invalid]');
