import type { questionsSheet as English } from '../en/questions-sheet.js';
import type { LikeSections } from '../runtime.js';

export const questionsSheet: LikeSections<typeof English> = {
  sheet: {
    open: 'Imprimir',
    print: 'Imprimir ou salvar em PDF',
    shows: 'O que a folha mostra',
    blank: 'Perguntas',
    answers: 'Com respostas',
    name: 'Nome ou equipe',
    points: 'Pontos',
    sound: 'Para ouvir: {words}',
    pool: {
      one: '{count} pergunta que os jogos sorteiam não está na folha.',
      other: '{count} perguntas que os jogos sorteiam não estão na folha.',
    },
    empty: 'Este conjunto não tem perguntas próprias para imprimir.',
  },
};
