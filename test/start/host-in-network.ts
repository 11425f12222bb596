import { makeGame, makeTeam } from '../people/api.js';
import { signIn } from '../support/sign-in.js';

/** A host whose browser is on the product's own machine: prints what its game's and its team's QR codes say. */
const url = process.argv[2] ?? '';
const options = ['a', 'b', 'c', 'd'];
const questions = [
  { id: 'q1', question: 'Which one?', options, answer: 0, category: 'Science', timeLimit: 10 },
];
const cookie = await signIn(url, 'host@example.org', { name: 'Host' });
const game = await makeGame(url, cookie, { title: 'Game night', questions });
const team = await makeTeam(url, cookie, 'Reds');
console.log(JSON.stringify({ game: game.joinUrl, team: team.joinUrl }));
