import type { besides as besidesEn } from './en/besides.js';
import type { player as playerEn } from './en/player.js';
import type { room as roomEn } from './en/room.js';
import { besides as besidesFr } from './fr/besides.js';
import { player as playerFr } from './fr/player.js';
import { room as roomFr } from './fr/room.js';
import { typesetFrench } from './fr/typeset-french.js';
import { makeTranslate } from './runtime.js';

describe('a French text', () => {
  const t = makeTranslate<typeof playerEn>({ tag: 'fr', catalogue: playerFr, typeset: typesetFrench });
  const besides = makeTranslate<typeof besidesEn>({
    tag: 'fr',
    catalogue: besidesFr,
    typeset: typesetFrench,
  });
  const room = makeTranslate<typeof roomEn>({ tag: 'fr', catalogue: roomFr, typeset: typesetFrench });

  it('writes numbers as French does', () => {
    expect(t('common.points', { count: 1200 })).toBe('1\u202f200 points');
  });

  it('takes nothing and one and a half as one', () => {
    expect(t('common.players', { count: 0 })).toBe('0 joueur');
    expect(t('common.players', { count: 1 })).toBe('1 joueur');
    expect(t('common.players', { count: 2 })).toBe('2 joueurs');
  });

  it('counts places in its own ordinals', () => {
    expect([1, 2, 21].map((count) => besides('besides.place', { count }))).toEqual(['1er', '2e', '21e']);
  });

  it('breaks no line before a high sign, inside quotation marks or between a number and its unit', () => {
    expect(besides('besides.leaveTitle')).toBe('Quitter cette partie\u202f?');
    expect(room('publish.step3')).toMatch(/^«\u202fLancer la partie\u202f» ouvre/);
    expect(room('results.seconds', { seconds: '2,4' })).toBe('2,4\u00a0s');
    expect(room('results.share', { percent: 60 })).toBe('60\u202f%');
  });

  it('leaves what is put in as it was written', () => {
    expect(t('join.found', { title: 'Who ? What : "so"' })).toBe('Vous rejoignez Who ? What : "so"');
  });
});
