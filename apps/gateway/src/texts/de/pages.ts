import type { LikeSections } from '@clockbeat/domain';
import type { pages as English } from '../en/pages.js';

export const pages: LikeSections<typeof English> = {
  site: {
    backHome: 'Zur Startseite',
    about: 'Über diese Website',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    cookies: 'Cookies',
    nothingHere: 'Seite nicht gefunden',
    nothingHereText: 'Wer diese Website betreibt, hat hier nichts hinterlegt.',
  },
  signIn: {
    title: 'Anmelden',
    lead: 'Hosts melden sich mit einem Konto an, das sie schon haben. Zum Mitspielen braucht es keines: Der Spielcode genügt.',
    by: 'Mit {name} anmelden',
    notSetUp: 'Die Anmeldung ist hier nicht eingerichtet',
    notSetUpText:
      'Dieser Server hat noch keine Anmeldung: Wer ihn betreibt, setzt Zugangsdaten von Google (GOOGLE_CLIENT_ID und GOOGLE_CLIENT_SECRET) oder eine Anmeldung des Hauses (OIDC_PROVIDERS). Zum Mitspielen braucht es kein Konto: Der Spielcode genügt.',
  },
  localSignIn: {
    title: 'Anmelden',
    question: 'Wer ist der Host?',
    why: 'Auf diesem Rechner gibt es noch keine Anmeldung mit Google, also geht jede Adresse. Nur Browser auf diesem Rechner können sich so anmelden.',
    email: 'E-Mail-Adresse',
    name: 'Name, wenn du magst',
    'no-email': 'Gib eine E-Mail-Adresse ein.',
    'bad-name': 'Gib einen kürzeren, einfachen Namen ein.',
    elsewhere: 'Melde dich am Rechner des Hosts an',
    elsewhereText:
      'Diese Installation hat keine Anmeldung mit Google, daher können sich Hosts nur in einem Browser auf dem Rechner anmelden, auf dem sie läuft, unter http://localhost oder einer seiner Adressen. Zum Mitspielen braucht es kein Konto: Der Spielcode genügt.',
  },
};
