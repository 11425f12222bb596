import type { quotas as English } from '../en/quotas.js';
import type { LikeSections } from '../runtime.js';

export const quotas: LikeSections<typeof English> = {
  near: {
    runningGames: 'Du hast {used} von {most} laufenden Spielen.',
    sets: 'Du hast {used} von {most} Sets.',
    questions: 'Du hast {used} von {most} eigenen Fragen.',
    mediaBytes: 'Deine Bilder und Sounds belegen {used} von {most} MB.',
    tokens: 'Du hast {used} von {most} Zugriffstoken.',
  },
  full: {
    runningGames:
      'Du hast {used} von {most} laufenden Spielen. Beende eines, um ein neues zu erstellen; was niemand startet, endet nach 24 Stunden von selbst.',
    sets: 'Du hast {used} von {most} Sets. Lösche eines, um ein neues zu speichern.',
    questions: 'Du hast {used} von {most} eigenen Fragen. Lösche welche, um neue hinzuzufügen.',
    mediaBytes:
      'Deine Bilder und Sounds belegen {used} von {most} MB. Nimm welche aus deinen Fragen heraus: Was nirgends mehr zu sehen ist, wird nach einer Woche gelöscht.',
    tokens: 'Du hast {used} von {most} Zugriffstoken. Widerrufe eines, um ein neues zu erstellen.',
  },
  none: {
    runningGames:
      'Mit deinem Konto kannst du hier keine Spiele erstellen. Wer diese Website betreibt, kann das ändern.',
    sets: 'Mit deinem Konto kannst du hier keine Sets speichern. Wer diese Website betreibt, kann das ändern.',
    questions:
      'Mit deinem Konto kannst du hier keine eigenen Fragen hinzufügen. Wer diese Website betreibt, kann das ändern.',
    mediaBytes:
      'Mit deinem Konto kannst du hier keine Bilder und Sounds hinzufügen. Wer diese Website betreibt, kann das ändern.',
    tokens:
      'Mit deinem Konto kannst du hier keine Zugriffstoken erstellen. Wer diese Website betreibt, kann das ändern.',
  },
  refused: {
    runningGames:
      'Dein Spiel wurde nicht erstellt: Du hast {used} von {most} laufenden Spielen. Beende zuerst eines.',
    sets: 'Nichts wurde gespeichert: Du hast {used} von {most} Sets, und der Platz reicht nicht. Lösche welche, die du nicht brauchst, und speichere noch einmal.',
    questions:
      'Nichts wurde hinzugefügt: Du hast {used} von {most} eigenen Fragen, und für so viele ist kein Platz mehr. Lösche welche, oder füge weniger hinzu.',
    mediaBytes:
      'Dafür ist kein Platz: Deine Bilder und Sounds belegen {used} von {most} MB. Nimm welche aus deinen Fragen heraus; was nirgends mehr zu sehen ist, wird nach einer Woche gelöscht.',
    tokens: 'Das Token wurde nicht erstellt: Du hast {used} von {most}. Widerrufe zuerst eines.',
    playersPerGame: 'In einem Spiel von dir können höchstens {most} mitspielen. Wähle nicht mehr.',
  },
  refusedHere: {
    runningGames:
      'Dein Spiel wurde nicht erstellt: Hier laufen so viele Spiele, wie diese Website zulässt. Versuch es später noch einmal, oder sag den Betreibern Bescheid.',
    mediaBytes: 'Diese Website hat keinen Platz für weitere Bilder und Sounds. Sag den Betreibern Bescheid.',
  },
};
