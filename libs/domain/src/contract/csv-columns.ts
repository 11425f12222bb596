/** The nine columns of a question file, in the order in which they are written (docs/protocol.md, "Questions"). */
export const csvColumns = [
  'Serial Number',
  'Game Category',
  'Question',
  'Option A',
  'Option B',
  'Option C',
  'Option D',
  'Correct Answer',
  'Difficulty',
] as const;

/** Columns that a file has besides where a question in it has not four options. */
export const csvOptionColumns = ['Kind', 'Option E', 'Option F'] as const;
/** And besides where a question is of another kind than one right option. */
export const csvTaskColumns = [
  'Option G',
  'Option H',
  'Exact Only',
  'Not These',
  'Unit',
  'Within',
  'Range',
] as const;
/** What a file may say of any question besides. */
export const csvMoreColumns = ['Explanation', 'Time Limit'] as const;
