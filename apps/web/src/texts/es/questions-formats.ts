import type { questionsFormats as English } from '../en/questions-formats.js';
import type { LikeSections } from '../runtime.js';

export const questionsFormats: LikeSections<typeof English> = {
  // Question files of other programs: what was read, and what of it does not come along.
  formats: {
    readAs: 'Leído como {format}.',
    aiken: 'Aiken',
    gift: 'GIFT',
    openTrivia: 'Open Trivia DB',
    plain: 'texto simple',
    kahoot: 'hoja de cálculo de Kahoot',
    notCarried: 'Lo que no se incluye',
    matching: {
      one: '{count} pregunta de emparejamiento queda fuera',
      other: '{count} preguntas de emparejamiento quedan fuera',
    },
    essay: {
      one: '{count} pregunta de ensayo queda fuera',
      other: '{count} preguntas de ensayo quedan fuera',
    },
    description: {
      one: '{count} texto sin pregunta queda fuera',
      other: '{count} textos sin pregunta quedan fuera',
    },
    feedback: {
      one: '{count} comentario a una respuesta queda fuera: una pregunta tiene una sola explicación',
      other: '{count} comentarios a respuestas quedan fuera: una pregunta tiene una sola explicación',
    },
    longExplanation: {
      one: '{count} explicación de más de 300 caracteres queda fuera, su pregunta se queda',
      other: '{count} explicaciones de más de 300 caracteres quedan fuera, sus preguntas se quedan',
    },
    partial: {
      one: '{count} respuesta que vale parte de los puntos cuenta como incorrecta',
      other: '{count} respuestas que valen parte de los puntos cuentan como incorrectas',
    },
    otherNumber: {
      one: '{count} número correcto más queda fuera: una pregunta tiene uno solo',
      other: '{count} números correctos más quedan fuera: una pregunta tiene uno solo',
    },
    wildcard: {
      one: '{count} respuesta con * en lugar de letras queda fuera',
      other: '{count} respuestas con * en lugar de letras quedan fuera',
    },
    picture: {
      one: '{count} imagen queda fuera. Se puede añadir en el formulario de la pregunta.',
      other: '{count} imágenes quedan fuera. Se pueden añadir en los formularios de las preguntas.',
    },
    seconds: {
      one: '{count} tiempo que no va de 5 a 120 segundos queda fuera, su pregunta se queda',
      other: '{count} tiempos que no van de 5 a 120 segundos quedan fuera, sus preguntas se quedan',
    },
    noAnswerLine:
      'Después de las opciones no hay ninguna línea «ANSWER:». Añade una con la letra de la correcta.',
    answerAlone: 'Esta línea «ANSWER:» no tiene pregunta ni opciones encima.',
    unknownLetter: 'Ninguna opción tiene lo que nombra esta línea «ANSWER:».',
    letterTwice: 'Dos opciones tienen la misma letra.',
    braceOpen: 'Una llave no se cierra. Ciérrala, o pon \\ delante de la que es parte del texto.',
    braceAlone: 'Una llave no cierra nada. Pon \\ delante de la que es parte del texto.',
    noBlankLine: 'Hay respuestas entre llaves dos veces. Pon una línea vacía entre dos preguntas.',
    giftSyntax:
      'Las respuestas entre llaves no están como las pide GIFT. Pon \\ delante de = ~ # que sean parte del texto.',
    badEntry: 'Falta question, correct_answer o incorrect_answers.',
    badJson: 'Este JSON no está entero. Cópialo todo, del primer corchete al último.',
    noResults: 'No contiene resultados.',
    tooManyOptions: 'Tiene más de seis opciones.',
    tooLong: 'Es demasiado largo para una pregunta. Quizá falta una línea vacía.',
    json: 'JSON',
    moodle: 'Moodle XML',
    otherKind: {
      one: '{count} pregunta de un tipo que aquí no existe queda fuera',
      other: '{count} preguntas de tipos que aquí no existen quedan fuera',
    },
    noQuestions: 'No contiene ninguna lista de preguntas.',
    tooDeep: 'Aquí hay demasiados elementos unos dentro de otros. Ningún archivo de preguntas lo necesita.',
    badXml: 'Desde aquí no es un XML completo. Exporta el archivo otra vez.',
    doctype: 'Declara un DOCTYPE, que ninguna exportación de Moodle tiene. Quítalo.',
    jsonText: 'Un cuestionario tal como se descarga aquí, con sus imágenes, o como lo escribe un asistente.',
    moodleText:
      'Las imágenes se conservan. Calificaciones, penalizaciones, emparejamientos y ensayos quedan fuera.',
    promptTitle: 'Que las escriba un asistente',
    promptLead: 'Copia esta petición, pon tu tema y pega aquí la respuesta.',
    promptCopy: 'Copiar petición',
    promptAlert: 'La petición está copiada.',
    prompt:
      'Escribe 10 preguntas de quiz sobre [tu tema], en [tu idioma]. Responde solo con JSON, con la forma de abajo. «right» repite el texto de lo correcto. Los tipos (kind) son single, multi, typed, number, order y poll.',
    download: 'Descargar',
    downloadOne: 'Descargar {title}',
    downloadTitle: 'Descargar este cuestionario',
    jsonNote: 'Todo, con imágenes y sonidos. Vuelve tal como era.',
    tableNote: 'Sin imágenes ni sonidos.',
    moodleNote: 'Sin sonidos, encuestas, nubes de palabras, niveles ni tiempos.',
    qtiNote: 'Con imágenes y sonidos. Sin deslizadores ni puntos por lo casi correcto.',
    giftNote: 'Sin imágenes, sonidos, ordenaciones, encuestas, nubes de palabras, niveles ni tiempos.',
    downloadFailed: 'No se pudo descargar el cuestionario. Inténtalo de nuevo.',
    close: 'Cerrar',
    true: 'Verdadero',
    false: 'Falso',
    nothingRead: 'No sirve ninguna pregunta de {name}.',
    unknown:
      '{name} no está en ningún formato conocido aquí. Pon * delante de cada respuesta correcta o usa uno de los formatos de abajo.',
    tooSlow: 'Leer {name} tarda demasiado. Divídelo en varios archivos.',
    question: 'Pregunta',
    paste: 'Pegar texto',
    pasteLabel: 'Tus preguntas',
    pasteHint:
      'Una pregunta, sus opciones una por línea, * delante de lo correcto y después una línea vacía. O cualquiera de los formatos de abajo.',
    read: 'Leer texto',
    stopPasting: 'Mejor elegir un archivo',
    pasted: 'Texto pegado',
    othersTitle: 'Archivos de otros programas',
    othersLead:
      'El formato se reconoce al leer el archivo. Lo que no nombra categoría recibe el nombre del archivo.',
    aikenText: 'Opciones con letras y, debajo, ANSWER: B.',
    giftText: 'Como lo exporta Moodle. Emparejamientos y ensayos quedan fuera.',
    openTriviaText: 'El JSON de su API, en cualquier codificación.',
    plainName: 'Texto simple',
    plainText:
      'Preguntas con una línea vacía entre ellas, * delante de lo correcto. Donde lo llevan todas las líneas, la respuesta se escribe.',
    kahootName: 'Kahoot',
    kahootText: 'Su hoja de cálculo de preguntas (.xlsx), rellena.',
  },
};
