import type { SetLicence } from '@clockbeat/domain/contract';

/** Licences that are called the same in every language, and where they are written in full. */
export const licences: Readonly<Record<Exclude<SetLicence, 'reserved'>, { name: string; url: string }>> = {
  'cc-by': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa': { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  cc0: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
};
