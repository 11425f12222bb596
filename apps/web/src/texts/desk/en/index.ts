import { achievementNames, achievementTexts } from './achievements.js';
import { approve } from './approve.js';
import { bank } from './bank.js';
import { basket } from './basket.js';
import { boards } from './boards.js';
import { charts } from './charts.js';
import { choose } from './choose.js';
import { correctionRefusals, corrections } from './corrections.js';
import { csv } from './csv.js';
import { dashboard } from './dashboard.js';
import { history } from './history.js';
import { insights } from './insights.js';
import { notices } from './notices.js';
import { own } from './own.js';
import { profile } from './profile.js';
import { questionParts, rejections } from './rejections.js';
import { replay } from './replay.js';
import { saved } from './saved.js';
import { sessions } from './sessions.js';
import { sets } from './sets.js';
import { team } from './team.js';

/** The English texts of the host's quiet pages, by section. */
export const deskEn = {
  achievementNames,
  achievementTexts,
  approve,
  bank,
  basket,
  boards,
  charts,
  choose,
  correctionRefusals,
  corrections,
  csv,
  dashboard,
  history,
  insights,
  notices,
  own,
  profile,
  questionParts,
  rejections,
  replay,
  saved,
  sessions,
  sets,
  team,
} as const;
