import type { Language } from '@clockbeat/domain';
import type { Face } from '../../config/face.js';
import { escapeHtml } from '../../http/escape-html.js';
import { plainPage } from '../../http/plain-page.js';
import { textsIn } from '../../texts/texts-in.js';
import type { IdentityProblem } from './local-identity.js';

export interface SignInForm {
  readonly state: string;
  readonly email: string;
  readonly name: string;
  readonly problem: IdentityProblem | null;
}

/** Asks for an e-mail address, which is all it takes, and a name. */
export const signInPage = (
  face: Face,
  { state, email, name, problem }: SignInForm,
  language: Language,
): string => {
  const t = textsIn(language);
  return plainPage(
    face,
    t('localSignIn.title'),
    `<h1>${t('localSignIn.question')}</h1>
<p>${t('localSignIn.why')}</p>
<form method="get" action="/auth/local/authorize">
${problem === null ? '' : `<p class="wrong" role="alert">${t(`localSignIn.${problem}`)}</p>`}
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label>${t('localSignIn.email')}<input name="login_hint" type="email" required autocomplete="email" maxlength="255" value="${escapeHtml(email)}" placeholder="ada@example.org" autofocus></label>
<label>${t('localSignIn.name')}<input name="name" autocomplete="name" maxlength="100" value="${escapeHtml(name)}" placeholder="Ada Lovelace"></label>
<button type="submit">${t('localSignIn.title')}</button>
</form>`,
    language,
  );
};
