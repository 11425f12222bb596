import type { LikeSections } from '@clockbeat/domain';
import type { previews as English } from '../en/previews.js';

export const previews: LikeSections<typeof English> = {
  preview: {
    home: 'تحدٍّ بين الأصدقاء، وسباق مع الساعة، وصدارة في الانتظار. استضافة مسابقات مباشرة والانضمام إليها في أي وقت.',
    invitation: 'الانضمام إلى مسابقة',
    invitationText: 'اسمك، ثم اللعب. الرمز هو \u2068{code}\u2069.',
    otherTable: 'مسابقة بقواعد أخرى',
    otherTableText: 'من كان سيفوز بقواعد أخرى: الجدولان جنبًا إلى جنب.',
    sharedSet: 'مجموعة أسئلة للمسابقات',
    sharedSetText: 'للاطلاع على الأسئلة ونسخها واستضافة لعبة منها.',
  },
  shortcuts: {
    join: 'انضمام',
    start: 'بدء مسابقة',
    practise: 'تدريب فردي',
  },
};
