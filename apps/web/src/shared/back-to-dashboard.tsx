import { paths } from '../paths.js';
import { useDeskTexts } from '../texts/desk/desk-texts.js';
import { ButtonLink } from '../ui/button.js';

/** The way back that the account pages have at their top. */
export const BackToDashboard = () => (
  <ButtonLink to={paths.dashboard} tone="quiet" className="-mx-3">
    {useDeskTexts()('dashboard.back')}
  </ButtonLink>
);
