import type { LikeSection } from '../../runtime.js';
import type { insights as English } from '../en/insights.js';

export const insights: LikeSection<typeof English> = {
  title: 'Analyses',
  lead: 'Ce que vos parties terminées disent de la prochaine.',
  period: 'Période',
  '4w': '4 semaines',
  '12w': '12 semaines',
  all: 'Toujours',
  failedTitle: 'Impossible de charger vos analyses',
  failedText: 'Vos analyses n’ont pas pu être chargées.',
  emptyTitle: 'Encore rien à comparer',
  emptyText:
    'Aucune partie ne s’est terminée pendant cette période. Menez trois parties à leur fin : cette page montrera qui revient, quelles questions sont trop difficiles et combien de temps il faut à votre salle.',
  showAll: 'Afficher toutes les parties',
  few: {
    one: '{count} partie pour l’instant. À partir de trois, on peut se fier à ces chiffres.',
    other: '{count} parties pour l’instant. À partir de trois, on peut se fier à ces chiffres.',
  },
  capped: 'Les {count} parties les plus récentes sur {all}.',
  percent: '{percent} %',

  figures: 'En bref',
  games: 'Parties',
  perGame: 'Joueurs par partie',
  rightShare: 'Réponses justes',

  comes: 'Qui vient',
  comesText: '{mean} joueurs par partie en moyenne, {most} à la plus remplie : « {title} ».',
  trendMore:
    'Il en vient davantage : {later} par partie dans la moitié la plus récente, {earlier} dans la plus ancienne.',
  trendFewer:
    'Il en vient moins : {later} par partie dans la moitié la plus récente, {earlier} dans la plus ancienne.',
  back: {
    one: '{count} joueur était connecté ; parmi eux, {returning} avait déjà joué avec vous. Les autres ne peuvent pas être reconnus.',
    other:
      '{count} joueurs étaient connectés ; parmi eux, {returning} avaient déjà joué avec vous. Les autres ne peuvent pas être reconnus.',
  },
  backNobody: 'Personne n’était connecté : impossible de savoir qui revient.',
  cameBack: 'De retour, connectés',
  everybodyElse: 'Tous les autres',
  when: 'Quand',
  players: 'Joueurs',
  weekOf: 'Semaine du {day}',

  doubt: 'À vérifier',
  doubtText:
    'La plupart des réponses portent sur la même option fausse. La clé est-elle la bonne ? Si oui, voilà un beau piège.',
  doubtNone: 'Aucune option fausse n’a attiré plus de la moitié des réponses. Vos clés semblent justes.',
  key: 'Clé',
  mostChose: 'Le plus choisi',
  chosenBy: '{part} sur {count}',
  ranked: 'Trop difficile, trop facile',
  rankedText:
    'Les questions selon leurs réponses justes, à partir de {fewest} réponses. Chacune mène à la dernière partie qui l’a posée.',
  rankedNone: 'Il faut {fewest} réponses à une question pour la classer, et quelques autres à côté d’elle.',
  hardest: 'Les plus difficiles',
  easiest: 'Les plus faciles',
  rightOf: '{right} justes sur {count}',
  inGames: { one: '{count} partie', other: '{count} parties' },

  pace: 'La rapidité des réponses',
  paceText:
    'La moitié des réponses arrive en {half} s, neuf sur dix en {most} s. Le chronomètre est réglé sur {limit} s.',
  paceGenerous: 'C’est généreux : {percent} % sont arrivées en {seconds} s.',
  paceTight: 'C’est juste : {percent} % sont arrivées dans le dernier dixième du temps.',
  paceFits: 'Cela convient à votre salle.',
  paceFew: 'Il y a peu de réponses : attendez-en d’autres avant de changer le chronomètre.',
  paceMissed: 'Dans {percent} % des cas, un joueur n’a pas répondu.',
  paceLimit: 'Temps par question',
  paceHalf: 'la moitié',
  paceMost: 'neuf sur dix',
  paceSoFar: 'Réponses reçues',
  seconds: '{seconds} s',
  time: 'Temps',

  stays: 'Qui reste',
  staysAll: 'Tout le monde répond encore à la question {number}.',
  staysText: '{percent} % des joueurs répondent encore à la question {number}.',
  staysDrop:
    'La plus grande perte suit la question {number} : {percent} % des joueurs. Une pause ou une question facile peut alors les retenir.',
  staysNoDrop: 'Ils partent un à un ; aucune question ne les fait fuir.',
  staysWho:
    'Les joueurs qui ont répondu au moins une fois, tant qu’ils répondent à cette question ou à une suivante.',
  staysNone: 'Personne n’a encore répondu.',
  stillThere: 'Répondent encore',
  question: 'Question',

  decides: 'La vitesse décide-t-elle ?',
  decidesNever: 'Non. Dans aucune de ces parties, quelqu’un n’en savait plus que le vainqueur.',
  decidesText: {
    one: 'Dans {count} partie sur {games}, quelqu’un en savait plus que le vainqueur, mais a été plus lent.',
    other:
      'Dans {count} parties sur {games}, quelqu’un en savait plus que le vainqueur, mais a été plus lent.',
  },
  decidesSelf: 'Sans le bonus de rapidité, un autre nom l’aurait emporté.',
  decidesTie: {
    one: 'Dans {count} autre, plusieurs en savaient autant et la vitesse les a départagés.',
    other: 'Dans {count} autres, plusieurs en savaient autant et la vitesse les a départagés.',
  },
  decidesNone: 'Il faut une partie avec deux joueurs et un vainqueur.',
  decidedBy: 'Ce qui a décidé',
  knowledge: 'En savait le plus',
  tie: 'En savait autant, plus rapide',
  speed: 'En savait moins, plus rapide',
};
