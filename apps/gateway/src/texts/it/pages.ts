import type { LikeSections } from '@clockbeat/domain';
import type { pages as English } from '../en/pages.js';

export const pages: LikeSections<typeof English> = {
  site: {
    backHome: 'Torna alla home',
    about: 'Informazioni',
    imprint: 'Note legali',
    privacy: 'Privacy',
    terms: 'Condizioni',
    cookies: 'Cookie',
    nothingHere: 'Pagina non trovata',
    nothingHereText: 'Chi gestisce questo sito non ha messo nulla qui.',
  },
  signIn: {
    title: 'Accedi',
    lead: 'Gli host accedono con un account che hanno già. Ai giocatori non serve: entrano con il codice della partita.',
    by: 'Accedi con {name}',
    notSetUp: 'Qui l’accesso non è configurato',
    notSetUpText:
      'Su questo server l’accesso non è ancora configurato: chi lo gestisce imposta le credenziali di Google (GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET) o un servizio di accesso proprio (OIDC_PROVIDERS). Ai giocatori non serve un account: entrano con il codice della partita.',
  },
  localSignIn: {
    title: 'Accedi',
    question: 'Chi conduce?',
    why: 'Questa macchina non ha ancora l’accesso con Google, quindi va bene qualsiasi indirizzo. Solo i browser su questa macchina possono accedere così.',
    email: 'Indirizzo email',
    name: 'Nome, se vuoi',
    'no-email': 'Scrivi un indirizzo email.',
    'bad-name': 'Scrivi un nome più corto e semplice.',
    elsewhere: 'Accedi sulla macchina dell’host',
    elsewhereText:
      'Questa installazione non ha l’accesso con Google, quindi gli host possono accedere solo in un browser sulla macchina su cui gira, a http://localhost o a uno dei suoi indirizzi. Ai giocatori non serve un account: entrano con il codice della partita.',
  },
};
