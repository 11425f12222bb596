import {
  type Choice,
  choicesFor,
  type GameRules,
  type OtherRules,
  optionText,
  type QuestionFigures,
  scorings,
  type TeamScore,
} from '@clockbeat/domain/contract';
import { type Texts, TextsField } from '../../../frame/corrections/texts-field.js';
import { timeEarnsIn } from '../../../frame/rules/rules-in-full.js';
import { teamScores, teamScoreWords } from '../../../frame/rules/rules-words.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { letterOf } from '../../../ui/answer-look.js';
import { isJudged } from '../../../ui/crowd/asked.js';
import { Pick } from '../../../ui/pick.js';
import { SwitchField } from '../../../ui/switch-field.js';

interface OtherRulesFormProps {
  /** How the game was played. */
  own: GameRules;
  teamMode: boolean;
  /** Those that were asked. */
  questions: readonly QuestionFigures[];
  rules: OtherRules;
  /** `typing`: one letter more of what is being typed, no step of its own. */
  onChange: (rules: OtherRules, typing?: boolean) => void;
}

/** What is chosen otherwise; what is as the game was played is no other rule. */
export const OtherRulesForm = ({ own, teamMode, questions, rules, onChange }: OtherRulesFormProps) => {
  const a = useAfterTexts();
  const q = useQuestionsTexts();
  const { drop = [], rekey = [], accept = [] } = rules;
  const scoring = rules.scoring ?? own.scoring;
  const { teamScore } = { ...own, ...rules };
  const judged = questions.filter(isJudged);
  const set = (change: { [Rule in keyof OtherRules]?: OtherRules[Rule] | undefined }): void => {
    const changed = Object.entries({ ...rules, ...change }).filter(([, said]) => said !== undefined);
    onChange(Object.fromEntries(changed));
  };
  const counts = Array.from({ length: Math.max(0, judged.length - 1) }, (_, index) => index + 1).reverse();
  const others = drop.length + rekey.length + accept.length;
  return (
    <section aria-label={a('whatIf.choices')} className="flex flex-col gap-5">
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <Pick
          label={a('whatIf.points')}
          hint={q(`rules.${scoring}Text`)}
          value={scoring}
          options={scorings.map((value) => ({ value, label: q(`rules.${value}`) }))}
          onChange={(value) => set({ scoring: value === own.scoring ? undefined : value, speed: undefined })}
        />
        {judged.length > 1 && (
          <Pick
            label={a('whatIf.counting')}
            value={rules.best === undefined ? 'all' : String(rules.best)}
            options={[
              { value: 'all', label: a('whatIf.countAll') },
              ...counts.map((count) => ({
                value: String(count),
                label: a('whatIf.countBest', { count }),
              })),
            ]}
            onChange={(value) => set({ best: value === 'all' ? undefined : Number(value) })}
          />
        )}
        {teamMode && (
          <Pick
            label={q('rules.teamScore')}
            value={teamScore}
            options={[...new Set([own.teamScore, ...teamScores])].map((value) => ({
              value,
              label: teamScoreWords(q, value),
            }))}
            onChange={(value) =>
              set({ teamScore: value === own.teamScore ? undefined : (value as TeamScore) })
            }
          />
        )}
        <div>
          {timeEarnsIn({ scoring }) && (
            <SwitchField
              label={a('whatIf.speed')}
              checked={rules.speed !== false}
              onChange={(speed) => set({ speed: speed ? undefined : false })}
            />
          )}
          <SwitchField
            label={q('rules.streak')}
            checked={rules.streakBonus ?? own.streakBonus}
            onChange={(streakBonus) =>
              set({ streakBonus: streakBonus === own.streakBonus ? undefined : streakBonus })
            }
          />
        </div>
      </div>
      {judged.length > 0 && (
        <details className="border-y-2 border-line py-2" open={others > 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-bold">
            {a('whatIf.perQuestion')}
            {others > 0 && (
              <span className="ps-2 font-normal text-muted">
                {a('whatIf.perQuestionSaid', { count: others })}
              </span>
            )}
          </summary>
          <ol className="flex flex-col gap-5 pt-2 pb-4">
            {judged.map((question) => (
              <li key={question.questionIndex}>
                <OfQuestion question={question} rules={rules} onChange={onChange} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
};

/** As it was; for nobody; another option; or more texts. */
type Wish = 'asItWas' | 'drop' | 'accept' | `key${Choice}`;

const wishOf = ({ drop, rekey, accept }: OtherRules, index: number): Wish => {
  if (drop?.includes(index)) return 'drop';
  const key = rekey?.find(({ questionIndex }) => questionIndex === index);
  if (key) return `key${key.answer}`;
  return accept?.some(({ questionIndex }) => questionIndex === index) ? 'accept' : 'asItWas';
};

/** The rules without a word on this question. */
const without = ({ drop = [], rekey = [], accept = [], ...others }: OtherRules, index: number) => ({
  ...others,
  drop: drop.filter((each) => each !== index),
  rekey: rekey.filter(({ questionIndex }) => questionIndex !== index),
  accept: accept.filter(({ questionIndex }) => questionIndex !== index),
});

const withWish = (rules: OtherRules, questionIndex: number, wish: Wish): OtherRules => {
  const { drop, rekey, accept, ...others } = without(rules, questionIndex);
  if (wish === 'drop') drop.push(questionIndex);
  else if (wish === 'accept') accept.push({ questionIndex, texts: [] });
  else if (wish !== 'asItWas') rekey.push({ questionIndex, answer: Number(wish.slice(3)) as Choice });
  return { ...others, drop, rekey, accept };
};

interface OfQuestionProps {
  question: QuestionFigures;
  rules: OtherRules;
  onChange: OtherRulesFormProps['onChange'];
}

const OfQuestion = ({ question, rules, onChange }: OfQuestionProps) => {
  const a = useAfterTexts();
  const { questionIndex, options, correctAnswer, kind = 'single' } = question;
  const wish = wishOf(rules, questionIndex);
  const keys = kind === 'single' ? choicesFor(options).filter((choice) => choice !== correctAnswer) : [];
  const wishes: { value: Wish; label: string }[] = [
    { value: 'asItWas', label: a('whatIf.asItWas') },
    { value: 'drop', label: a('whatIf.dropIt') },
    ...keys.map((choice) => ({
      value: `key${choice}` as const,
      label: a('whatIf.rekeyTo', { letter: letterOf(choice), text: optionText(options, choice) }),
    })),
    ...(kind === 'typed' ? [{ value: 'accept' as const, label: a('whatIf.acceptMore') }] : []),
  ];
  const change = (texts: string[], typing: boolean): void => {
    const { accept, ...others } = without(rules, questionIndex);
    onChange({ ...others, accept: [...accept, { questionIndex, texts }] }, typing);
  };
  return (
    <>
      <Pick
        label={a('whatIf.ofQuestion', { number: questionIndex + 1, question: question.question })}
        value={wish}
        options={wishes}
        onChange={(value) => onChange(withWish(rules, questionIndex, value))}
      />
      {wish === 'accept' && (
        <div className="mt-3 ps-4">
          <MoreTexts question={question} rules={rules} onChange={change} />
        </div>
      )}
    </>
  );
};

interface MoreTextsProps {
  question: QuestionFigures;
  rules: OtherRules;
  onChange: (texts: string[], typing: boolean) => void;
}

/** Those of the list, and the last one that stands in none: it is the one that is being typed. */
const MoreTexts = ({ question, rules, onChange }: MoreTextsProps) => {
  const own = rules.accept?.find(({ questionIndex }) => questionIndex === question.questionIndex);
  const given = new Set(
    question.groups?.flatMap(({ answer }) => (answer.kind === 'typed' ? [answer.text] : [])),
  );
  const texts = own?.texts ?? [];
  const another = texts.findLast((text) => !given.has(text)) ?? '';
  const listed = texts.filter((text) => text !== another);
  const take = (next: Texts): void => {
    const typed = next.another === '' ? [] : [next.another];
    onChange([...next.listed, ...typed], next.another !== another);
  };
  return <TextsField question={question} texts={{ listed, another }} onChange={take} />;
};
