import type { Language } from '@clockbeat/domain';
import type { Face } from '../../config/face.js';
import { escapeHtml } from '../../http/escape-html.js';
import { plainPage } from '../../http/plain-page.js';
import type { IdentityProblem } from './local-identity.js';

export interface SignInForm {
  readonly state: string;
  readonly email: string;
  readonly name: string;
  readonly problem: IdentityProblem | null;
}

const texts = {
  en: {
    title: 'Sign in',
    question: 'Who is hosting?',
    why: 'This machine has no Google sign-in yet, so any address will do. Only browsers on this machine can sign in this way.',
    email: 'E-mail address',
    name: 'Name, if you like',
    'no-email': 'Please enter an e-mail address.',
    'bad-name': 'Please enter a shorter, plain name.',
  },
  fr: {
    title: 'Se connecter',
    question: 'Qui anime la partie\u202f?',
    why: 'Cette machine n’a pas encore de connexion Google\u202f: n’importe quelle adresse convient. Seuls les navigateurs de cette machine peuvent se connecter ainsi.',
    email: 'Adresse e-mail',
    name: 'Nom, si vous voulez',
    'no-email': 'Saisissez une adresse e-mail.',
    'bad-name': 'Saisissez un nom plus court et sans caractère spécial.',
  },
} satisfies Record<
  Language,
  Record<IdentityProblem | 'title' | 'question' | 'why' | 'email' | 'name', string>
>;

/** Asks for an e-mail address, which is all it takes, and a name. */
export const signInPage = (
  face: Face,
  { state, email, name, problem }: SignInForm,
  language: Language,
): string => {
  const words = texts[language];
  return plainPage(
    face,
    words.title,
    `<h1>${words.question}</h1>
<p>${words.why}</p>
<form method="get" action="/auth/local/authorize">
${problem === null ? '' : `<p class="wrong" role="alert">${words[problem]}</p>`}
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label>${words.email}<input name="login_hint" type="email" required autocomplete="email" maxlength="255" value="${escapeHtml(email)}" placeholder="ada@example.org" autofocus></label>
<label>${words.name}<input name="name" autocomplete="name" maxlength="100" value="${escapeHtml(name)}" placeholder="Ada Lovelace"></label>
<button type="submit">${words.title}</button>
</form>`,
    language,
  );
};
