import { choices, type QuestionFigures } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { fillOf, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { LetteredShape } from '../../ui/lettered-shape.js';
import { Mark } from '../../ui/mark.js';

/** How many chose each option, as bars in the answers' own colours; the figures stand beside them for everybody. */
export const AnswerBars = ({ figures }: { figures: QuestionFigures }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { counts, noAnswer, correctAnswer, options } = figures;
  const all = counts.reduce((sum, count) => sum + count, noAnswer);
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{room('results.chosen')}</caption>
      <colgroup>
        <col className="w-10" />
        <col />
        <col className="w-14" />
      </colgroup>
      <tbody>
        {choices.map((choice) => {
          const isRight = choice === correctAnswer;
          return (
            <tr key={choice}>
              <th scope="row" className="py-1 text-left align-middle">
                <LetteredShape choice={choice} onColour={false} className="size-8 text-sm" />
                <span className="sr-only">{letterOf(choice)}</span>
              </th>
              <td className="py-1 align-middle">
                <p
                  className={classNames(
                    'flex items-center gap-1.5 truncate text-sm',
                    isRight ? 'font-bold' : 'text-muted',
                  )}
                >
                  {isRight && <Mark right className="size-4 shrink-0 text-good" />}
                  <span className="truncate">{options[choice]}</span>
                  {isRight && <span className="sr-only">({room('results.right')})</span>}
                </p>
                <div aria-hidden="true" className="mt-1 h-2.5 overflow-hidden rounded-full bg-line">
                  <div
                    className={classNames('h-full rounded-full', fillOf(choice))}
                    style={{ width: `${all === 0 ? 0 : (100 * (counts[choice] ?? 0)) / all}%` }}
                  />
                </div>
              </td>
              <td className="numbers py-1 text-right align-bottom font-bold">
                {t('common.figure', { count: counts[choice] ?? 0 })}
              </td>
            </tr>
          );
        })}
        <tr className="text-sm text-muted">
          <th scope="row" colSpan={2} className="pt-1 pl-10 text-left font-normal">
            {room('results.noAnswer')}
          </th>
          <td className="numbers pt-1 text-right">{t('common.figure', { count: noAnswer })}</td>
        </tr>
      </tbody>
    </table>
  );
};
