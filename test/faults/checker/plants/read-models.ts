import { type Anything, type Plant } from './planting.js';

/** What projections made and gateways answer. */
export const readModelPlants: readonly Plant[] = [
  [
    'a read model that lacks an answer',
    'read models are the fold of the log',
    (night) => void night.readModels.answers.pop(),
  ],
  [
    'a read model that counted a question wrongly',
    'read models are the fold of the log',
    (night) => {
      night.readModels.questions[0].correct += 1;
    },
  ],
  [
    'a read model that does not know of a correction',
    'read models are the fold of the log',
    (night) => {
      const [answer] = night.readModels.answers.filter(({ questionIndex }: Anything) => questionIndex === 1);
      answer.isCorrect = !answer.isCorrect;
    },
  ],
  [
    'a read model that does not know of an undo',
    'read models are the fold of the log',
    (night) => {
      night.readModels.answers[0].isCorrect = false;
    },
  ],
  [
    'a player in another team than the log’s',
    'read models are the fold of the log',
    (night) => {
      night.readModels.participants[0].teamName = 'Greens';
    },
  ],
  [
    'a read model without team mode',
    'read models are the fold of the log',
    (night) => {
      night.readModels.game.teamMode = false;
    },
  ],
  [
    'a team’s result as it was before the correction',
    'read models are the fold of the log',
    (night) => {
      night.readModels.teams[0].score -= 95;
    },
  ],
  [
    'a board that counted a game in which too few answered',
    'read models are the fold of the log',
    (night) => {
      night.readModels.boards.push({ teamName: 'Reds', score: 95, games: 1 });
    },
  ],
  [
    'a gateway that knows nothing of the correction',
    'read models are the fold of the log',
    (night) => {
      night.results[1].corrections = [];
    },
  ],
  [
    'a game that its read model believes to be active',
    'read models are the fold of the log',
    (night) => {
      night.readModels.game.status = 'active';
    },
  ],
  [
    'a gateway that answers other results',
    'read models are the fold of the log',
    (night) => {
      night.results[2].scores.reverse();
    },
  ],
];
