import {
  type Choice,
  choicesFor,
  type HostQuestionView,
  type OpenQuestionView,
  type OptionCounts,
  optionText,
  type QuestionClosedMessage,
  type QuestionMedia,
} from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { fillOf, LetteredShape } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { hasOptions, kindIn, rightChoices, useAnswerWords, useAskedFor } from '../../ui/crowd/asked.js';
import { Crowd } from '../../ui/crowd/crowd.js';
import { RightAnswer } from '../../ui/crowd/parts.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { OptionImage } from '../../ui/media/option-image.js';

/** How much of the room has answered, at a glance; the figures stand above it. */
export const AnsweredBar = ({ answered, count }: { answered: number; count: number }) => (
  <div aria-hidden="true" className="mt-2 h-3 max-w-md overflow-hidden rounded-full bg-line">
    <div
      className="h-full origin-left rtl:origin-right rounded-full bg-grape transition-transform duration-250 ease-out"
      style={{ transform: `scaleX(${shareOf(answered, count)})` }}
    />
  </div>
);

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

interface HostTaskProps {
  question: OpenQuestionView;
  /** Each phone has the options in an order of its own. */
  isMixed: boolean;
  /** The same with its key, where the panel may say it. */
  known: HostQuestionView | undefined;
  /** How often each option was chosen so far, and by how many, where the panel may say it. */
  votes?: { counts: OptionCounts; of: number } | undefined;
  /** Once its answer is shown: how it was closed. */
  closed?: QuestionClosedMessage | null;
}

/** What a question asks for, what is right, and how the answers fall: all that the host may see of it. */
export const HostTask = ({ question, known, votes, closed = null, isMixed }: HostTaskProps) => {
  const room = useRoomTexts();
  const { full } = useAnswerWords();
  const askedFor = useAskedFor(question);
  const key = known?.key;
  const right = rightChoices(known?.answer, key);
  // beside a picture a long text needs the whole width
  const isLong = question.optionMedia && question.options.some(({ length }) => length > 80);
  return (
    <>
      {askedFor && <p className="mt-2 text-muted">{askedFor}</p>}
      {isMixed && hasOptions(question) && <p className="mt-2 text-muted">{room('host.mixed')}</p>}
      {hasOptions(question) && (
        <ul className={classNames('mt-3 grid gap-2', !isLong && 'sm:grid-cols-2')}>
          {choicesFor(question.options).map((choice) => (
            <HostOption
              key={choice}
              choice={choice}
              text={optionText(question.options, choice)}
              lang={question.language}
              media={question.optionMedia?.[choice]}
              right={right.includes(choice)}
              votes={votes && { count: votes.counts[choice] ?? 0, of: votes.of }}
            />
          ))}
        </ul>
      )}
      {!hasOptions(question) &&
        (closed ? (
          <div className="mt-4">
            <Crowd asked={question} fallen={closed} on="page" />
          </div>
        ) : kindIn(question) === 'order' ? (
          <HostItems question={question} order={key?.kind === 'order' ? key.order : []} />
        ) : (
          key && (
            <div className="mt-4">
              <p className="text-sm text-muted">{room('host.rightAnswer')}</p>
              <RightAnswer
                label={room('results.right')}
                text={full(question, key)}
                lang={question.language}
              />
            </div>
          )
        ))}
    </>
  );
};

interface HostItemsProps {
  question: OpenQuestionView;
  /** Empty where it is not to be seen. */
  order: readonly number[];
}

/** The items as everybody sees them, each with its right place. */
const HostItems = ({ question: { options, language }, order }: HostItemsProps) => {
  const room = useRoomTexts();
  return (
    <ol className="mt-3 grid gap-1.5">
      {options.map((item, index) => (
        <li
          key={item}
          className="flex min-h-11 items-center gap-3 rounded-2xl border-2 border-line bg-surface px-3 py-1"
        >
          <span className="numbers grid size-7 shrink-0 place-items-center rounded-full bg-text text-sm font-extrabold text-page">
            {index + 1}
          </span>
          <span lang={language} dir="auto" className="min-w-0 grow font-bold wrap-anywhere">
            {withFormulas(item)}
          </span>
          {order.includes(index) && (
            <span className="numbers shrink-0 font-bold text-good">
              {room('crowd.place', { place: order.indexOf(index) + 1 })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};

interface HostOptionProps {
  choice: Choice;
  text: string;
  lang: string | undefined;
  media: QuestionMedia | null | undefined;
  right: boolean;
  /** How many chose it, and of how many; where the panel may say so. */
  votes?: { count: number; of: number } | undefined;
}

/** One option on the host's panel; the right one says so. */
const HostOption = ({ choice, text, lang, media, right, votes }: HostOptionProps) => {
  const room = useRoomTexts();
  return (
    <li
      className={classNames(
        'relative flex min-h-16 items-center sm:last:odd:col-span-2 gap-3 overflow-hidden rounded-2xl px-4 py-2 font-bold',
        right ? `${fillOf(choice)} text-ink` : 'border-2 border-line bg-surface',
      )}
    >
      {votes && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-4 bottom-1.5 h-1 origin-left rtl:origin-right rounded-full transition-transform duration-250 ease-out',
            right ? 'bg-ink' : fillOf(choice),
          )}
          style={{ transform: `scaleX(${shareOf(votes.count, votes.of)})` }}
        />
      )}
      <LetteredShape choice={choice} onColour={right} className="size-10 text-sm" />
      {media && <OptionImage media={media} on="page" className="size-14 shrink-0" />}
      <span className="min-w-0 grow wrap-anywhere">
        <span lang={lang} dir="auto">
          {withFormulas(text)}
        </span>
        {right && <span className="block text-sm font-normal">{room('host.rightAnswer')}</span>}
      </span>
      {votes && (
        <span className="numbers shrink-0">
          <span aria-hidden="true">{votes.count}</span>
          <span className="sr-only">{room('paced.votes', { count: votes.count })}</span>
        </span>
      )}
      {right && <Mark right className="size-6 shrink-0" />}
    </li>
  );
};
