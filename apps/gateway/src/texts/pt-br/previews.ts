import type { LikeSections } from '@clockbeat/domain';
import type { previews as English } from '../en/previews.js';

export const previews: LikeSections<typeof English> = {
  preview: {
    home: 'Desafie os amigos, vença o relógio, domine o placar. Apresente um quiz ao vivo ou entre em um, quando quiser.',
    invitation: 'Entre em um jogo de quiz',
    invitationText: 'Digite seu nome e jogue. O código é {code}.',
    otherTable: 'Um jogo de quiz com outras regras',
    otherTableText: 'Quem teria vencido com outras regras: as duas tabelas lado a lado.',
    sharedSet: 'Um conjunto de perguntas de quiz',
    sharedSetText: 'Veja as perguntas, copie e apresente um jogo com elas.',
  },
  shortcuts: {
    join: 'Participar',
    start: 'Criar quiz',
    practise: 'Treinar solo',
  },
};
