import type { Translation } from '../translation.js';
import { typesetFrench } from './typeset-french.js';

export const french: Translation = {
  name: 'Français',
  typeset: typesetFrench,
  player: async () => (await import('./player.js')).player,
  besides: async () => (await import('./besides.js')).besides,
  visitor: async () => (await import('./visitor.js')).visitor,
  room: async () => (await import('./room.js')).room,
  desk: async () => (await import('./desk.js')).desk,
};
