/** Whether it looks like one e-mail address; the server looks closer. */
export const isEmail = (text: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text.trim());
