import { some } from '../chance.js';
import { directors } from '../facts/films.js';
import { filmMeasures, popMeasures } from '../facts/measures.js';
import { popMilestones } from '../facts/milestones.js';
import { afroAlbums, afroYears, filmYears, singers, songYears } from '../facts/release-years.js';
import { filmScales, popScales } from '../facts/scales.js';
import { filmSets, popSets } from '../facts/sets.js';
import { afrobeatsSongs, popSongs } from '../facts/songs.js';
import type { Fact } from '../facts/table.js';
import { keyFor } from '../facts/table.js';
import { askMeasures, askTheYear } from './ask-numbers.js';
import type { TaskFamily } from './family.js';
import { askScales, byGap, putInOrder } from './put-in-order.js';
import { tickAll, tickWorks } from './tick-all.js';
import { asItem, inSentence, inWhichYear, inYears } from './words.js';

const by = ({ more: [maker = ''] }: Fact): string => maker;

const stageNumbers = [
  askTheYear(
    'film-year',
    'Movies',
    filmYears,
    ({ subject }) => `In which year did ${inSentence(subject)} come to the cinemas?`,
  ),
  askMeasures('film-number', 'Movies', filmMeasures),
  askTheYear(
    'song-year',
    'Pop Culture',
    some(songYears, 18, 'song-year'),
    ({ subject }) => `In which year did '${subject}' by ${singers[subject]} come out?`,
  ),
  askTheYear('pop-year', 'Pop Culture', popMilestones, inWhichYear),
  askMeasures('pop-number', 'Pop Culture', popMeasures),
  askTheYear(
    'afro-year',
    'Afrobeats',
    afroYears,
    (song) => `In which year did the world first hear '${song.subject}' by ${by(song)}?`,
  ),
  askTheYear(
    'afro-album',
    'Afrobeats',
    afroAlbums,
    (album) => `In which year did ${by(album)} bring out the album '${album.subject}'?`,
  ),
];

const stageOrders = [
  putInOrder({
    name: 'order-films',
    category: 'Movies',
    difficulty: 'Medium',
    questions: [
      'In which order did these films come to the cinemas?',
      'Which of these films is the oldest, and which came after it?',
      'Somebody watches these from the oldest film to the newest. In which order?',
      'Which of these did people see in the cinema first, and which later?',
    ],
    items: inYears(filmYears, asItem),
    sizes: [4, 5, 4, 6],
    count: 9,
    apart: byGap(4),
  }),
  askScales('order-film', 'Movies', filmScales),
  putInOrder({
    name: 'order-songs',
    category: 'Pop Culture',
    difficulty: 'Medium',
    questions: [
      'In which order did these hits come out?',
      'Which of these songs did the radio play first, and which later?',
      'From the oldest song to the newest: how do these follow each other?',
    ],
    items: inYears(songYears, asItem),
    sizes: [4, 5, 4],
    count: 6,
    apart: byGap(4),
  }),
  putInOrder({
    name: 'order-pop',
    category: 'Pop Culture',
    difficulty: 'Hard',
    questions: ['Of which of these did people speak first, and of which later?'],
    items: inYears(popMilestones),
    sizes: [5, 4],
    count: 2,
    apart: byGap(5),
  }),
  askScales('order-pop-scale', 'Pop Culture', popScales),
  putInOrder({
    name: 'order-afro',
    category: 'Afrobeats',
    difficulty: 'Medium',
    questions: [
      'In which order did these songs come out?',
      'To which of these did people dance first, and to which later?',
      'From the oldest to the newest: how do these Nigerian songs follow each other?',
      'Which of these Nigerian hits is the oldest, and which came after it?',
    ],
    items: afroYears.map((song) => ({
      label: `${song.subject} (${song.more[0] ?? ''})`,
      value: Number(song.right),
    })),
    sizes: [3, 4],
    count: 5,
    apart: byGap(3),
  }),
];

const films = tickWorks('ticks-director', 'Movies', directors, {
  makers: [
    ['Steven Spielberg', 'Easy'],
    ['James Cameron', 'Easy'],
    ['Ridley Scott', 'Medium'],
    ['Alfred Hitchcock', 'Easy'],
    ['Stanley Kubrick', 'Medium'],
    ['Quentin Tarantino', 'Easy'],
    ['Christopher Nolan', 'Easy'],
    ['Martin Scorsese', 'Medium'],
    ['David Fincher', 'Hard'],
    ['Robert Zemeckis', 'Hard'],
    ['Akira Kurosawa', 'Hard'],
    ['Greta Gerwig', 'Medium'],
    ['Kunle Afolayan', 'Medium'],
  ],
  question: (maker) => `Which of these films did ${maker} direct?`,
  key: keyFor,
});

const hits = tickWorks('ticks-hits', 'Pop Culture', popSongs, {
  makers: [
    ['Michael Jackson', 'Easy'],
    ['Madonna', 'Medium'],
    ['Queen', 'Easy'],
    ['Bob Marley', 'Easy'],
    ['Eminem', 'Medium'],
    ['Taylor Swift', 'Easy'],
    ['Lady Gaga', 'Medium'],
    ['Beyoncé', 'Easy'],
  ],
  question: (maker) => `Which of these were hits of ${maker}?`,
  key: keyFor,
});

const afroHits = tickWorks(
  'ticks-afro',
  'Afrobeats',
  // Wizkid has made this one of Fuse ODG's his own too.
  afrobeatsSongs.filter(({ subject }) => subject !== 'Azonto'),
  {
    makers: [
      ['Fela Kuti', 'Easy'],
      ['Wizkid', 'Easy'],
      ['Davido', 'Easy'],
      ['Burna Boy', 'Easy'],
      ['Rema', 'Medium'],
      ['Ayra Starr', 'Medium'],
      ['Tems', 'Medium'],
      ['Tiwa Savage', 'Medium'],
      ['P-Square', 'Medium'],
      ['Asake', 'Medium'],
      ['Olamide', 'Medium'],
      ['Asa', 'Hard'],
      ['Mr Eazi', 'Hard'],
    ],
    question: (maker) => `Which of these songs did ${maker} make known?`,
    key: keyFor,
  },
);

export const stageTasks: readonly TaskFamily[] = [
  ...stageNumbers,
  ...stageOrders,
  films,
  tickAll('ticks-film', 'Movies', filmSets),
  hits,
  tickAll('ticks-pop', 'Pop Culture', popSets),
  afroHits,
];
