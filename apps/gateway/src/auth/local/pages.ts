import { escapeHtml } from '../../http/escape-html.js';
import { plainPage } from '../../http/plain-page.js';

export interface SignInForm {
  readonly state: string;
  readonly email: string;
  readonly name: string;
  readonly problem: string | null;
}

/** Asks for an e-mail address, which is all it takes, and a name. */
export const signInPage = ({ state, email, name, problem }: SignInForm): string =>
  plainPage(
    'Sign in',
    `<h1>Who is hosting?</h1>
<p>This machine has no Google sign-in yet, so any address will do. Only browsers on this machine can sign in this way.</p>
<form method="get" action="/auth/local/authorize">
${problem === null ? '' : `<p class="wrong" role="alert">${escapeHtml(problem)}</p>`}
<input type="hidden" name="state" value="${escapeHtml(state)}">
<label>E-mail address<input name="login_hint" type="email" required autocomplete="email" maxlength="255" value="${escapeHtml(email)}" placeholder="ada@example.org" autofocus></label>
<label>Name, if you like<input name="name" autocomplete="name" maxlength="100" value="${escapeHtml(name)}" placeholder="Ada Lovelace"></label>
<button type="submit">Sign in</button>
</form>`,
  );
