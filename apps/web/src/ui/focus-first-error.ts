/** Once errors stand in a form: the first field that has one, in sight and under the keys. ARIA knows no invalid radio. */
export const focusFirstError = (form: ParentNode): void => {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
  );
};
