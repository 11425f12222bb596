import type { LikeSection } from '../../runtime.js';
import type { profile as English } from '../en/profile.js';

export const profile: LikeSection<typeof English> = {
  setupTitle: 'Complétez votre profil',
  setupNotice: 'Votre nom d’utilisateur est visible des autres et ne pourra plus être modifié.',
  username: 'Nom d’utilisateur',
  usernameHint: '3 à 50 lettres, chiffres et traits de soulignement.',
  usernameNeeded: 'Choisissez un nom d’utilisateur.',
  usernameLength: 'Le nom d’utilisateur compte de 3 à 50 caractères',
  usernamePattern:
    'Le nom d’utilisateur ne peut contenir que des lettres sans accent, des chiffres et des traits de soulignement',
  usernameFixed: 'Ne peut pas être modifié.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris.',
  bio: 'Présentation',
  bioCount: 'Facultatif. {count} caractères sur {most}.',
  bioTooLong: '500 caractères au maximum.',
  complete: 'Terminer le profil',
  settingUp: 'Création du profil…',
  setupDone: 'Profil complet !',
  setupDoneText: 'Vous pouvez animer des parties.',
  setupFailed: 'Échec de la création',
  setupFailedText: 'Le profil n’a pas pu être créé. Veuillez réessayer.',

  editTitle: 'Modifier le profil',
  pictureSynced: 'Votre photo est celle de votre compte Google.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  emailFixed: 'Lié à votre compte Google.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  updated: 'Profil mis à jour',
  updatedText: 'Vos modifications sont enregistrées.',
  updateFailed: 'Échec de la mise à jour',
  updateFailedText: 'Le profil n’a pas pu être mis à jour',

  pageTitle: 'Profil et réglages',
  tabProfile: 'Profil',
  tabSettings: 'Réglages',
  changePhoto: 'Changer la photo',
  comingSoon: 'Bientôt',
  achievements: 'Succès',
  achievementsLoading: 'Chargement de vos succès…',
  achievementsFailed: 'Vos succès n’ont pas pu être chargés.',
  noAchievements: 'Aucun pour l’instant. Le premier vient avec la première partie que vous animez.',

  darkMode: 'Mode sombre',
  darkModeHint:
    'Clair sur foncé, sur tous vos appareils. Désactivé, le réglage de votre système vaut tant que vous n’avez rien choisi ici.',
  emailNotifications: 'Notifications par e-mail',
  emailHint: 'Un résumé par e-mail après chaque partie que vous avez animée.',
  noMail:
    'Cette installation n’envoie pas d’e-mails ; votre choix est conservé pour le jour où elle le fera.',
  gameNotifications: 'Notifications de partie',
  gameHint:
    'Ce navigateur vous informe de vos parties en cours quand vous êtes ailleurs : des joueurs sont arrivés, la régie n’est plus ouverte, une partie est terminée.',
  gameDenied:
    'Ce navigateur ne les autorise pas. Autorisez les notifications pour ce site dans ses réglages.',
  gameUnasked:
    'L’autorisation n’a pas encore été demandée à ce navigateur. Sans elle, vous ne les voyez que sur nos pages.',
  allowHere: 'Autoriser dans ce navigateur',
  marketingEmails: 'E-mails d’information',
  marketingHint: 'Des nouvelles de Clockbeat par e-mail, de temps en temps.',
  publicName: 'Nom dans les classements',
  publicNameHint:
    'Votre nom et ceux de vos équipes figurent dans les classements publics. Désactivé, ils y sont appelés « Player » et « Team ».',
  settingsLoading: 'Chargement de vos réglages…',
  settingsLoadFailed: 'Vos réglages n’ont pas pu être chargés.',
  settingsUpdated: 'Réglages mis à jour',
  settingsUpdatedText: 'Votre choix est enregistré.',
  settingsFailedText: 'Les réglages n’ont pas pu être mis à jour',

  endTitle: 'Supprimer le compte',
  endText: 'Définitivement, avec vos séries et vos questions. Une confirmation vous sera demandée.',
  endButton: 'Supprimer mon compte',
  endQuestion: 'Supprimer votre compte ?',
  endGoes:
    'Ce qui disparaît : votre profil et vos réglages, vos séries, questions et équipes enregistrées ; vos parties en cours s’arrêtent.',
  endStays:
    'Ce qui reste : les parties terminées et leurs résultats, pour ceux qui les ont jouées, sans votre nom comme hôte.',
  endFinal: 'C’est irréversible.',
  endConfirm: 'Supprimer définitivement',
  endKeep: 'Garder mon compte',
  endFailed: 'Votre compte n’a pas pu être supprimé. Rien n’est perdu ; veuillez réessayer.',
};
