import { bankQuestion } from '../../hosting/hosting.fixture.js';
import { readPicked } from './selection.js';

it('reads back what was picked on each page', () => {
  const picked = { '/category-science': [bankQuestion('sci1')], '/category-history': [] };
  expect(readPicked(JSON.parse(JSON.stringify(picked)))).toEqual(picked);
});

it.each([
  ['a text', 'x', null],
  ['a list', [], null],
  ['no questions', { '/category-science': 'x' }, { '/category-science': [] }],
  ['broken questions', { '/category-science': [null, { id: 7 }] }, { '/category-science': [] }],
])('takes %s for nothing picked', (_, stored, read) => {
  expect(readPicked(stored)).toEqual(read);
});
