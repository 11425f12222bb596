import type { questionsSharing as English } from '../en/questions-sharing.js';
import type { LikeSections } from '../runtime.js';

export const questionsSharing: LikeSections<typeof English> = {
  overtaken: {
    title: 'Salvo em outro lugar nesse meio-tempo',
    text: 'Este conjunto foi salvo depois que você começou a mudá-lo. O que você digitou continua aqui.',
    savedAt: 'Salvo: {moment}.',
    savedBy: 'Salvo por {name}, {moment}.',
    giveWay: 'Carregar o mais novo',
    giveWayText: 'O que você digitou fica à parte. Você pode mostrar de novo enquanto não sair desta página.',
    saveOver: 'Salvar o meu por cima',
    saveOverText: 'O que está lá agora é substituído e fica no histórico.',
    saveOverGuest: 'O que está lá agora é substituído.',
    later: 'Decidir depois',
    shown: 'Foi salvo em outro lugar nesse meio-tempo. Esta é a versão mais nova.',
    aside: 'O que você tinha digitado fica à parte enquanto você não sair desta página.',
    takeBack: 'Mostrar de novo',
  },
};
