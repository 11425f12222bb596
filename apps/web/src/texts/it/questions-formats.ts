import type { questionsFormats as English } from '../en/questions-formats.js';
import type { LikeSections } from '../runtime.js';

export const questionsFormats: LikeSections<typeof English> = {
  formats: {
    readAs: 'Letto come {format}.',
    aiken: 'Aiken',
    gift: 'GIFT',
    openTrivia: 'Open Trivia DB',
    plain: 'testo semplice',
    kahoot: 'foglio di calcolo Kahoot',
    notCarried: 'Che cosa non viene importato',
    matching: {
      one: '{count} domanda di abbinamento lasciata fuori',
      other: '{count} domande di abbinamento lasciate fuori',
    },
    essay: { one: '{count} tema lasciato fuori', other: '{count} temi lasciati fuori' },
    description: {
      one: '{count} testo senza domanda lasciato fuori',
      other: '{count} testi senza domanda lasciati fuori',
    },
    feedback: {
      one: '{count} commento a una risposta lasciato fuori: una domanda ha una sola spiegazione',
      other: '{count} commenti a risposte lasciati fuori: una domanda ha una sola spiegazione',
    },
    longExplanation: {
      one: '{count} spiegazione di oltre 300 caratteri lasciata fuori, la sua domanda resta',
      other: '{count} spiegazioni di oltre 300 caratteri lasciate fuori, le loro domande restano',
    },
    partial: {
      one: '{count} risposta che vale parte dei punti conta come sbagliata',
      other: '{count} risposte che valgono parte dei punti contano come sbagliate',
    },
    otherNumber: {
      one: '{count} altro numero giusto lasciato fuori: una domanda ne ha uno',
      other: '{count} altri numeri giusti lasciati fuori: una domanda ne ha uno',
    },
    wildcard: {
      one: '{count} risposta con * al posto di lettere qualsiasi lasciata fuori',
      other: '{count} risposte con * al posto di lettere qualsiasi lasciate fuori',
    },
    picture: {
      one: '{count} immagine lasciata fuori. Si può aggiungere nel modulo della domanda.',
      other: '{count} immagini lasciate fuori. Si possono aggiungere nei moduli delle domande.',
    },
    seconds: {
      one: '{count} limite di tempo non tra 5 e 120 secondi lasciato fuori, la sua domanda resta',
      other: '{count} limiti di tempo non tra 5 e 120 secondi lasciati fuori, le loro domande restano',
    },
    noAnswerLine:
      'Dopo le opzioni non c’è una riga «ANSWER:». Aggiungine una con la lettera di ciò che è giusto.',
    answerAlone: 'Sopra questo «ANSWER:» non ci sono né domanda né opzioni.',
    unknownLetter: 'Nessuna opzione ha ciò che indica questo «ANSWER:».',
    letterTwice: 'Due opzioni hanno la stessa lettera.',
    braceOpen: 'Una graffa non è chiusa. Chiudila, o metti \\ davanti a quella che fa parte del testo.',
    braceAlone: 'Una graffa non chiude niente. Metti \\ davanti a quella che fa parte del testo.',
    noBlankLine: 'Ci sono due volte risposte tra graffe. Metti una riga vuota tra due domande.',
    giftSyntax:
      'Le risposte tra graffe non sono come le vuole GIFT. Metti \\ davanti a = ~ # che fanno parte del testo.',
    badEntry: 'Manca question, correct_answer o incorrect_answers.',
    badJson: 'Questo JSON non è completo. Copialo tutto, dalla prima parentesi all’ultima.',
    noResults: 'Non contiene results.',
    tooManyOptions: 'Ha più di sei opzioni.',
    tooLong: 'È troppo lunga per una domanda. Forse manca una riga vuota.',
    json: 'JSON',
    moodle: 'Moodle XML',
    otherKind: {
      one: '{count} domanda di un tipo che qui non esiste lasciata fuori',
      other: '{count} domande di tipi che qui non esistono lasciate fuori',
    },
    noQuestions: 'Non contiene un elenco di domande.',
    tooDeep: 'Qui ci sono troppe cose una dentro l’altra. A nessun file di domande serve.',
    badXml: 'Da qui in poi questo XML non è completo. Esporta di nuovo il file.',
    doctype: 'Dichiara un DOCTYPE, che nessuna esportazione di Moodle ha. Toglilo.',
    jsonText: 'Un set come si scarica qui, con le sue immagini, o come lo scrive un assistente.',
    moodleText: 'Le immagini vengono importate. Voti, penalità, domande di abbinamento e temi restano fuori.',
    promptTitle: 'Falle scrivere a un assistente',
    promptLead: 'Copia questa richiesta, mettici il tuo argomento e incolla qui la risposta.',
    promptCopy: 'Copia richiesta',
    promptAlert: 'La richiesta è copiata.',
    prompt:
      'Scrivi 10 domande da quiz su [il tuo argomento], in [la tua lingua]. Rispondi solo con JSON, nella forma qui sotto. «right» ripete il testo di ciò che è giusto. I tipi (kind) sono single, multi, typed, number, order e poll.',
    download: 'Scarica',
    downloadOne: 'Scarica {title}',
    downloadTitle: 'Scarica questo set',
    jsonNote: 'Tutto, con immagini e suoni. Torna com’era.',
    tableNote: 'Senza immagini e suoni.',
    moodleNote: 'Senza suoni, sondaggi, nuvole di parole, livelli e limiti di tempo.',
    qtiNote: 'Con immagini e suoni. Senza cursori né punti per ciò che è quasi giusto.',
    giftNote:
      'Senza immagini, suoni, domande da ordinare, sondaggi, nuvole di parole, livelli e limiti di tempo.',
    downloadFailed: 'Non è stato possibile scaricare il set. Riprova.',
    close: 'Chiudi',
    true: 'Vero',
    false: 'Falso',
    nothingRead: 'In {name} nessuna domanda si può usare.',
    unknown:
      '{name} non è in un formato conosciuto qui. Metti * davanti a ogni risposta giusta, o usa uno dei formati qui sotto.',
    tooSlow: 'Leggere {name} richiede troppo tempo. Dividilo in più file.',
    question: 'Domanda',
    paste: 'Incolla testo',
    pasteLabel: 'Le tue domande',
    pasteHint:
      'Una domanda, le sue opzioni una per riga, * davanti a ciò che è giusto, poi una riga vuota. O uno dei formati qui sotto.',
    read: 'Leggi testo',
    stopPasting: 'Scegli invece un file',
    pasted: 'Testo incollato',
    othersTitle: 'File di altri programmi',
    othersLead:
      'Il formato di un file si riconosce alla lettura. Ciò che non indica una categoria prende il nome del file.',
    aikenText: 'Opzioni con lettere, e sotto ANSWER: B.',
    giftText: 'Come lo esporta Moodle. Domande di abbinamento e temi restano fuori.',
    openTriviaText: 'Il JSON della sua API, in qualsiasi codifica.',
    plainName: 'Testo semplice',
    plainText:
      'Domande separate da una riga vuota, * davanti a ciò che è giusto. Dove ce l’hanno tutte le righe, la risposta va scritta.',
    kahootName: 'Kahoot',
    kahootText: 'Il suo foglio di calcolo per le domande (.xlsx), compilato.',
  },
};
