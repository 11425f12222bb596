import type { questionsSharing as English } from '../en/questions-sharing.js';
import type { LikeSections } from '../runtime.js';

export const questionsSharing: LikeSections<typeof English> = {
  overtaken: {
    title: 'Inzwischen anderswo gespeichert',
    text: 'Dieses Set wurde gespeichert, seit du mit dem Ändern begonnen hast. Was du getippt hast, ist noch da.',
    savedAt: 'Gespeichert: {moment}.',
    savedBy: 'Gespeichert von {name}, {moment}.',
    giveWay: 'Die neuere Fassung laden',
    giveWayText:
      'Was du getippt hast, wird beiseitegelegt. Du kannst es wieder zeigen, bis du diese Seite verlässt.',
    saveOver: 'Meine darüber speichern',
    saveOverText: 'Was jetzt da ist, wird ersetzt und bleibt im Verlauf.',
    saveOverGuest: 'Was jetzt da ist, wird ersetzt.',
    later: 'Später entscheiden',
    shown: 'Es wurde inzwischen anderswo gespeichert. Das ist die neuere Fassung.',
    aside: 'Was du getippt hattest, liegt beiseite, bis du diese Seite verlässt.',
    takeBack: 'Wieder zeigen',
  },
};
