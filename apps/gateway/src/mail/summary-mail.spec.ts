import type { GameSummary, HardQuestion } from '@clockbeat/domain';
import { summaryMail } from './summary-mail.js';

const links = {
  link: 'https://quiz.example.org/game-results/game_1',
  settings: 'https://quiz.example.org/x',
};
const question = (text: string, rightShare: number): HardQuestion => ({
  questionIndex: 0,
  question: text,
  correctAnswerText: 'a',
  rightShare,
});
const summary: GameSummary = {
  title: 'Quiz night',
  endedAt: Date.UTC(2026, 10, 21, 19, 30),
  participantCount: 12,
  winners: ['Ada'],
  winningScore: 290,
  winningTeams: [],
  hardest: [question('Which river?', 0.254), question('Which year?', 1)],
};

describe('a summary by mail', () => {
  it('says in plain words how it went', () => {
    const { subject, text } = summaryMail('Clockbeat', summary, links, 'en');
    expect(subject).toBe('How your game went: Quiz night');
    expect(text).toBe(`Quiz night

Finished: 21 November 2026 at 19:30 UTC
Players: 12
Winner: Ada, 290 points

Hardest questions
1. Which river? (a; 25% were right)
2. Which year? (a; 100% were right)

All results: https://quiz.example.org/game-results/game_1

You get this mail because Email Notifications are on. Turn them off in your settings: https://quiz.example.org/x
`);
  });

  it('says the same in HTML that loads nothing', () => {
    const { html } = summaryMail('Clockbeat', summary, links, 'en');
    for (const part of ['Quiz night', '12', 'Ada, 290 points', 'Which river?', links.link])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<(script|img|link|iframe)|url\(/);
  });

  it('takes what people wrote for text', () => {
    const evil = '<img src=x onerror="alert(1)">&';
    const { html } = summaryMail(
      'Clockbeat',
      { ...summary, title: evil, winners: [evil], winningTeams: [evil], hardest: [question(evil, 0)] },
      links,
      'en',
    );
    expect(html).not.toContain('<img');
    expect(html.match(/&#60;img src=x onerror=&#34;alert\(1\)&#34;&#62;&#38;/g)).toHaveLength(4);
  });

  it('names three winners of many, and nobody where there is none', () => {
    const winners = Array.from({ length: 500 }, (_, index) => `P${index}`);
    expect(summaryMail('Clockbeat', { ...summary, winners }, links, 'en').text).toContain(
      'Winner: P0, P1, P2 and 497 more, 290 points',
    );
    const empty = { ...summary, winners: [], hardest: [] };
    const { text, html } = summaryMail('Clockbeat', empty, links, 'en');
    expect(text).toContain('Winner: nobody\n');
    expect(`${text}${html}`).not.toContain('Hardest');
    expect(
      summaryMail('Clockbeat', { ...summary, winningTeams: ['Reds', 'Blues'] }, links, 'en').text,
    ).toContain('Winning team: Reds, Blues\n');
  });

  it('says it in French to who reads French, down to the narrow spaces', () => {
    const { subject, text, html } = summaryMail('Clockbeat', { ...summary, winningScore: 1290 }, links, 'fr');
    expect(subject).toBe('Votre partie en résumé\u202f: Quiz night');
    expect(text).toBe(`Quiz night

Fin\u202f: 21 novembre 2026 à 19:30 UTC
Joueurs\u202f: 12
Vainqueur\u202f: Ada, 1\u202f290 points

Questions les plus difficiles
1. Which river? (a\u202f; 25\u202f% de bonnes réponses)
2. Which year? (a\u202f; 100\u202f% de bonnes réponses)

Tous les résultats\u202f: https://quiz.example.org/game-results/game_1

Vous recevez cet e-mail parce que les notifications par e-mail sont activées. Pour les désactiver, ouvrez vos réglages\u202f: https://quiz.example.org/x
`);
    for (const part of [
      '<html lang="fr" dir="ltr">',
      'Joueurs',
      'Questions les plus difficiles',
      'Réglages</a>',
    ])
      expect(html).toContain(part);
    expect(`${text}${html}`).not.toMatch(/Players|Winner|results<|Settings|were right/);
  });

  it.each([
    ['en', 4, 1, 'Winner: P0, P1, P2 and 1 more, 1 point\n'],
    ['en', 1_003, 0, 'Winner: P0, P1, P2 and 1,000 more, 0 points\n'],
    ['fr', 4, 1, 'Vainqueur\u202f: P0, P1, P2 et 1 autre, 1 point\n'],
    ['fr', 5, 0, 'Vainqueur\u202f: P0, P1, P2 et 2 autres, 0 point\n'],
    ['fr', 1_003, 2, 'Vainqueur\u202f: P0, P1, P2 et 1\u202f000 autres, 2 points\n'],
  ] as const)('counts as the language does (%s: %d winners, %d points)', (language, many, points, line) => {
    const winners = Array.from({ length: many }, (_, index) => `P${index}`);
    expect(
      summaryMail('Clockbeat', { ...summary, winners, winningScore: points }, links, language).text,
    ).toContain(line);
  });

  it('leaves what people wrote as they wrote it, in French too', () => {
    const typed = 'Who ? « Me »; 5 % : {x} $& \\u0041';
    const { subject, text } = summaryMail(
      'Clockbeat',
      { ...summary, title: typed, winners: [typed], hardest: [question(typed, 0)] },
      links,
      'fr',
    );
    expect(subject).toContain(typed);
    expect(text.split(typed)).toHaveLength(4);
  });

  it('puts no sign at a link that a program would take for a part of it, where names of another script get one', () => {
    const { text } = summaryMail('Clockbeat', { ...summary, winners: ['Ada'] }, links, 'ar');
    expect(text).toContain('\u2068Ada\u2069');
    for (const link of [links.link, links.settings])
      expect(text).toMatch(new RegExp(`(^|\\s)${link}(\\s|$)`, 'm'));
  });
});
