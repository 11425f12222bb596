import type { LikeSections } from '@clockbeat/domain';
import type { mails as English } from '../en/mails.js';

export const mails: LikeSections<typeof English> = {
  summary: {
    subject: 'Como foi seu jogo: {title}',
    finished: 'Encerrado',
    players: 'Jogadores',
    winner: 'Venceu',
    nobody: 'ninguém',
    winningTeam: 'Equipe vencedora',
    hardest: 'Perguntas mais difíceis',
    allResults: 'Todos os resultados',
    settings: 'Ajustes',
    why: 'Você recebe este e-mail porque os avisos por e-mail estão ligados. Desligue-os nos seus ajustes:',
    fact: '{name}: {value}',
    more: { one: '{names} e mais {count}', other: '{names} e mais {count}' },
    points: { one: '{names}, {count} ponto', other: '{names}, {count} pontos' },
    right: '{question} ({answer}; {percent}% de acertos)',
  },
  noSummaries: {
    title: 'Cancelar inscrição',
    question: 'Não receber mais resumos por e-mail?',
    promise: 'Não vamos mais escrever depois dos seus jogos.',
    button: 'Cancelar inscrição',
    unknown: 'Este link não vale mais',
    unknownText:
      'Nenhuma conta pertence a ele. Os avisos por e-mail também podem ser desligados nos seus ajustes.',
    done: 'Inscrição cancelada',
    doneText:
      'Não vamos mais escrever depois dos seus jogos. Ligue os avisos por e-mail nos seus ajustes para voltar a receber resumos.',
  },
  news: {
    subject: 'Confirme: novidades de {installation}',
    lead: 'Alguém pediu nossas novidades para este endereço. Se foi você, confirme dentro de uma semana:',
    link: 'Confirmar',
    ignore: 'Se não foi você, não faça nada: nada muda, e não escrevemos de novo.',
    question: 'Receber nossas novidades?',
    button: 'Sim, escrevam para mim',
    done: 'Inscrição confirmada',
    doneText: 'Cada e-mail tem um link para sair.',
    unknown: 'Este link não vale mais',
    unknownText: 'Não há nada para confirmar. Você pode se inscrever de novo na nossa página inicial.',
    aboutAll: 'Sobre tudo.',
    about: 'Sobre: {interests}.',
  },
  noNews: {
    title: 'Cancelar inscrição',
    question: 'Não receber mais as novidades?',
    promise: 'Não vamos mais escrever para você.',
    button: 'Cancelar inscrição',
    unknown: 'Este link não vale mais',
    unknownText: 'Nenhuma inscrição pertence a ele. Use o link do e-mail mais recente.',
    done: 'Inscrição cancelada',
    doneText: 'Não vamos mais escrever para você. Você pode se inscrever de novo na nossa página inicial.',
  },
};
