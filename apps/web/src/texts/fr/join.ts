import type { join as English } from '../en/join.js';
import type { LikeSection } from '../runtime.js';

export const join: LikeSection<typeof English> = {
  title: 'Rejoindre une partie',
  lead: 'Saisissez le code affiché par votre hôte, et le nom sous lequel vous voulez jouer.',
  code: 'Code d’équipe',
  codeHint: '6 lettres et chiffres',
  name: 'Nom affiché',
  teamName: 'Votre équipe',
  submit: 'Rejoindre',
  joining: 'Entrée en cours…',
  required: 'Ce champ est obligatoire.',
  badCode: 'Format de code non valable. Un code compte 4 à 8 caractères, lettres et chiffres uniquement.',
  nameTooLong: '50 caractères au maximum.',
  found: 'Vous rejoignez {title}',
  foundWaiting: '{title} n’a pas encore de partie ouverte. Vous entrerez dès qu’il y en aura une.',
  foundFinished: 'Cette partie est terminée. Demandez un nouveau code à votre hôte.',
  foundDemo: 'Une partie de démonstration qui démarre seule, sans hôte.',
  scan: 'Scanner le code',
  again: 'Revenir sous le nom {name}',
  noSeat: 'Rejoignez d’abord la partie avec son code.',
};
