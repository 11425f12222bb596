import type { LikeSection } from '../../runtime.js';
import type { sessions as English } from '../en/sessions.js';

export const sessions: LikeSection<typeof English> = {
  title: 'Appareils connectés',
  intro:
    'Les navigateurs où votre compte est ouvert. Déconnectez ceux que vous n’utilisez plus ou ne reconnaissez pas.',
  loading: 'Chargement des appareils connectés…',
  loadFailed: 'Les appareils connectés n’ont pas pu être chargés.',
  device: '{browser} sur {system}',
  unknownDevice: 'Appareil inconnu',
  here: 'Cet appareil',
  signedIn: 'Connexion le {day}',
  signedInUnknown: 'Jour de connexion inconnu',
  lastUsed: 'Dernière utilisation le {day}',
  lastUsedUnknown: 'Dernière utilisation inconnue',
  onlyHere: 'Votre compte n’est ouvert nulle part ailleurs.',
  signOut: 'Déconnecter',
  signOutOf: 'Déconnecter : {device}',
  signOutElsewhere: 'Déconnecter tous les autres',
  ended: 'Déconnexion effectuée',
  endedOne: '{device} n’a plus accès à votre compte.',
  endedOthers: 'Seul cet appareil reste connecté.',
  failed: 'Échec de la déconnexion',
  againTitle: 'Reconnectez-vous d’abord',
  againText:
    'Pour être sûrs que c’est vous, il faut une connexion de moins de dix minutes. Vous reviendrez ici ensuite ; il suffira de recommencer.',
  againConfirm: 'Se reconnecter',
  againCancel: 'Pas maintenant',
};
