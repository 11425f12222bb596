import type { questionsFormats as English } from '../en/questions-formats.js';
import type { LikeSections } from '../runtime.js';

export const questionsFormats: LikeSections<typeof English> = {
  formats: {
    readAs: 'Format reconnu : {format}.',
    aiken: 'Aiken',
    gift: 'GIFT',
    openTrivia: 'Open Trivia DB',
    plain: 'texte simple',
    kahoot: 'tableur Kahoot',
    notCarried: 'Ce qui n’est pas repris',
    matching: {
      one: '{count} question d’appariement laissée de côté',
      other: '{count} questions d’appariement laissées de côté',
    },
    essay: {
      one: '{count} question à rédiger laissée de côté',
      other: '{count} questions à rédiger laissées de côté',
    },
    description: {
      one: '{count} texte sans question laissé de côté',
      other: '{count} textes sans question laissés de côté',
    },
    feedback: {
      one: '{count} commentaire de réponse laissé de côté : une question a une seule explication',
      other: '{count} commentaires de réponses laissés de côté : une question a une seule explication',
    },
    longExplanation: {
      one: '{count} explication de plus de 300 caractères laissée de côté, sa question reste',
      other: '{count} explications de plus de 300 caractères laissées de côté, leurs questions restent',
    },
    partial: {
      one: '{count} réponse qui vaut une partie des points compte comme fausse',
      other: '{count} réponses qui valent une partie des points comptent comme fausses',
    },
    otherNumber: {
      one: '{count} autre nombre juste laissé de côté : une question en a un seul',
      other: '{count} autres nombres justes laissés de côté : une question en a un seul',
    },
    wildcard: {
      one: '{count} réponse où * remplace des lettres laissée de côté',
      other: '{count} réponses où * remplace des lettres laissées de côté',
    },
    picture: {
      one: '{count} image laissée de côté. Vous pouvez l’ajouter dans le formulaire de la question.',
      other: '{count} images laissées de côté. Vous pouvez les ajouter dans les formulaires des questions.',
    },
    seconds: {
      one: '{count} durée hors de 5 à 120 secondes laissée de côté, sa question reste',
      other: '{count} durées hors de 5 à 120 secondes laissées de côté, leurs questions restent',
    },
    noAnswerLine:
      'Aucune ligne ANSWER ne suit les options. Ajoutez-en une avec la lettre de la bonne réponse.',
    answerAlone: 'Cette ligne ANSWER n’a ni question ni options au-dessus d’elle.',
    unknownLetter: 'Aucune option ne correspond à cette ligne ANSWER.',
    letterTwice: 'Deux options ont la même lettre.',
    braceOpen:
      'Une accolade n’est pas fermée. Fermez-la, ou mettez \\ devant celle qui fait partie du texte.',
    braceAlone: 'Une accolade ne ferme rien. Mettez \\ devant celle qui fait partie du texte.',
    noBlankLine: 'Il y a deux fois des réponses entre accolades. Mettez une ligne vide entre deux questions.',
    giftSyntax:
      'Les réponses entre accolades ne suivent pas le format GIFT. Mettez \\ devant = ~ # qui font partie du texte.',
    badEntry: 'Il y manque question, correct_answer ou incorrect_answers.',
    badJson: 'Ce JSON n’est pas entier. Copiez-le du premier crochet au dernier.',
    noResults: 'Il n’y a pas de résultats.',
    tooManyOptions: 'Il y a plus de six options.',
    tooLong: 'C’est beaucoup trop long pour une question. Il manque peut-être une ligne vide.',
    json: 'JSON',
    moodle: 'Moodle XML',
    otherKind: {
      one: '{count} question d’un type qui n’existe pas ici laissée de côté',
      other: '{count} questions de types qui n’existent pas ici laissées de côté',
    },
    noQuestions: 'Il ne contient pas de liste de questions.',
    tooDeep: 'Trop d’éléments sont imbriqués ici. Aucun fichier de questions n’en a besoin.',
    badXml: 'À partir d’ici, ce n’est plus du XML complet. Exportez le fichier à nouveau.',
    doctype: 'Il déclare un DOCTYPE, ce qu’aucun export de Moodle ne fait. Retirez-le.',
    jsonText: 'Une série téléchargée ici, avec ses images, ou écrite par un assistant.',
    moodleText:
      'Les images sont reprises. Notes, pénalités, appariements et rédactions sont laissés de côté.',
    promptTitle: 'Les faire écrire par un assistant',
    promptLead: 'Copiez cette demande, mettez-y votre sujet, et collez la réponse ici.',
    promptCopy: 'Copier la demande',
    promptAlert: 'La demande est copiée.',
    prompt:
      'Écris 10 questions de quiz sur [votre sujet], en [votre langue]. Réponds uniquement par du JSON, sous la forme ci-dessous. « right » répète le texte de ce qui est juste. Les types (kind) sont single, multi, typed, number, order et poll.',
    download: 'Télécharger',
    downloadOne: 'Télécharger {title}',
    downloadTitle: 'Télécharger cette série',
    jsonNote: 'Tout, images et sons compris. Revient tel quel.',
    tableNote: 'Sans images ni sons.',
    moodleNote: 'Sans sons, sondages, nuages de mots, niveaux ni durées.',
    qtiNote: 'Avec images et sons. Sans curseurs, ni points pour ce qui est presque juste.',
    giftNote: 'Sans images, sons, classements, sondages, nuages de mots, niveaux ni durées.',
    downloadFailed: 'La série n’a pas pu être téléchargée. Veuillez réessayer.',
    close: 'Fermer',
    true: 'Vrai',
    false: 'Faux',
    nothingRead: 'Aucune question de {name} n’est utilisable.',
    unknown:
      'Le format de {name} n’est pas connu ici. Mettez * devant chaque bonne réponse, ou prenez l’un des formats ci-dessous.',
    tooSlow: 'La lecture de {name} prend trop de temps. Répartissez-le en plusieurs fichiers.',
    question: 'Question',
    paste: 'Coller du texte',
    pasteLabel: 'Vos questions',
    pasteHint:
      'Une question, une option par ligne, * devant ce qui est juste, puis une ligne vide. Ou l’un des formats ci-dessous.',
    read: 'Lire le texte',
    stopPasting: 'Plutôt choisir un fichier',
    pasted: 'Texte collé',
    othersTitle: 'Fichiers d’autres logiciels',
    othersLead:
      'Le format est reconnu à la lecture. Ce qui ne nomme pas de catégorie reçoit le nom du fichier.',
    aikenText: 'Des options avec leurs lettres, et dessous une ligne ANSWER avec celle qui est juste.',
    giftText: 'Tel que Moodle l’exporte. Les appariements et les questions à rédiger sont laissés de côté.',
    openTriviaText: 'Le JSON de son API, dans tous ses codages.',
    plainName: 'Texte simple',
    plainText:
      'Des questions séparées par une ligne vide, * devant ce qui est juste. Si toutes les lignes l’ont, ce sont des réponses à taper.',
    kahootName: 'Kahoot',
    kahootText: 'Son tableur de questions (.xlsx), rempli.',
  },
};
