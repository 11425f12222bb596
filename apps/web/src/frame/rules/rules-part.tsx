import {
  boardMoments,
  type GameRules,
  limits,
  nameModes,
  type Pacing,
  ruleLimits,
  scorings,
} from '@clockbeat/domain/contract';
import { useId } from 'react';
import { isOffered, type RulesPlan, rulesPlan } from '../../hosting/rules-plan.js';
import { useStore } from '../../lib/store.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { Button } from '../../ui/button.js';
import { Pick } from '../../ui/pick.js';
import { SwitchField } from '../../ui/switch-field.js';
import { PaceChoice } from './pace-choice.js';
import { rulesOf, timeEarnsIn, withRule } from './rules-in-full.js';
import { boardWords, lateWords, teamScores, teamScoreWords, unusual } from './rules-words.js';

interface RulesPartProps {
  /** How many questions the game has: until one of them somebody may still join. */
  questions: number;
}

/** How the next game of this browser's host is played. */
export const RulesPart = ({ questions }: RulesPartProps) => (
  <RulesChoice questions={questions} plan={useStore(rulesPlan)} onChange={rulesPlan.set} />
);

interface RulesChoiceProps extends RulesPartProps {
  plan: RulesPlan;
  onChange: (plan: RulesPlan) => void;
}

/** How a game is played: its pace in sight, the rest folded, with what of it is not as usual. */
export const RulesChoice = ({ questions, plan, onChange }: RulesChoiceProps) => {
  const q = useQuestionsTexts();
  const rules = rulesOf(plan);
  const change = (changed: RulesPlan): void => onChange(withRule(plan, changed));
  const others = unusual(q, rules);
  return (
    <>
      <PaceChoice pacing={rules.pacing} onChange={(pacing) => change({ pacing })} />
      <details className="group/more mt-4">
        <summary className="inline-flex min-h-11 max-w-full list-none flex-wrap items-center gap-x-3 font-bold [&::-webkit-details-marker]:hidden">
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="size-4 group-open/more:rotate-90 rtl:not-group-open/more:rotate-180"
            fill="none"
          >
            <path d="M7 4l6 6-6 6" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
          {q('rules.more')}
          <span className="font-normal text-muted">
            {others.length === 0 ? q('rules.usual') : others.join(' · ')}
          </span>
        </summary>
        <MoreRules rules={rules} names={plan.names} questions={questions} onChange={change} />
        {others.length > 0 && (
          <Button className="mt-3" onClick={() => onChange(plan.pacing ? { pacing: plan.pacing } : {})}>
            {q('rules.asUsual')}
          </Button>
        )}
      </details>
    </>
  );
};

interface MoreRulesProps extends RulesPartProps {
  rules: GameRules;
  /** As they were chosen; undefined: as the installation has them. */
  names: GameRules['names'] | undefined;
  onChange: (changed: RulesPlan) => void;
}

/** What a pace offers besides; rules that don't go with it are not there. */
const MoreRules = ({ rules, names, questions, onChange }: MoreRulesProps) => {
  const q = useQuestionsTexts();
  const offered = (rule: Parameters<typeof isOffered>[0]): boolean => isOffered(rule, rules.pacing);
  const secondsOf = (count: number) => ({ value: String(count), label: q('rules.seconds', { count }) });
  return (
    <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <ScoringChoice scoring={rules.scoring} onChange={(scoring) => onChange({ scoring })} />
      <SwitchField
        label={q('rules.streak')}
        hint={q('rules.streakText')}
        checked={rules.streakBonus}
        onChange={(streakBonus) => onChange({ streakBonus })}
      />
      <SwitchField
        label={q('rules.closeWhenAll')}
        hint={q('rules.closeWhenAllText')}
        checked={rules.closeWhenAllAnswered}
        onChange={(closeWhenAllAnswered) => onChange({ closeWhenAllAnswered })}
      />
      {offered('answers') && (
        <SwitchField
          label={q('rules.change')}
          hint={q('rules.changeText')}
          checked={rules.answers === 'until_close'}
          onChange={(may) => onChange({ answers: may ? 'until_close' : 'final' })}
        />
      )}
      {offered('hostSeesVotes') && (
        <SwitchField
          label={q('rules.votes')}
          hint={q('rules.votesText')}
          checked={rules.hostSeesVotes}
          onChange={(hostSeesVotes) => onChange({ hostSeesVotes })}
        />
      )}
      <Pick
        label={q('rules.read')}
        hint={q('rules.readText')}
        value={String(rules.readSeconds)}
        options={secondsIn('readSeconds', rules).map((count) =>
          count === 0 ? { value: '0', label: q('rules.noReading') } : secondsOf(count),
        )}
        onChange={(value) => onChange({ readSeconds: Number(value) })}
      />
      {offered('revealSeconds') && (
        <Pick
          label={q('rules.reveal')}
          value={String(rules.revealSeconds)}
          options={secondsIn('revealSeconds', rules).map(secondsOf)}
          onChange={(value) => onChange({ revealSeconds: Number(value) })}
        />
      )}
      <Pick
        label={q('rules.boardEvery')}
        value={rules.boardEvery}
        options={momentsOf(rules.pacing).map((value) => ({ value, label: q(boardWords[value]) }))}
        onChange={(boardEvery) => onChange({ boardEvery })}
      />
      {offered('boardSeconds') && (
        <Pick
          label={q('rules.board')}
          value={String(rules.boardSeconds)}
          options={secondsIn('boardSeconds', rules).map(secondsOf)}
          onChange={(value) => onChange({ boardSeconds: Number(value) })}
        />
      )}
      <Pick
        label={q('rules.teamScore')}
        value={rules.teamScore}
        options={teamScores.map((value) => ({ value, label: teamScoreWords(q, value) }))}
        onChange={(teamScore) => onChange({ teamScore })}
      />
      <Pick
        label={q('rules.late')}
        value={rules.lateJoin}
        options={lateJoins(questions, rules.lateJoin).map((value) => ({ value, label: lateWords(q, value) }))}
        onChange={(lateJoin) => onChange({ lateJoin })}
      />
      <SwitchField
        label={q('rules.lateTeams')}
        hint={q('rules.lateTeamsText')}
        checked={rules.lateTeams}
        onChange={(lateTeams) => onChange({ lateTeams })}
      />
      <Pick
        label={q('rules.names')}
        value={names ?? 'usual'}
        options={(['usual', ...nameModes] as const).map((value) => ({
          value,
          label: q(`rules.names_${value}`),
        }))}
        onChange={(value) => onChange({ names: value === 'usual' ? undefined : value })}
      />
      <SwitchField
        label={q('rules.approval')}
        hint={q('rules.approvalText')}
        checked={rules.approval}
        onChange={(approval) => onChange({ approval })}
      />
      <SwitchField
        label={q('rules.shuffle')}
        hint={q('rules.shuffleText')}
        checked={rules.shuffle}
        onChange={(shuffle) => onChange({ shuffle })}
      />
      {timeEarnsIn(rules) && (
        <SwitchField
          label={q('rules.photoFinish')}
          hint={q('rules.photoFinishText')}
          checked={rules.photoFinish}
          onChange={(photoFinish) => onChange({ photoFinish })}
        />
      )}
    </div>
  );
};

type Seconds = 'readSeconds' | 'revealSeconds' | 'boardSeconds';

/** What is chosen from; a plan that has other seconds keeps them, and shows them among these. */
const secondsIn = (rule: Seconds, rules: GameRules): number[] => {
  const { min, max } = ruleLimits[rule];
  const inBounds = [0, 3, 5, 6, 8, 10, 15, 20, 30, 45, 60].filter((count) => count >= min && count <= max);
  return [...new Set([...inBounds, rules[rule]])].sort((a, b) => a - b);
};

const momentsOf = (pacing: Pacing) =>
  boardMoments.filter((moment) => pacing !== 'swift' || moment !== 'round');

/** As long as there is a question to join at; one that was chosen for a longer game stays to be seen. */
const lateJoins = (questions: number, chosen: GameRules['lateJoin']): GameRules['lateJoin'][] => {
  const most = Math.min(questions, limits.questionsPerGame.max);
  const until = Array.from({ length: most }, (_, index) => `until${index + 1}` as const);
  return [...new Set([...(['open', 'closed'] as const), ...until, chosen])];
};

interface ScoringChoiceProps {
  scoring: GameRules['scoring'];
  onChange: (scoring: GameRules['scoring']) => void;
}

/** What a right answer earns, a line each. */
const ScoringChoice = ({ scoring, onChange }: ScoringChoiceProps) => {
  const q = useQuestionsTexts();
  const name = useId();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-bold">{q('rules.points')}</legend>
      <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {scorings.map((option) => (
          <label key={option} className="flex min-h-11 cursor-pointer gap-3 py-2">
            <input
              type="radio"
              name={name}
              aria-label={q(`rules.${option}`)}
              aria-describedby={`${name}${option}`}
              checked={option === scoring}
              onChange={() => onChange(option)}
              className="mt-1 size-5 shrink-0 accent-text"
            />
            <span>
              <span className="block font-bold">{q(`rules.${option}`)}</span>
              <span id={`${name}${option}`} className="block text-sm text-muted">
                {q(`rules.${option}Text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
