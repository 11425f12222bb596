import type { LikeSections } from '@clockbeat/domain';
import type { pages as English } from '../en/pages.js';

export const pages: LikeSections<typeof English> = {
  site: {
    backHome: 'Retour à l’accueil',
    about: 'À propos de ce site',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    cookies: 'Cookies',
    nothingHere: 'Page introuvable',
    nothingHereText: 'Le responsable de ce site n’a rien mis ici.',
  },
  signIn: {
    title: 'Se connecter',
    lead: 'Pour animer, connectez-vous avec un compte que vous avez déjà. Pour jouer, aucun compte n’est nécessaire\u202f: le code de la partie suffit.',
    by: 'Se connecter avec {name}',
    notSetUp: 'La connexion n’est pas configurée ici',
    notSetUpText:
      'Ce serveur n’a pas encore de connexion\u202f: son responsable définit des identifiants Google (GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET) ou la connexion de la maison (OIDC_PROVIDERS). Pour jouer, aucun compte n’est nécessaire\u202f: le code de la partie suffit.',
  },
  localSignIn: {
    title: 'Se connecter',
    question: 'Qui anime la partie\u202f?',
    why: 'Cette machine n’a pas encore de connexion Google\u202f: n’importe quelle adresse convient. Seuls les navigateurs de cette machine peuvent se connecter ainsi.',
    email: 'Adresse e-mail',
    name: 'Nom, si vous voulez',
    'no-email': 'Saisissez une adresse e-mail.',
    'bad-name': 'Saisissez un nom plus court et sans caractère spécial.',
    elsewhere: 'Connectez-vous sur la machine de l’hôte',
    elsewhereText:
      'Cette installation n’a pas de connexion Google\u202f: les hôtes ne peuvent se connecter que dans un navigateur de la machine où elle tourne, à http://localhost ou à une de ses adresses. Pour jouer, aucun compte n’est nécessaire\u202f: le code de la partie suffit.',
  },
};
