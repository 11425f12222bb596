const key = 'clockbeat.joinCode';

/** The code of a scanned or followed link, kept for this tab until the form has used it. */
export const keepJoinCode = (code: string): void => {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Without storage the code is typed by hand.
  }
};

export const keptJoinCode = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
