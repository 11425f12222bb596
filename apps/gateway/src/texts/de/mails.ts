import type { LikeSections } from '@clockbeat/domain';
import type { mails as English } from '../en/mails.js';

export const mails: LikeSections<typeof English> = {
  summary: {
    subject: 'So lief dein Spiel: {title}',
    finished: 'Beendet',
    players: 'Spieler',
    winner: 'Platz 1',
    nobody: 'niemand',
    winningTeam: 'Siegerteam',
    hardest: 'Die schwersten Fragen',
    allResults: 'Alle Ergebnisse',
    settings: 'Einstellungen',
    why: 'Du bekommst diese E-Mail, weil die Benachrichtigungen per E-Mail eingeschaltet sind. Ausschalten kannst du sie in deinen Einstellungen:',
    fact: '{name}: {value}',
    more: '{names} und {count} weitere',
    points: { one: '{names}, {count} Punkt', other: '{names}, {count} Punkte' },
    right: '{question} ({answer}; {percent}\u202f% lagen richtig)',
  },
  noSummaries: {
    title: 'Abbestellen',
    question: 'Keine Zusammenfassungen per E-Mail mehr?',
    promise: 'Wir schreiben dir nach deinen Spielen nicht mehr.',
    button: 'Abbestellen',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownText:
      'Zu ihm gehört kein Konto. Die Benachrichtigungen per E-Mail lassen sich auch in deinen Einstellungen ausschalten.',
    done: 'Abbestellt',
    doneText:
      'Wir schreiben dir nach deinen Spielen nicht mehr. Möchtest du wieder Zusammenfassungen, dann schalte in deinen Einstellungen die Benachrichtigungen per E-Mail ein.',
  },
  leagueMail: {
    subject: '{league}: die Tabelle nach dem Abend',
    night: 'Nach „{night}“, {moment}',
    leader: '{name} führt.',
    newLeader: 'Jetzt führt {name}.',
    place: 'Platz',
    name: 'Name',
    points: 'Punkte',
    thisNight: 'Dieser Abend',
    missed: 'nicht da',
    more: {
      one: '… und ein weiterer Name',
      other: '… und {count} weitere',
    },
    whole: 'Die ganze Tabelle',
    whyHost: 'Du bekommst diese E-Mail, weil du diese Liga leitest.',
    whyMember:
      'Du bekommst diese E-Mail, weil du in dieser Liga einen Namen trägst und auf ihrer Seite darum gebeten hast.',
    stop: 'Keine E-Mails dieser Liga mehr',
  },
  noLeagueMails: {
    title: 'Abbestellen',
    question: 'Keine E-Mails dieser Liga mehr?',
    promise: 'Wir schreiben dir nach ihren Abenden nicht mehr.',
    button: 'Abbestellen',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownText: 'Zu ihm gehört keine Liga mehr, oder kein Konto.',
    done: 'Abbestellt',
    doneText:
      'Wir schreiben dir nach den Abenden dieser Liga nicht mehr. Auf ihrer Seite kannst du die E-Mails wieder bestellen.',
  },
  reminder: {
    subject: 'Noch offen: {title}',
    text: 'Du hast das begonnen und noch nicht beendet. Es schließt am {moment}.',
    goOn: 'Weitermachen',
    why: 'Du bekommst diese E-Mail, weil du es mit deinem Konto begonnen hast und Erinnerungen dafür eingeschaltet sind.',
    stop: 'Keine solchen E-Mails mehr',
  },
  noReminders: {
    title: 'Abbestellen',
    question: 'Keine E-Mails zu Spielen, Ligen und Aufgaben mehr?',
    promise:
      'Die Benachrichtigungen per E-Mail deines Kontos werden ausgeschaltet: keine Zusammenfassungen, keine Tabellen, keine Erinnerungen.',
    button: 'Abbestellen',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownText:
      'Zu ihm gehört kein Konto. Die Benachrichtigungen per E-Mail lassen sich auch in deinen Einstellungen ausschalten.',
    done: 'Abbestellt',
    doneText:
      'Die Benachrichtigungen per E-Mail sind aus. In deinen Einstellungen kannst du sie wieder einschalten.',
  },
  news: {
    subject: 'Bitte bestätigen: Neues von {installation}',
    lead: 'Jemand hat unseren Newsletter für diese Adresse bestellt. Wenn du das warst, bestätige es innerhalb einer Woche:',
    link: 'Bestätigen',
    ignore: 'Wenn nicht, brauchst du nichts zu tun: Nichts ändert sich, und wir schreiben nicht noch einmal.',
    question: 'Unseren Newsletter bekommen?',
    button: 'Ja, schreibt mir',
    done: 'Du hast den Newsletter abonniert',
    doneText: 'In jeder E-Mail steht ein Link zum Abbestellen.',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownText:
      'Hier wartet nichts auf eine Bestätigung. Auf unserer Startseite kannst du den Newsletter neu abonnieren.',
    aboutAll: 'Über alles.',
    about: 'Über: {interests}.',
  },
  noNews: {
    title: 'Abbestellen',
    question: 'Den Newsletter abbestellen?',
    promise: 'Wir schreiben dir nicht mehr.',
    button: 'Abbestellen',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownText: 'Zu ihm gehört kein Abonnement. Nimm den Link aus der neuesten E-Mail.',
    done: 'Abbestellt',
    doneText: 'Wir schreiben dir nicht mehr. Auf unserer Startseite kannst du den Newsletter neu abonnieren.',
  },
};
