/** What a part of an address or a cookie says; empty where it is no encoded text. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
