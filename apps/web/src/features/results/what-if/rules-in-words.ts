import { type OtherRules, optionText, type Scoring } from '@clockbeat/domain/contract';
import { teamScoreWords } from '../../../frame/rules/rules-words.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { letterOf } from '../../../ui/answer-look.js';

/** One of the other rules, as a reader is told it. */
export interface SaidRule {
  words: string;
  /** Of which question it is; undefined: of all. */
  questionIndex?: number;
}

interface Played {
  /** How points were made. */
  scoring: Scoring;
  /** The options of a question, from 0; none where it has none. */
  optionsOf: (questionIndex: number) => readonly string[] | undefined;
}

/** Other rules in words: those of the whole game first, then question by question. */
export const useRulesInWords = () => {
  const a = useAfterTexts();
  const q = useQuestionsTexts();
  return (rules: OtherRules, { scoring: was, optionsOf }: Played): SaidRule[] => {
    const { scoring, speed, streakBonus, teamScore, best, drop = [], rekey = [], accept = [] } = rules;
    const ofAll = [
      ...(scoring ? [a('whatIf.saidScoring', { is: q(`rules.${scoring}`), was: q(`rules.${was}`) })] : []),
      ...(speed === false ? [a('whatIf.saidNoSpeed')] : []),
      ...(streakBonus === undefined ? [] : [a(streakBonus ? 'whatIf.saidStreak' : 'whatIf.saidNoStreak')]),
      ...(teamScore ? [a('whatIf.saidTeams', { how: teamScoreWords(q, teamScore) })] : []),
      ...(best === undefined ? [] : [a('whatIf.countBest', { count: best })]),
    ];
    const ofOne = [
      ...drop.map((questionIndex) => ({
        questionIndex,
        words: a('whatIf.saidDrop', { number: questionIndex + 1 }),
      })),
      ...rekey.map(({ questionIndex, answer }) => {
        const text = optionText(optionsOf(questionIndex) ?? [], answer);
        const said = { number: questionIndex + 1, letter: letterOf(answer), text };
        return { questionIndex, words: a(text === '' ? 'whatIf.saidKey' : 'whatIf.saidKeyText', said) };
      }),
      ...accept.map(({ questionIndex, texts }) => ({
        questionIndex,
        words: a('whatIf.saidAccept', { number: questionIndex + 1, texts: texts.join(', ') }),
      })),
    ];
    return [
      ...ofAll.map((words) => ({ words })),
      ...ofOne.sort((one, other) => one.questionIndex - other.questionIndex),
    ];
  };
};
