import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  GameQuestionBody,
  GameStateView,
  MediaBody,
  QuestionKind,
  RulesBody,
  SentAnswer,
} from '@clockbeat/domain';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { makeGame } from '../../people/api.js';
import { Host } from '../../people/host.js';
import { openWire } from '../../support/live/test-client.js';
import { cookieOf } from '../../support/live/test-host.js';
import type { TestPlayer } from '../../support/live/test-player.js';
import { expect } from '../game-pages';
import { completeOwnProfile } from '../support/sign-in';
import type { Browsers } from './browsers';
import { joinCrowd } from './game';
import type { Tour } from './tour';

export type KindQuestion = GameQuestionBody & { question: string; kind: QuestionKind };

/** An answer as its player means it: options by their letters, items by their texts. */
type Meant = string | number | readonly string[] | null;

const asked = { timeLimit: 120, category: 'Round the world' };

/** One question of each kind, and what eleven players make of it. */
export const kindsOfTheEvening: readonly { question: KindQuestion; meant: readonly Meant[] }[] = [
  {
    question: {
      ...asked,
      kind: 'multi',
      question: 'Which of these cities lie on the Danube?',
      options: ['Vienna', 'Budapest', 'Munich', 'Belgrade', 'Prague'],
      right: [0, 1, 3],
      explanation: 'Munich lies on the Isar, Prague on the Vltava.',
    },
    meant: ['ABD', 'ABD', 'AB', 'AB', 'A', 'ABC', 'ABDE', 'AD', 'BD', 'CE', null],
  },
  {
    question: {
      ...asked,
      kind: 'typed',
      question: 'What is the capital of Australia?',
      accepted: ['Canberra'],
      explanation: 'Sydney and Melbourne could not agree, so a new city was built between them.',
    },
    meant: [
      ...[
        'Canberra',
        'canberra',
        'Canbera',
        'Sydney',
        'Sydney',
        'sydney',
        'Sydney',
        'Melbourne',
        'Melbourne',
      ],
      ...['I have no idea at all', 'Vienna'],
    ],
  },
  {
    question: {
      ...asked,
      kind: 'number',
      question: 'How high is the Eiffel Tower?',
      value: 330,
      unit: 'm',
      band: 60,
    },
    meant: [330, 324, 300, 300, 300, 250, 410, 180, 95, 1_000_000, 350],
  },
  {
    question: {
      ...asked,
      kind: 'order',
      question: 'Put these planets in order, the smallest first.',
      items: ['Mercury', 'Mars', 'Venus', 'Earth', 'Neptune', 'Uranus', 'Saturn', 'Jupiter'],
    },
    meant: [
      ...Array.from({ length: 5 }, () => 'Mercury Mars Earth Venus Uranus Neptune Saturn Jupiter'.split(' ')),
      ...Array.from({ length: 3 }, () => 'Mercury Mars Venus Earth Neptune Uranus Saturn Jupiter'.split(' ')),
      ...Array.from({ length: 2 }, () => 'Mars Mercury Venus Earth Neptune Uranus Jupiter Saturn'.split(' ')),
      'Jupiter Saturn Uranus Neptune Earth Venus Mars Mercury'.split(' '),
    ],
  },
  {
    question: {
      ...asked,
      kind: 'poll',
      question: 'Which round shall come next?',
      options: ['Music', 'Films', 'Science', 'Surprise us'],
    },
    meant: ['A', 'B', 'A', 'A', 'D', 'D', 'B', 'A', 'C', 'A', 'D'],
  },
  {
    question: { ...asked, kind: 'cloud', question: 'What makes a good quiz night?' },
    meant: [
      ['friends', 'questions'],
      ['friends', 'beer', 'laughter'],
      ['Friends'],
      ['good questions', 'beer'],
      ['beer', 'friends', 'music'],
      ['laughter', 'questions'],
      ['friends', 'a fair host'],
      ['music', 'good questions'],
      ['a fair host', 'snacks'],
      ['snacks', 'friends'],
      ['something nobody else says'],
    ],
  },
  {
    question: {
      ...asked,
      kind: 'single',
      question: 'Venus turns the other way round than the Earth.',
      options: ['True', 'False'],
      answer: 0,
    },
    meant: ['A', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'A', 'A', null],
  },
];

const indexOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

/** As it is sent by somebody who sees these options. */
const answerOf = (kind: QuestionKind, meant: Meant, options: readonly string[]): SentAnswer | null => {
  if (meant === null) return null;
  if (typeof meant === 'number') return { kind: 'number', value: meant };
  if (typeof meant !== 'string') {
    return kind === 'order'
      ? { kind: 'order', order: meant.map((item) => options.indexOf(item)) }
      : { kind: 'cloud', entries: meant };
  }
  if (kind === 'typed') return { kind: 'typed', text: meant };
  if (kind === 'multi') return { kind: 'multi', choices: [...meant].map(indexOf) };
  return indexOf(meant) as SentAnswer;
};

export interface KindsGame {
  readonly host: Host;
  readonly cookie: string;
  readonly gameId: string;
  readonly code: string;
  readonly panel: Page;
  readonly stage: Page;
  readonly crowd: readonly TestPlayer[];
  /** What everybody has sent to a question. */
  readonly answer: (index: number, meant: readonly Meant[]) => Promise<(SentAnswer | null)[]>;
}

const ledByItsHost: RulesBody = {
  pacing: 'host',
  readSeconds: 0,
  boardEvery: 'never',
  closeWhenAllAnswered: false,
};

/** A game of such questions with its panel. */
export const openKindsPanel = async (
  browsers: Browsers,
  questions: readonly KindQuestion[],
  rules: RulesBody = ledByItsHost,
): Promise<Pick<KindsGame, 'host' | 'cookie' | 'gameId' | 'code' | 'panel'>> => {
  const gateway = { url: browsers.url };
  const cookie = await cookieOf(gateway, 'kinds@example.org');
  const card = await makeGame(browsers.url, cookie, { title: 'Every kind of question', questions, rules });
  const host = new Host(openWire(gateway, 'host', { cookie }), card.id);
  await host.connect();
  const panel = await browsers.open(cookie);
  await completeOwnProfile(panel);
  await panel.goto(paths.hostPanel(card.id));
  await expect(panel.getByRole('button', { name: /^(Start Game|Lancer la partie)$/ })).toBeEnabled();
  return { host, cookie, gameId: card.id, code: card.gameCode, panel };
};

/** A game of such questions with its panel, its wall and a crowd that plays by its sockets. */
export const openKindsGame = async (
  browsers: Browsers,
  questions: readonly KindQuestion[],
  rules: RulesBody = ledByItsHost,
): Promise<KindsGame> => {
  const game = await openKindsPanel(browsers, questions, rules);
  const { host, gameId, code, panel } = game;
  const stage = await panel.context().newPage();
  await stage.goto(paths.screen(gameId));
  await expect(stage.getByText(code, { exact: true })).toBeVisible();
  const crowd = await joinCrowd(browsers, code, 11);
  const state = async (): Promise<GameStateView> => (await host.connect()).gameState;
  const answer = async (index: number, meant: readonly Meant[]) => {
    const { kind = 'single', options = [] } = (await state()).questions?.[index] ?? {};
    const sent = crowd.map((_, player) => answerOf(kind, meant[player] ?? null, options));
    await Promise.all(
      sent.map((one, player) => (one === null ? null : crowd[player]?.tryAnswer(one, index))),
    );
    return sent;
  };
  return { ...game, stage, crowd, answer };
};

const scenesOf = {
  multi: ['screen-multi-open', 'screen-multi', 'host-multi'],
  typed: ['screen-typed-open', 'screen-typed', 'host-typed'],
  number: ['screen-number-open', 'screen-number', 'host-number'],
  order: ['screen-order-open', 'screen-order', 'host-order'],
  poll: ['screen-poll-open', 'screen-poll', 'host-poll'],
  cloud: ['screen-cloud-open', 'screen-cloud', 'host-cloud'],
} as const;

/** One that the bank has, which is stored under the hash of its file. */
const pictureOfBank = async (name: string, alt: string): Promise<MediaBody> => {
  const file = join(import.meta.dirname, '../../../libs/question-bank/pictures', `${name}.webp`);
  return {
    hash: createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
    alt,
  };
};

/** The same evening with pictures: of a question, and of options. */
const inPictures = async (): Promise<typeof kindsOfTheEvening> => {
  const outline = await pictureOfBank('outline-au', 'The outline of an island');
  const options = ['Austria', 'Hungary', 'Italy', 'Bulgaria', 'Czechia'];
  const flags = ['at', 'hu', 'it', 'bg', 'cz'].map((land, index) =>
    pictureOfBank(`flag-${land}`, `The flag of ${options[index]}`),
  );
  const danube = { question: 'Which of these countries lie on the Danube?', options };
  const shown: { [Kind in QuestionKind]?: Partial<KindQuestion> } = {
    multi: {
      ...danube,
      optionMedia: await Promise.all(flags),
      explanation: 'It flows through ten countries, more than any other river.',
    },
    typed: { media: outline },
  };
  return kindsOfTheEvening.map(({ question, meant }) => ({
    question: { ...question, ...shown[question.kind] } as KindQuestion,
    meant,
  }));
};

/** A led game with a question of each kind, on the wall and on the panel. */
export const kindsJourney = async (tour: Tour): Promise<void> => {
  const evening = (await inPictures()).filter(({ question }) => question.kind !== 'single');
  const { host, panel, stage, answer } = await openKindsGame(
    tour,
    evening.map(({ question }) => question),
  );
  await host.start();
  for (const [index, { question, meant }] of evening.entries()) {
    const [open, wall, revealed] = scenesOf[question.kind as keyof typeof scenesOf];
    await expect(stage.getByRole('heading', { level: 1 })).toHaveText(question.question);
    await expect(panel.getByTestId('phase')).toHaveText('Answers are open');
    await tour.show(open, stage);
    await answer(index, meant);
    await expect(panel.getByText(/^1[01] of 11 answered$/)).toBeVisible();
    await host.next(index, 'question');
    await expect(panel.getByTestId('phase')).toHaveText('The answer is shown');
    await expect(stage.getByText(/(right|answered)$/).last()).toBeVisible();
    await tour.show(wall, stage);
    await tour.show(revealed, panel);
    if (index < evening.length - 1) await host.next(index, 'revealed');
  }
  await host.finish();
  await panel.goto(paths.results(host.gameId));
  await expect(panel.getByRole('heading', { name: 'Questions' })).toBeVisible();
  await tour.show('results-kinds', panel);
};
