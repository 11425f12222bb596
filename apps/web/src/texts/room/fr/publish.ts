import type { LikeSection } from '../../runtime.js';
import type { publish as English } from '../en/publish.js';

export const publish: LikeSection<typeof English> = {
  title: 'Partager et lancer',
  lead: 'Les joueurs scannent le code, ou le saisissent sur {address}.',
  joinCode: 'Code d’accès',
  ready: { one: '{count} question prête', other: '{count} questions prêtes' },
  estimated: { one: 'Environ {count} minute', other: 'Environ {count} minutes' },
  copyCode: 'Copier le code',
  copyLink: 'Copier le lien',
  share: 'Partager…',
  copied: 'Copié',
  codeCopied: 'Code d’accès copié !',
  linkCopied: 'Lien d’accès copié !',
  instructions: 'Comment ça se passe',
  step1: 'Montrez cet écran ou envoyez le lien.',
  step2: 'Les joueurs saisissent un nom et attendent dans le salon.',
  step3: '« Lancer la partie » ouvre votre régie. Le chrono démarre quand vous le décidez.',
  startGame: 'Lancer la partie',
  alreadyOver: 'Cette partie est terminée.',
};
