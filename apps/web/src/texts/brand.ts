/** What this installation is called: the server writes it on the page that it serves. */
export const brand = (): string => document.documentElement.dataset['brand'] ?? 'Clockbeat';
