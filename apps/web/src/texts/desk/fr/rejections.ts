import type { LikeSection } from '../../runtime.js';
import type { questionParts as EnglishParts, rejections as EnglishRejections } from '../en/rejections.js';

export const rejections: LikeSection<typeof EnglishRejections> = {
  not_a_question: 'Une question doit être un objet.',
  unknown_field: 'Le champ {name} est inconnu.',
  repeated_id: 'Une question de même identifiant la précède.',
  broken_quotes:
    'Les guillemets ne vont pas : l’un n’est jamais fermé, ou l’un d’eux, dans un texte, n’est pas doublé.',
  too_few_fields: 'La ligne ne compte que {fields} des {columns} champs.',
  too_many_fields:
    'La ligne compte {fields} champs, l’en-tête {columns}. Mettez entre guillemets droits tout texte qui contient « {delimiter} ».',
  text_missing: '{part} manque.',
  not_a_text: '{part} doit être un texte.',
  text_empty: '{part} est vide.',
  text_too_long: '{part} dépasse {most} caractères.',
  text_not_showable: '{part} contient des caractères impossibles à afficher.',
  not_four_options: 'Il faut quatre options.',
  equal_options: 'Deux options sont identiques.',
  bad_time_limit: 'Le temps pour répondre doit être un nombre entier de {min} à {max} secondes.',
  bad_difficulty: 'La difficulté doit être Easy, Medium ou Hard.',
  no_answer: 'La bonne réponse manque : une lettre de A à D, ou le texte d’une option.',
  unknown_answer: 'La bonne réponse n’est ni une lettre de A à D, ni le texte d’une option.',
  ambiguous_upper_case_answer:
    'La bonne réponse « {given} » est la lettre d’une option et le texte d’une autre. Écrivez la lettre de la bonne option en minuscule.',
  ambiguous_lower_case_answer:
    'La bonne réponse « {given} » est la lettre d’une option et le texte d’une autre. Écrivez la lettre de la bonne option en majuscule.',
};

export const questionParts: LikeSection<typeof EnglishParts> = {
  question: 'La question',
  optionA: 'L’option A',
  optionB: 'L’option B',
  optionC: 'L’option C',
  optionD: 'L’option D',
  category: 'La catégorie',
  explanation: 'L’explication',
};
