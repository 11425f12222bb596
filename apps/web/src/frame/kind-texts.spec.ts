import { kindTexts } from './kind-texts.js';

it('says once that category and difficulty are mixed', () => {
  expect(kindTexts('Mixed', 'Mixed', 'Mixed')).toEqual(['Mixed']);
  expect(kindTexts('Mixed', 'Mixte', 'Mixte')).toEqual(['Mixte']);
});

it('says both where they differ, the server’s own word for many in the reader’s language', () => {
  expect(kindTexts('Science', 'Mixte', 'Mixte')).toEqual(['Science', 'Mixte']);
  expect(kindTexts('Mixed', 'Moyen', 'Mixte')).toEqual(['Mixte', 'Moyen']);
});
