import type { questionsFormats as English } from '../en/questions-formats.js';
import type { LikeSections } from '../runtime.js';

export const questionsFormats: LikeSections<typeof English> = {
  formats: {
    readAs: 'Erkanntes Format: {format}.',
    aiken: 'Aiken',
    gift: 'GIFT',
    openTrivia: 'Open Trivia DB',
    plain: 'einfacher Text',
    kahoot: 'Kahoot-Tabelle',
    notCarried: 'Was nicht mitkommt',
    matching: {
      one: '{count} Zuordnungsfrage weggelassen',
      other: '{count} Zuordnungsfragen weggelassen',
    },
    essay: { one: '{count} Freitextaufgabe weggelassen', other: '{count} Freitextaufgaben weggelassen' },
    description: {
      one: '{count} Text ohne Frage weggelassen',
      other: '{count} Texte ohne Frage weggelassen',
    },
    feedback: {
      one: '{count} Kommentar zu einer Antwort weggelassen: Eine Frage hat nur eine Erklärung',
      other: '{count} Kommentare zu Antworten weggelassen: Eine Frage hat nur eine Erklärung',
    },
    longExplanation: {
      one: '{count} Erklärung mit mehr als 300 Zeichen weggelassen, ihre Frage bleibt',
      other: '{count} Erklärungen mit mehr als 300 Zeichen weggelassen, ihre Fragen bleiben',
    },
    partial: {
      one: '{count} Antwort, die einen Teil der Punkte wert ist, zählt als falsch',
      other: '{count} Antworten, die einen Teil der Punkte wert sind, zählen als falsch',
    },
    otherNumber: {
      one: '{count} weitere richtige Zahl weggelassen: Eine Frage hat nur eine',
      other: '{count} weitere richtige Zahlen weggelassen: Eine Frage hat nur eine',
    },
    wildcard: {
      one: '{count} Antwort mit * für beliebige Buchstaben weggelassen',
      other: '{count} Antworten mit * für beliebige Buchstaben weggelassen',
    },
    picture: {
      one: '{count} Bild weggelassen. Im Formular der Frage lässt es sich hinzufügen.',
      other: '{count} Bilder weggelassen. In den Formularen der Fragen lassen sie sich hinzufügen.',
    },
    seconds: {
      one: '{count} Zeit außerhalb von 5 bis 120 Sekunden weggelassen, ihre Frage bleibt',
      other: '{count} Zeiten außerhalb von 5 bis 120 Sekunden weggelassen, ihre Fragen bleiben',
    },
    noAnswerLine:
      'Nach den Optionen fehlt die Zeile „ANSWER:“. Ergänze sie mit dem Buchstaben der richtigen Antwort.',
    answerAlone: 'Über diesem „ANSWER:“ stehen keine Frage und keine Optionen.',
    unknownLetter: 'Zu dem, was dieses „ANSWER:“ nennt, gibt es keine Option.',
    letterTwice: 'Zwei Optionen haben denselben Buchstaben.',
    braceOpen:
      'Eine geschweifte Klammer ist nicht geschlossen. Schließ sie, oder setze \\ vor eine, die zum Text gehört.',
    braceAlone: 'Eine geschweifte Klammer schließt nichts. Setze \\ vor eine, die zum Text gehört.',
    noBlankLine:
      'Zweimal stehen Antworten in geschweiften Klammern. Setze eine Leerzeile zwischen zwei Fragen.',
    giftSyntax:
      'Die Antworten in den geschweiften Klammern entsprechen nicht GIFT. Setze \\ vor = ~ #, die zum Text gehören.',
    badEntry: 'Es fehlt question, correct_answer oder incorrect_answers.',
    badJson: 'Das JSON ist nicht vollständig. Kopiere alles, von der ersten bis zur letzten Klammer.',
    noResults: 'Darin stehen keine Ergebnisse.',
    tooManyOptions: 'Es sind mehr als sechs Optionen.',
    tooLong: 'Das ist viel zu lang für eine Frage. Vielleicht fehlt eine Leerzeile.',
    json: 'JSON',
    moodle: 'Moodle XML',
    otherKind: {
      one: '{count} Frage eines Typs, den es hier nicht gibt, weggelassen',
      other: '{count} Fragen von Typen, die es hier nicht gibt, weggelassen',
    },
    noQuestions: 'Darin steht keine Liste von Fragen.',
    tooDeep: 'Hier ist zu viel ineinander verschachtelt. Keine Datei mit Fragen braucht das.',
    badXml: 'Ab hier ist das kein vollständiges XML. Exportiere die Datei noch einmal.',
    doctype: 'Die Datei enthält einen DOCTYPE, den kein Export von Moodle hat. Entferne ihn.',
    jsonText: 'Ein Set, wie es hier heruntergeladen wird, samt Bildern, oder wie ein Assistent es schreibt.',
    moodleText: 'Bilder kommen mit. Bewertungen, Abzüge, Zuordnungen und Freitexte bleiben weg.',
    promptTitle: 'Von einem Assistenten schreiben lassen',
    promptLead: 'Kopiere diesen Text, setze dein Thema ein und füge die Antwort hier ein.',
    promptCopy: 'Text kopieren',
    promptAlert: 'Der Text ist kopiert.',
    prompt:
      'Schreibe 10 Quizfragen über [dein Thema], auf [deine Sprache]. Antworte nur mit JSON in der Form unten. „right“ wiederholt den Text dessen, was richtig ist. Die Typen (kind) sind single, multi, typed, number, order und poll.',
    download: 'Herunterladen',
    downloadOne: '{title} herunterladen',
    downloadTitle: 'Dieses Set herunterladen',
    jsonNote: 'Alles, auch Bilder und Sounds. Kommt zurück, wie es war.',
    tableNote: 'Ohne Bilder und Sounds.',
    moodleNote: 'Ohne Sounds, Umfragen, Wortwolken, Stufen und Zeiten.',
    qtiNote: 'Mit Bildern und Sounds. Ohne Schieberegler und ohne Punkte für fast Richtiges.',
    giftNote: 'Ohne Bilder, Sounds, Reihenfolgen, Umfragen, Wortwolken, Stufen und Zeiten.',
    downloadFailed: 'Das Set ließ sich nicht herunterladen. Versuch es noch einmal.',
    close: 'Schließen',
    true: 'Wahr',
    false: 'Falsch',
    nothingRead: 'Keine Frage aus {name} ist verwendbar.',
    unknown:
      'Das Format von {name} ist hier nicht bekannt. Setze * vor jede richtige Antwort, oder nimm eines der Formate unten.',
    tooSlow: '{name} zu lesen dauert zu lange. Teile die Datei in mehrere auf.',
    question: 'Frage',
    paste: 'Text einfügen',
    pasteLabel: 'Deine Fragen',
    pasteHint:
      'Eine Frage, pro Zeile eine Option, * vor dem, was richtig ist, dann eine Leerzeile. Oder eines der Formate unten.',
    read: 'Text lesen',
    stopPasting: 'Lieber eine Datei wählen',
    pasted: 'Eingefügter Text',
    othersTitle: 'Dateien anderer Programme',
    othersLead: 'Das Format wird beim Lesen erkannt. Was keine Kategorie nennt, bekommt den Namen der Datei.',
    aikenText: 'Optionen mit Buchstaben, darunter ANSWER: B.',
    giftText: 'So, wie Moodle es exportiert. Zuordnungsfragen und Freitextaufgaben werden weggelassen.',
    openTriviaText: 'Das JSON der API, in jeder Kodierung.',
    plainName: 'Einfacher Text',
    plainText:
      'Fragen mit einer Leerzeile dazwischen, * vor dem, was richtig ist. Wo es vor allen Zeilen steht, werden die Antworten getippt.',
    kahootName: 'Kahoot',
    kahootText: 'Die Tabelle für Fragen (.xlsx), ausgefüllt.',
  },
};
