/** What runs in the page. All of them are sent there as texts: they know one another, their arguments, and nothing else. */

/** Is this text to be read, in an element of its own? What is only said aloud is not. */
export const isShown = (text: string): boolean => {
  const has = (element: Element): boolean => element.textContent.includes(text);
  return [...document.body.querySelectorAll('*')].some(
    (element) =>
      has(element) &&
      ![...element.children].some(has) &&
      element.getBoundingClientRect().width > 1 &&
      element.checkVisibility({ visibilityProperty: true }),
  );
};

const nameOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return element.getAttribute('aria-label') ?? copy.textContent.trim();
};

/** What somebody can press now, by how its name begins. */
const findControl = (name: string): Element | null =>
  [...document.querySelectorAll('button, a[href]')].find(
    (element) =>
      nameOf(element).startsWith(name) &&
      element.getAttribute('aria-disabled') !== 'true' &&
      element.checkVisibility({ visibilityProperty: true }),
  ) ?? null;

interface Aim {
  /** What the press met instead of the control. */
  missed?: string;
}

/** The control to be pressed next; notes where that press arrives, as the page may move under it. */
export const aimAt = (name: string): Element | null => {
  const control = findControl(name);
  if (control === null) return null;
  const aim: Aim = {};
  (window as unknown as { aim: Aim }).aim = aim;
  const look = ({ target }: Event): void => {
    const met = target as Element;
    if (!control.contains(met))
      aim.missed = met.textContent.trim().slice(0, 80) || met.outerHTML.slice(0, 80);
  };
  window.addEventListener('click', look, { capture: true, once: true });
  return control;
};

/** A page that the press has led away from says nothing any more. */
export const missedBy = (): string | null => (window as unknown as { aim?: Aim }).aim?.missed ?? null;

export const findField = (label: string): Element | null =>
  [...document.querySelectorAll('input')].find((field) =>
    [...(field.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
  ) ?? null;

/** The rows of the first table that is shown: place, name, score. */
export const boardRows = (): string[] =>
  [...(document.querySelector('table')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()).join(' '),
  );

interface Noting {
  noted: boolean;
}

/** Looks for a text at each change of the page, until it was shown once. */
export const noteFromNowOn = (text: string): void => {
  const noting = { noted: false };
  (window as unknown as { noting: Noting }).noting = noting;
  const observer = new MutationObserver(() => look());
  const look = (): void => {
    noting.noted = isShown(text);
    if (noting.noted) observer.disconnect();
  };
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
};

export const wasNoted = (): boolean => (window as unknown as { noting: Noting }).noting.noted;

/** What these need besides themselves. */
export const known = Object.entries({ isShown, nameOf, findControl })
  .map(([name, script]) => `const ${name} = ${script};`)
  .join('\n');
