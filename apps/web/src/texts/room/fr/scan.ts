import type { LikeSection } from '../../runtime.js';
import type { scan as English } from '../en/scan.js';

export const scan: LikeSection<typeof English> = {
  title: 'Scanner un code',
  lead: 'Placez dans le cadre le code affiché par votre hôte.',
  video: 'Ce que voit la caméra',
  starting: 'La caméra démarre…',
  looking: 'Recherche d’un code…',
  found: '{code} trouvé',
  unavailable: 'Accès à la caméra refusé ou impossible. Veuillez saisir le code à la main.',
  refused: 'Vous pouvez autoriser la caméra pour cette page dans les réglages de votre navigateur.',
  missing: 'Aucune caméra n’a été trouvée sur cet appareil.',
  taken: 'Une autre application utilise la caméra. Fermez-la et rouvrez cette page.',
  insecure:
    'Les navigateurs n’ouvrent la caméra que sur les adresses https. L’appareil photo de votre téléphone lit tout de même le code.',
  byHand: 'Ou saisissez le code',
  code: 'Code',
  go: 'Continuer',
  checking: 'Vérification…',
  badCode: 'Code manquant ou non valable.',
  samples: 'Pour essayer, ces codes de démonstration fonctionnent toujours :',
};
