import type { questionsSheet as English } from '../en/questions-sheet.js';
import type { LikeSections } from '../runtime.js';
import { counted, nouns } from './counted.js';

export const questionsSheet: LikeSections<typeof English> = {
  sheet: {
    open: 'طباعة',
    print: 'طباعة أو حفظ بصيغة PDF',
    shows: 'ما في الورقة',
    blank: 'الأسئلة',
    answers: 'مع الإجابات',
    name: 'الاسم أو الفريق',
    points: 'النقاط',
    sound: 'يُسمع: {words}',
    pool: counted('أسئلة تسحبها الألعاب وليست في الورقة: {counted}.', nouns.question),
    empty: 'لا أسئلة خاصة بهذه المجموعة تُطبع.',
  },
};
