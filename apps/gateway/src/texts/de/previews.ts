import type { LikeSections } from '@clockbeat/domain';
import type { previews as English } from '../en/previews.js';

export const previews: LikeSections<typeof English> = {
  preview: {
    home: 'Fordere Freunde heraus, schlag die Uhr, hol dir Platz 1. Starte ein Live-Quiz oder spiel mit, wann du willst.',
    invitation: 'Spiel mit beim Quiz',
    invitationText: 'Gib deinen Namen ein und spiel mit. Der Code ist {code}.',
    otherTable: 'Ein Quiz nach anderen Regeln',
    otherTableText: 'Wer nach anderen Regeln Platz 1 geholt hätte: beide Tabellen nebeneinander.',
    sharedSet: 'Ein Set mit Quizfragen',
    sharedSetText: 'Sieh dir die Fragen an, kopiere sie und hoste ein Spiel damit.',
  },
  shortcuts: {
    join: 'Mitspielen',
    start: 'Quiz starten',
    practise: 'Allein üben',
  },
};
