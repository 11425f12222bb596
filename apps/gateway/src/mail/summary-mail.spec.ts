import type { GameSummary, QuestionFigures } from '@clockbeat/domain';
import { summaryMail } from './summary-mail.js';

const links = {
  link: 'https://quiz.example.org/game-results/game_1',
  settings: 'https://quiz.example.org/x',
};
const question = (text: string, correctShare: number): QuestionFigures => ({
  questionIndex: 0,
  question: text,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
  correctAnswerText: 'a',
  category: 'Science',
  timeLimit: 10,
  counts: [0, 0, 0, 0],
  noAnswer: 0,
  correctShare,
  medianMs: null,
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
    const { subject, text } = summaryMail(summary, links);
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
    const { html } = summaryMail(summary, links);
    for (const part of ['Quiz night', '12', 'Ada, 290 points', 'Which river?', links.link])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<(script|img|link|iframe)|url\(/);
  });

  it('takes what people wrote for text', () => {
    const evil = '<img src=x onerror="alert(1)">&';
    const { html } = summaryMail(
      { ...summary, title: evil, winners: [evil], winningTeams: [evil], hardest: [question(evil, 0)] },
      links,
    );
    expect(html).not.toContain('<img');
    expect(html.match(/&#60;img src=x onerror=&#34;alert\(1\)&#34;&#62;&#38;/g)).toHaveLength(4);
  });

  it('names three winners of many, and nobody where there is none', () => {
    const winners = Array.from({ length: 500 }, (_, index) => `P${index}`);
    expect(summaryMail({ ...summary, winners }, links).text).toContain(
      'Winner: P0, P1, P2 and 497 more, 290 points',
    );
    const empty = { ...summary, winners: [], hardest: [] };
    const { text, html } = summaryMail(empty, links);
    expect(text).toContain('Winner: nobody\n');
    expect(`${text}${html}`).not.toContain('Hardest');
    expect(summaryMail({ ...summary, winningTeams: ['Reds', 'Blues'] }, links).text).toContain(
      'Winning team: Reds, Blues\n',
    );
  });
});
