/** A thing that is counted, in the forms that a number in front of it asks for; the dual as the subject of a sentence has it. */
export interface Noun {
  one: string;
  two: string;
  few: string;
  many: string;
}

type Forms = Record<Intl.LDMLPluralRule, string>;

/**
 * The six plural forms of a text: `{counted}` in it becomes the number with its noun. Two have a word of their own that says the
 * number already, so the digit comes after it, in brackets; all other words of the text must fit any number.
 */
export const counted = (text: string, { one, two, few, many }: Noun): Forms => {
  const form = (said: string): string => text.replace('{counted}', said);
  return {
    zero: form(`{count} ${one}`),
    one: form(`{count} ${one}`),
    two: form(`${two} ({count})`),
    few: form(`{count} ${few}`),
    many: form(`{count} ${many}`),
    other: form(`{count} ${one}`),
  };
};

/** The same after a preposition, another noun or a verb, where the dual ends otherwise. */
export const countedAfter = (text: string, noun: Noun): Forms =>
  counted(text, { ...noun, two: noun.two.replace(/ان$/, 'ين') });

/** What is counted in more than one place. */
export const nouns = {
  answer: { one: 'إجابة', two: 'إجابتان', few: 'إجابات', many: 'إجابة' },
  day: { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا' },
  event: { one: 'حدث', two: 'حدثان', few: 'أحداث', many: 'حدثًا' },
  game: { one: 'لعبة', two: 'لعبتان', few: 'ألعاب', many: 'لعبة' },
  line: { one: 'سطر', two: 'سطران', few: 'أسطر', many: 'سطرًا' },
  minute: { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' },
  place: { one: 'مركز', two: 'مركزان', few: 'مراكز', many: 'مركزًا' },
  player: { one: 'لاعب', two: 'لاعبان', few: 'لاعبين', many: 'لاعبًا' },
  point: { one: 'نقطة', two: 'نقطتان', few: 'نقاط', many: 'نقطة' },
  question: { one: 'سؤال', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا' },
  score: { one: 'نتيجة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة' },
  second: { one: 'ثانية', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية' },
  star: { one: 'نجمة', two: 'نجمتان', few: 'نجوم', many: 'نجمة' },
} as const satisfies Record<string, Noun>;
