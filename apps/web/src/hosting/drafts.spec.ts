import {
  forgetSetEdit,
  keepSetEdit,
  newCustomDraft,
  newOwnTriviaDraft,
  readCustomDraft,
  readOwnTriviaDraft,
  readSetEdit,
  setEdits,
  settleSetEdit,
} from './drafts.js';
import { noFields, type OwnQuestion, type QuestionFields } from './own-question.js';

const question: OwnQuestion = {
  id: 'own-1',
  question: 'Nearest to the Sun?',
  options: ['Venus', 'Mercury', 'Mars', 'Earth'],
  answer: 1,
  timeLimit: 45,
};
const details = { ...newCustomDraft.details, title: 'Planets' };
const entry: QuestionFields = { ...noFields, question: 'Half', timer: '' };
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a draft of custom questions', () => {
  const draft = { step: 'questions', details, questions: [question], entry };

  it('comes back as it was typed', () => {
    expect(readCustomDraft(again(draft))).toEqual(draft);
  });

  it('comes back with what it asks for, whatever its kind', () => {
    const typed = { ...entry, kind: 'number', value: '8,85', unit: 'km', band: '0.5', from: '0', to: '' };
    expect(readCustomDraft(again({ ...draft, entry: typed }))?.entry).toEqual(typed);
    const ordered = { ...entry, kind: 'order', items: ['one', 'two', '', ''] };
    expect(readCustomDraft(again({ ...draft, entry: ordered }))?.entry).toEqual(ordered);
  });

  it('asks for one of four options, where an earlier release kept it', () => {
    const { question: text, options, answer, timer } = entry;
    expect(readCustomDraft({ ...draft, entry: { question: text, options, answer, timer } })?.entry).toEqual(
      entry,
    );
  });

  it.each([null, 'draft', 7, [], {}, { details: [] }])('is none where %j is stored', (stored) => {
    expect(readCustomDraft(stored)).toBeNull();
  });

  it('loses only what is broken in it', () => {
    const broken = [{ ...question, options: ['one'] }, { ...question, answer: 4 }, null, question];
    expect(readCustomDraft({ ...draft, questions: broken, entry: { timer: 3 } })).toEqual({
      ...draft,
      entry: null,
    });
  });

  it('is back at its setup where the title is gone', () => {
    expect(readCustomDraft({ ...draft, details: { ...details, title: ' ' } })?.step).toBe('setup');
  });

  it('has the usual details where some are missing', () => {
    expect(readCustomDraft({ details: { title: 'Planets' } })?.details).toEqual(details);
  });
});

describe('changes to a saved set', () => {
  const edit = {
    setId: 's',
    version: 3,
    details,
    ready: true,
    questions: [question],
    selected: ['sci1'],
  };

  it('come back as they were', () => {
    expect(readSetEdit(again(edit))).toEqual(edit);
  });

  it.each(['setId', 'details'])('are none without %s', (field) => {
    expect(readSetEdit({ ...edit, [field]: undefined })).toBeNull();
  });

  it('are kept beside those to other sets, the last twenty', () => {
    for (const setId of ['a', 'b']) keepSetEdit({ ...edit, setId });
    keepSetEdit({ ...edit, setId: 'a', ready: false });
    expect(setEdits.get().map(({ setId, ready }) => [setId, ready])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    for (let count = 1; count <= 19; count += 1) keepSetEdit({ ...edit, setId: `${count}` });
    expect(setEdits.get()).toHaveLength(20);
    expect(setEdits.get()[0]?.setId).toBe('a');
    forgetSetEdit('a');
    expect(setEdits.get()[0]?.setId).toBe('1');
    setEdits.forget();
  });

  it('are gone once saved, but for what was typed since', () => {
    const other = { ...edit, setId: 'other' };
    for (const one of [other, edit]) keepSetEdit(one);
    const typed = { ...edit, details: { ...details, title: 'Moons' } };
    keepSetEdit(typed);
    settleSetEdit(edit, 4);
    expect(setEdits.get()).toEqual([other, { ...typed, version: 4 }]);
    settleSetEdit({ ...typed, version: 4 }, 5);
    expect(setEdits.get()).toEqual([other]);
    setEdits.forget();
  });

  it('that were made from an older version stay so, whatever is saved beside them', () => {
    const older = { ...edit, version: 2 };
    keepSetEdit(older);
    settleSetEdit(edit, 4);
    expect(setEdits.get()).toEqual([older]);
    setEdits.forget();
  });

  it('of a release that counted no versions are read as made from none', () => {
    const { version: _, ...kept } = edit;
    expect(readSetEdit({ ...kept, updatedAt: '2026-01-01T00:00:00.000Z' })).toEqual({ ...edit, version: 0 });
  });

  it('name no stored question but by its id', () => {
    expect(readSetEdit({ ...edit, selected: ['sci1', 2, null] })?.selected).toEqual(['sci1']);
  });
});

describe('own trivia that is typed', () => {
  it('comes back as it was', () => {
    const draft = { category: 'Planets', entry, ids: ['own-1'] };
    expect(readOwnTriviaDraft(again(draft))).toEqual(draft);
  });

  it('begins anew where nothing readable is stored', () => {
    expect(readOwnTriviaDraft('?')).toBeNull();
    expect(readOwnTriviaDraft({ ids: 'all' })).toEqual(newOwnTriviaDraft);
  });
});
