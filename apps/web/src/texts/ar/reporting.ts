import type { reporting as English } from '../en/reporting.js';
import type { LikeSections } from '../runtime.js';

export const reporting: LikeSections<typeof English> = {
  report: {
    open: 'الإبلاغ عن شيء',
    openName: 'الإبلاغ عن هذا الاسم',
    openSet: 'الإبلاغ عن هذه المجموعة',
    title: 'الإبلاغ عن شيء',
    titleName: 'الإبلاغ عن {name}',
    lead: 'يصل بلاغك إلى القائمين على هذا الموقع. ولا يُخبَر أحد في اللعبة بأنك أبلغت.',
    what: 'عمّ البلاغ؟',
    choose: 'يُرجى الاختيار',
    questions: 'الأسئلة أو العنوان',
    player: 'اللاعب: {name}',
    team: 'الفريق: {name}',
    question: 'السؤال {number}: {text}',
    leadQuestion:
      'يصل ما في السؤال من خطأ إلى من يستطيع تصحيحه: إلى المضيف أو إلى القائمين على هذا الموقع. ولن يعرف أحد أنك أنت من أبلغ.',
    leadSet: 'يصل بلاغك إلى القائمين على هذا الموقع. ولا يُخبَر مؤلف المجموعة بأنك أبلغت.',
    why: 'ما المشكلة؟',
    missingWhat: 'يُرجى اختيار موضوع البلاغ.',
    missingWhy: 'يُرجى اختيار المشكلة.',
    note: 'تفاصيل أخرى (اختياري)',
    send: 'إبلاغ',
    sending: 'جارٍ الإرسال…',
    cancel: 'إلغاء',
    thanks: 'شكرًا. سيُنظر في الأمر.',
  },
  reasons: {
    insulting: 'إهانة',
    personal_data: 'بيانات شخصية',
    hate: 'كراهية',
    copyright: 'حقوق النشر',
    other: 'شيء آخر',
    wrong: 'الإجابة خاطئة',
    outdated: 'قديم',
    ambiguous: 'ملتبس',
  },
};
