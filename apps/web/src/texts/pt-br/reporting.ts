import type { reporting as English } from '../en/reporting.js';
import type { LikeSections } from '../runtime.js';

export const reporting: LikeSections<typeof English> = {
  report: {
    open: 'Denunciar algo',
    openName: 'Denunciar este nome',
    openSet: 'Denunciar este conjunto',
    title: 'Denunciar algo',
    titleName: 'Denunciar {name}',
    lead: 'Sua denúncia vai para quem administra este site. Ninguém no jogo fica sabendo que foi você.',
    what: 'Do que se trata?',
    choose: 'Escolha',
    questions: 'As perguntas ou o título',
    player: 'Jogador: {name}',
    team: 'Equipe: {name}',
    question: 'Pergunta {number}: {text}',
    leadQuestion:
      'O problema de uma pergunta é informado a quem pode corrigi-la: quem apresenta o jogo ou quem administra este site. Ninguém fica sabendo que foi você.',
    leadSet:
      'Sua denúncia vai para quem administra este site. Quem fez o conjunto não fica sabendo que foi você.',
    why: 'O que há de errado?',
    missingWhat: 'Escolha do que se trata.',
    missingWhy: 'Escolha o que há de errado.',
    note: 'Mais detalhes (opcional)',
    send: 'Denunciar',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    thanks: 'Agradecemos. Vamos verificar.',
  },
  reasons: {
    insulting: 'Ofensa',
    personal_data: 'Dados pessoais',
    hate: 'Ódio',
    copyright: 'Direitos autorais',
    other: 'Outra coisa',
    wrong: 'A resposta está errada',
    outdated: 'Desatualizada',
    ambiguous: 'Ambígua',
  },
};
