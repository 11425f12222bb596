import type { questionsSharing as English } from '../en/questions-sharing.js';
import type { LikeSections } from '../runtime.js';

export const questionsSharing: LikeSections<typeof English> = {
  overtaken: {
    title: 'حُفظت في مكان آخر أثناء ذلك',
    text: 'حُفظت هذه المجموعة بعد أن بدأت تعديلها. ما كتبته ما زال هنا.',
    savedAt: 'حُفظت في {moment}.',
    savedBy: 'حفظها {name} في {moment}.',
    giveWay: 'تحميل النسخة الأحدث',
    giveWayText: 'يوضع ما كتبته جانبًا، ويمكن عرضه من جديد ما دامت هذه الصفحة مفتوحة.',
    saveOver: 'حفظ نسختي مكانها',
    saveOverText: 'تُستبدل النسخة الحالية، وتبقى في السجل.',
    saveOverGuest: 'تُستبدل النسخة الحالية.',
    later: 'القرار لاحقًا',
    shown: 'حُفظت المجموعة في مكان آخر أثناء ذلك. هذه هي النسخة الأحدث.',
    aside: 'ما كتبته موضوع جانبًا ما دامت هذه الصفحة مفتوحة.',
    takeBack: 'عرضه من جديد',
  },
};
