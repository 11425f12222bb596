/** Does this person ask for stillness? Read when it matters, so a change of the setting counts at once. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
