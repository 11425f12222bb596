import type { quotas as English } from '../en/quotas.js';
import type { LikeSections } from '../runtime.js';

export const quotas: LikeSections<typeof English> = {
  near: {
    runningGames: 'Você tem {used} de {most} jogos em andamento.',
    sets: 'Você tem {used} de {most} conjuntos.',
    questions: 'Você tem {used} de {most} perguntas próprias.',
    mediaBytes: 'Suas imagens e sons ocupam {used} de {most} MB.',
    tokens: 'Você tem {used} de {most} tokens de acesso.',
  },
  full: {
    runningGames:
      'Você tem {used} de {most} jogos em andamento. Encerre um para criar outro; o que ninguém inicia se encerra em 24 horas.',
    sets: 'Você tem {used} de {most} conjuntos. Exclua um para salvar outro.',
    questions: 'Você tem {used} de {most} perguntas próprias. Exclua algumas para adicionar outras.',
    mediaBytes:
      'Suas imagens e sons ocupam {used} de {most} MB. Tire alguns das suas perguntas: o que não aparece em mais nada é apagado depois de uma semana.',
    tokens: 'Você tem {used} de {most} tokens de acesso. Revogue um para criar outro.',
  },
  none: {
    runningGames: 'Sua conta não pode criar jogos aqui. Quem administra este site pode mudar isso.',
    sets: 'Sua conta não pode salvar conjuntos aqui. Quem administra este site pode mudar isso.',
    questions:
      'Sua conta não pode adicionar perguntas próprias aqui. Quem administra este site pode mudar isso.',
    mediaBytes:
      'Sua conta não pode adicionar imagens nem sons aqui. Quem administra este site pode mudar isso.',
    tokens: 'Sua conta não pode criar tokens de acesso aqui. Quem administra este site pode mudar isso.',
  },
  refused: {
    runningGames:
      'Seu jogo não foi criado: você tem {used} de {most} jogos em andamento. Primeiro encerre um deles.',
    sets: 'Nada foi salvo: você tem {used} de {most} conjuntos, e não há espaço suficiente. Exclua alguns de que não precisa e salve de novo.',
    questions:
      'Nada foi adicionado: você tem {used} de {most} perguntas próprias, e estas não cabem todas. Exclua algumas ou adicione menos.',
    mediaBytes:
      'Não há espaço: suas imagens e sons ocupam {used} de {most} MB. Tire alguns das suas perguntas; o que não aparece em mais nada é apagado depois de uma semana.',
    tokens: 'O token não foi criado: você tem {used} de {most}. Primeiro revogue um.',
    playersPerGame: 'No máximo {most} pessoas podem jogar em um jogo seu. Escolha esse número ou menos.',
  },
  refusedHere: {
    runningGames:
      'Seu jogo não foi criado: este site já tem todos os jogos em andamento que comporta. Tente mais tarde ou avise quem o administra.',
    mediaBytes: 'Este site não tem espaço para mais imagens e sons. Avise quem o administra.',
  },
};
