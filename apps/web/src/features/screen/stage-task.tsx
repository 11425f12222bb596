import { choicesFor, type OpenQuestionView } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { fillOf, LetteredShape } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { hasOptions, kindIn, useAnswerWords, useAskedFor } from '../../ui/crowd/asked.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { OptionImage } from '../../ui/media/option-image.js';
import { type StageTextSize } from './stage-text-size.js';

interface StageTaskProps {
  question: OpenQuestionView;
  size: StageTextSize;
  /** Each phone has the options in an order of its own: here they have neither letters nor colours to be pressed by. */
  isMixed: boolean;
}

/** What an open question gives to choose from or to put in order, or the room that it leaves for an answer. */
export const StageTask = ({ question, size, isMixed }: StageTaskProps) => {
  const room = useRoomTexts();
  const askedFor = useAskedFor(question);
  const notes = [askedFor, isMixed && room('screen.mixed')].filter(Boolean);
  return (
    <>
      {notes.length > 0 && hasOptions(question) && (
        <p className="mb-[0.5em] text-[1.2em] leading-tight font-bold text-muted">{notes.join(' · ')}</p>
      )}
      {hasOptions(question) && <Options question={question} size={size} isMixed={isMixed} />}
      {kindIn(question) === 'order' && <Items question={question} size={size} />}
      {!hasOptions(question) && kindIn(question) !== 'order' && <Blank question={question} />}
    </>
  );
};

const Options = ({ question, size, isMixed }: StageTaskProps) =>
  question.optionMedia && !size.bare ? (
    <PictureOptions question={question} size={size} isMixed={isMixed} />
  ) : (
    <TextOptions question={question} size={size} isMixed={isMixed} />
  );

const TextOptions = ({ question: { options, language }, size, isMixed }: StageTaskProps) => (
  <ul className="grid auto-rows-fr gap-[0.6em] sm:grid-cols-2">
    {choicesFor(options).map((choice) => (
      <li
        key={choice}
        className={classNames(
          'flex items-center sm:last:odd:col-span-2 gap-[0.7em] rounded-[0.8em] px-[0.9em] py-[0.4em] leading-tight font-bold',
          options.length > 2 ? 'min-h-[3.6em]' : 'min-h-[5em]',
          isMixed ? 'bg-surface' : `${fillOf(choice)} text-ink`,
          size.option,
        )}
      >
        {!isMixed && <LetteredShape choice={choice} onColour className="size-[2.1em]" />}
        <span lang={language} dir="auto" className="min-w-0 wrap-anywhere">
          {withFormulas(options[choice] ?? '')}
        </span>
      </li>
    ))}
  </ul>
);

/** So many characters find room below a picture, where all stand in a row or in two. */
const belowPicture = 45;

/** What options show, as large as there is room; longer texts stand beside their pictures, as they stand without. */
const PictureOptions = ({
  question: { options, optionMedia = [], language },
  size,
  isMixed,
}: StageTaskProps) => {
  const isBeside = Math.max(...options.map(({ length }) => length)) > belowPicture;
  const isDense = !isBeside && options.length > 4;
  const columns = isBeside ? 2 : isDense ? 3 : options.length;
  return (
    <ul
      className={classNames(
        'grid gap-[0.6em]',
        isBeside ? 'auto-rows-fr' : 'min-h-[12em] flex-[1_1_55%] auto-rows-[minmax(0,1fr)]',
        ['sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-4'][columns - 2],
      )}
    >
      {choicesFor(options).map((choice) => {
        const media = optionMedia[choice];
        return (
          <li
            key={choice}
            className={classNames(
              'flex min-h-0 gap-[0.5em] rounded-[0.8em] p-[0.5em] leading-tight font-bold',
              isBeside ? 'items-center' : 'flex-col justify-center',
              // two low rows: what stands below a picture would take half of it
              isDense && '[@media(min-aspect-ratio:3/2)]:flex-row',
              isMixed ? 'bg-surface' : `${fillOf(choice)} text-ink`,
              isDense ? 'text-[1.2em]' : size.option,
            )}
          >
            {media && (
              <OptionImage
                media={media}
                on="wall"
                className={
                  isBeside ? 'h-[4.4em] w-[5.5em] shrink-0' : 'min-h-0 w-full min-w-0 flex-1 basis-0'
                }
              />
            )}
            <span
              className={classNames(
                'flex min-w-0 items-center gap-[0.4em]',
                isDense && media && '[@media(min-aspect-ratio:3/2)]:w-[57%]',
              )}
            >
              {!isMixed && <LetteredShape choice={choice} onColour className="size-[1.6em]" />}
              <span lang={language} dir="auto" className="min-w-0 wrap-anywhere">
                {withFormulas(options[choice] ?? '')}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** The items as everybody sees them, by numbers: they have no colours, since none of them is an answer. */
const Items = ({ question, size }: Omit<StageTaskProps, 'isMixed'>) => {
  const askedFor = useAskedFor(question);
  const { options, language } = question;
  const longest = Math.max(...options.map(({ length }) => length));
  return (
    <>
      <p className="mb-[0.5em] text-[1.2em] leading-tight font-bold text-muted">{askedFor}</p>
      <ol className="grid auto-rows-fr gap-[0.5em] sm:grid-cols-2">
        {options.map((item, index) => (
          <li
            key={item}
            className={classNames(
              'flex items-center gap-[0.7em] rounded-[0.8em] bg-surface px-[0.9em] py-[0.3em] leading-tight font-bold sm:last:odd:col-span-2',
              options.length > 6 ? 'min-h-[2.6em]' : 'min-h-[3.2em]',
              size.option,
            )}
          >
            <span className="numbers grid size-[1.7em] shrink-0 place-items-center rounded-full bg-text font-extrabold text-page">
              {index + 1}
            </span>
            <span
              lang={language}
              dir="auto"
              className={classNames(
                'min-w-0 wrap-anywhere',
                longest * options.length > 800 && 'line-clamp-2',
              )}
            >
              {withFormulas(item)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};

/** Where the answer will stand: as large as the options would be, and nothing in it that gives it away. */
const Blank = ({ question }: Pick<StageTaskProps, 'question'>) => {
  const { number } = useAnswerWords();
  const askedFor = useAskedFor(question);
  const { unit, range } = question;
  return (
    <div className="mb-[1.5em]">
      <p className="mb-[0.6em] text-[1.6em] leading-tight font-bold text-muted">{askedFor}</p>
      <div aria-hidden="true" className="flex gap-[1em] text-[2.8em] leading-none font-extrabold">
        {(kindIn(question) === 'cloud' ? ['first', 'second', 'third'] : ['only']).map((field, nth) => (
          <span
            key={field}
            className={classNames(
              'flex min-h-[1.9em] min-w-0 grow items-center gap-[0.3em] border-[0.09em] px-[0.5em]',
              kindIn(question) === 'cloud' ? 'rounded-full' : 'rounded-[0.4em]',
              nth === 0 ? 'border-text bg-surface' : 'border-dashed border-line-strong',
            )}
          >
            {nth === 0 && <span className="h-[1em] w-[0.08em] rounded-full bg-coral" />}
            {unit && <span className="ms-auto truncate text-muted">{unit}</span>}
          </span>
        ))}
      </div>
      {range && (
        <div aria-hidden="true" className="mt-[1em] px-[0.5em]">
          <div className="h-[0.3em] rounded-full bg-line-strong" />
          <p className="numbers mt-[0.3em] flex justify-between text-[1.333em] font-bold">
            <span>{number({}, range.from)}</span>
            <span>{number({}, range.to)}</span>
          </p>
        </div>
      )}
    </div>
  );
};
