import type { Language } from '@clockbeat/domain';

type InLanguages = Readonly<Record<Language, string>>;

/** Where a browser keeps it. */
export type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache';

export interface KeptInBrowser {
  /** As it stands in the browser; a `*` stands for letters that change. */
  readonly name: string;
  readonly place: Place;
  readonly purpose: InLanguages;
  readonly lifetime: InLanguages;
}

const untilDeleted: InLanguages = {
  en: 'until the data of this site is deleted in the browser',
  fr: 'jusqu’à la suppression des données du site dans le navigateur',
};
const thisTab: InLanguages = { en: 'until the tab is closed', fr: 'jusqu’à la fermeture de l’onglet' };

const local = (
  name: string,
  en: string,
  fr: string,
  lifetime: InLanguages = untilDeleted,
): KeptInBrowser => ({
  name,
  place: 'localStorage',
  purpose: { en, fr },
  lifetime,
});
const tab = (name: string, en: string, fr: string): KeptInBrowser => ({
  name,
  place: 'sessionStorage',
  purpose: { en, fr },
  lifetime: thisTab,
});

const session: Omit<KeptInBrowser, 'name'> = {
  place: 'cookie',
  purpose: {
    en: 'Who is signed in. Set when somebody begins to sign in, and not before.',
    fr: 'Qui est connecté. Créé au début d’une connexion, pas avant.',
  },
  lifetime: {
    en: '10 minutes; 30 days once signed in, from the last visit',
    fr: '10 minutes\u202f; 30 jours une fois connecté, depuis la dernière visite',
  },
};

/**
 * Everything that we keep in a browser. All of it is needed for what its person does here; nothing counts or follows anybody.
 * A test looks for what the code keeps and this list does not name, and the other way round.
 */
export const keptInBrowsers: readonly KeptInBrowser[] = [
  { name: 'clockbeat.sid', ...session },
  { name: '__Host-clockbeat.sid', ...session },
  {
    name: 'clockbeat.browser',
    place: 'cookie',
    purpose: {
      en: 'A random number by which a game knows this browser, so that a player who was removed stays out.',
      fr: 'Un nombre aléatoire par lequel une partie reconnaît ce navigateur, pour qu’une personne exclue le reste.',
    },
    lifetime: { en: 'one day', fr: 'un jour' },
  },
  {
    name: 'io',
    place: 'cookie',
    purpose: {
      en: 'Which server a running game’s connection leads to.',
      fr: 'Vers quel serveur mène la connexion à une partie en cours.',
    },
    lifetime: { en: 'until the browser is closed', fr: 'jusqu’à la fermeture du navigateur' },
  },
  {
    name: 'clockbeat.acted',
    place: 'cookie',
    purpose: {
      en: 'That something was just changed, so that the next list shows it.',
      fr: 'Qu’un changement vient d’avoir lieu, pour que la liste suivante le montre.',
    },
    lifetime: { en: '10 seconds', fr: '10 secondes' },
  },

  local('clockbeat.language', 'The language that was chosen here.', 'La langue choisie ici.'),
  local('clockbeat.theme', 'Light or dark, if it was chosen.', 'Clair ou sombre, si c’est un choix.'),
  local('clockbeat.sound', 'Whether sounds are on.', 'Si les sons sont activés.'),
  local('clockbeat.letterKeys', 'Whether single keys answer.', 'Si les touches seules répondent.'),
  local(
    'clockbeat.seats',
    'The seats in games: the name that was typed, the team, the code, and the random key of the seat. With it one comes back.',
    'Les places dans des parties\u202f: le nom saisi, l’équipe, le code et la clé aléatoire de la place. Elle permet de revenir.',
  ),
  local(
    'clockbeat.goneAlong',
    'Which games this browser was led on to.',
    'Vers quelles parties suivantes ce navigateur est déjà allé.',
  ),
  local(
    'clockbeat.receipts',
    'Receipts of one’s own answers, for the last 20 games.',
    'Les reçus de ses propres réponses, pour les 20 dernières parties.',
  ),
  local(
    'clockbeat.soloResult',
    'The result of the last game alone.',
    'Le résultat de la dernière partie en solo.',
  ),
  local(
    'clockbeat.user',
    'Who was signed in: name and address, so that the page does not jump.',
    'Qui était connecté\u202f: nom et adresse, pour que la page ne saute pas.',
    { en: 'until nobody is signed in', fr: 'jusqu’à la déconnexion' },
  ),
  local(
    'clockbeat.appState',
    'The basket: questions that were chosen for a game.',
    'Le panier\u202f: les questions choisies pour une partie.',
  ),
  local(
    'clockbeat.currentGame',
    'Which game is being prepared or led here.',
    'Quelle partie est préparée ou animée ici.',
  ),
  local('clockbeat.currentTeam', 'Which team is at work here.', 'Quelle équipe travaille ici.'),
  local(
    'clockbeat.pendingGame',
    'Questions that wait for their team.',
    'Des questions qui attendent leur équipe.',
  ),
  local(
    'clockbeat.rules',
    'The rules chosen for the next game.',
    'Les règles choisies pour la prochaine partie.',
  ),
  local(
    'clockbeat.customDraft',
    'Questions of one’s own that are being written.',
    'Ses propres questions en cours d’écriture.',
  ),
  local('clockbeat.ownTriviaDraft', 'The same, for a quiz of one’s own.', 'De même, pour son propre quiz.'),
  local(
    'clockbeat.setEdit',
    'Changes to saved sets that are not sent yet.',
    'Des changements de séries enregistrées, pas encore envoyés.',
  ),
  local('clockbeat.savedGames', 'Games that were saved here.', 'Les parties enregistrées ici.'),
  local(
    'clockbeat.guestSessionId',
    'A random number under which sets are kept without an account.',
    'Un nombre aléatoire sous lequel des séries sont gardées sans compte.',
    { en: 'until a sign-in takes the sets over', fr: 'jusqu’à ce qu’une connexion reprenne les séries' },
  ),
  local(
    'clockbeat.keyCovered',
    'Whether a host’s panel hides the right answers.',
    'Si le panneau de l’hôte cache les bonnes réponses.',
  ),
  local(
    'clockbeat.stageSound',
    'Sound of the big screen: on or off, how loud.',
    'Le son du grand écran\u202f: activé ou non, et son volume.',
  ),
  local(
    'clockbeat.tv',
    'A random key by which this browser is known as a TV. Only on TVs.',
    'Une clé aléatoire qui fait reconnaître ce navigateur comme téléviseur. Sur les téléviseurs seulement.',
  ),
  local(
    'clockbeat.tvEnd',
    'Which game’s end stands on this TV.',
    'La fin de quelle partie est affichée sur ce téléviseur.',
  ),

  tab('clockbeat.joinCode', 'The code of a link that was opened.', 'Le code d’un lien ouvert.'),
  tab('clockbeat.draft', 'What is being typed as an answer.', 'La réponse en cours de saisie.'),
  tab(
    'clockbeat.unheard',
    'Answers that could not be sent yet.',
    'Des réponses qui n’ont pas encore pu être envoyées.',
  ),
  tab(
    'clockbeat.seats',
    'The seat in a game that is played alone.',
    'La place dans une partie jouée en solo.',
  ),
  tab(
    'clockbeat.selection',
    'Questions that are ticked and not in the basket yet.',
    'Les questions cochées, pas encore dans le panier.',
  ),
  tab('clockbeat.coHostLink', 'The co-host’s link that was opened.', 'Le lien de co-animation ouvert.'),
  tab(
    'clockbeat.reloadedAt',
    'When a page was loaded again by itself, so that it is not loaded for ever.',
    'Quand une page s’est rechargée d’elle-même, pour que cela ne dure pas.',
  ),

  {
    name: 'clockbeat-*',
    place: 'cache',
    purpose: {
      en: 'The program of these pages and one empty page, so that it opens without a network. Only over https.',
      fr: 'Le programme de ces pages et une page vide, pour ouvrir sans réseau. Seulement en https.',
    },
    lifetime: { en: 'until the next version', fr: 'jusqu’à la version suivante' },
  },
];
