import { within } from '@testing-library/dom';
import { emptyAccount } from '../test-support/answers.js';
import { answer } from '../test-support/network.js';
import { clientPage } from '../test-support/page.js';
import { ownQuestion } from './hosting/hosting.fixture.js';

const page = clientPage();

/** What stands on each page of the host's way: its heading, and where its links lead. */
const pages: Record<string, { heading: string; ways: Record<string, string> }> = {
  '/start-trivia': {
    heading: 'Create Trivia Experience',
    ways: {
      'Create Custom Questions': '/create-custom-questions',
      'Quick Start': '/create-team',
      'Back to Home': '/',
    },
  },
  '/host': {
    heading: 'Host a game',
    ways: {
      'Write your own questions': '/create-custom-questions',
      'Bring questions in a file': '/create-trivia',
      'Step by step, with a team': '/start-trivia',
    },
  },
  '/create-trivia-choice': {
    heading: 'Where do the questions come from?',
    ways: {
      'Use Question Bank': '/trivia-bank',
      'Create Custom Trivia': '/create-own-trivia',
      'Back to Dashboard': '/dashboard',
    },
  },
  '/trivia-bank': {
    heading: 'Question Bank',
    ways: {
      Science: '/category-science',
      History: '/category-history',
      'Pop Culture': '/category-pop',
      Sports: '/category-sports',
      'General Knowledge': '/category-general',
      Afrobeats: '/category-afrobeats',
      Movies: '/category-movies',
      Geography: '/category-geography',
      Finance: '/category-finance',
      Rivers: '/dynamic-category/Rivers',
      'View Basket': '/question-basket',
      'Back to Question Source': '/choose-trivia',
    },
  },
  '/question-select/science-tech': {
    heading: 'Science & Tech',
    ways: { 'Pick More Categories': '/trivia-bank', 'Review Selection (3)': '/approve-selection' },
  },
  '/category-history': {
    heading: 'History',
    ways: { 'Back to Categories': '/trivia-bank', 'View Basket (3)': '/question-basket' },
  },
  '/dynamic-category/Rivers': {
    heading: 'Rivers',
    ways: { 'Back to Bank': '/trivia-bank', 'View Basket (3)': '/question-basket' },
  },
  '/dynamic-category/Nothing%20at%20all': {
    heading: 'No Questions Available',
    ways: { 'Upload Questions': '/create-trivia', 'Back to Bank': '/trivia-bank' },
  },
  '/trivia-basket': { heading: 'Trivia Basket', ways: { 'Add More Questions': '/trivia-bank' } },
  '/question-basket': {
    heading: 'Question Basket',
    ways: { 'Add More Questions': '/trivia-bank', 'Back to Question Source': '/choose-trivia' },
  },
  '/approve-selection': { heading: 'Approve Selection', ways: { 'Edit More': '/trivia-bank' } },
  '/create-own-trivia': {
    heading: 'Create Your Own Trivia',
    ways: { 'View Basket (3)': '/question-basket', 'Question Bank': '/trivia-bank', 'Back to Home': '/' },
  },
  '/create-custom-questions': { heading: 'Create Custom Questions', ways: { Back: '/start-trivia' } },
  '/my-saved-trivia': {
    heading: 'My Trivia Content',
    ways: {
      'Upload CSV Questions': '/create-trivia',
      'Create Custom Questions': '/create-custom-questions',
      'Rivers 1 question (CSV Uploaded)': '/dynamic-category/Rivers',
    },
  },
};

const river = {
  id: 'river1',
  question: 'Longest?',
  options: ['Nile', 'Po', 'Rhine', 'Don'],
  answer: 0,
  category: 'Rivers',
  difficulty: 'Easy',
  timeLimit: null,
  source: 'mine',
};
const rivers = [{ category: 'Rivers', count: 1, source: 'mine' }];
const calls = {
  ...emptyAccount,
  'GET /api/questions/categories': answer({ items: rivers, total: 1 }),
  'GET /api/questions/by-category': answer([]),
  'GET /api/questions/category/Rivers': answer([river]),
  'GET /api/questions/category/History': answer([{ ...river, source: 'bank' }]),
  'GET /api/questions/category/Nothing%20at%20all': answer([]),
};
const keeps = {
  'clockbeat.currentTeam': { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' },
  'clockbeat.appState': { teamId: 't_1', basket: ['own1', 'own2', 'own3'].map((id) => ownQuestion(id)) },
};

/** jsdom, which knows no layout, hears no space between two lines of a link. */
const squeezed = (name: string): string => name.replaceAll(/\s/g, '');

describe('a page of the host’s way has its heading and its ways on', () => {
  it.each(Object.entries(pages))('%s', async (address, { heading, ways }) => {
    await page.openAt(address, { signedIn: {}, keeps, calls });
    await page.findByRole('heading', { level: 1, name: heading });
    const main = within(page.getByRole('main'));
    for (const [wanted, href] of Object.entries(ways)) {
      const named = (name: string): boolean => squeezed(name) === squeezed(wanted);
      await page.until(() => main.queryAllByRole('link', { name: named }).length > 0);
      // the bank names one of its nine as it names a sample
      const [link] = main.getAllByRole('link', { name: named });
      expect([wanted, link?.getAttribute('href')]).toEqual([wanted, href]);
    }
  });
});
