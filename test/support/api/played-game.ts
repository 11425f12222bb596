import { parseString } from 'fast-csv';
import { GameNight, type Person, question, type SeatedPlayer } from '../game-night.js';

export const parseCsv = (text: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(text)
      .on('data', (row: string[]) => rows.push(row))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });

interface People {
  readonly host: Person;
  readonly bob: Person;
  readonly stranger: Person;
}
interface Seats {
  readonly ada: SeatedPlayer;
  /** Bob's, who plays signed in. */
  readonly bobsSeat: SeatedPlayer;
  /** Removed after the second question. */
  readonly cid: SeatedPlayer;
  /** Called like a formula. */
  readonly evil: SeatedPlayer;
}

/** A game of teams in which three of four questions were opened, and the calls about its end. It still runs. */
export class PlayedGame implements People, Seats {
  readonly host: Person;
  readonly bob: Person;
  readonly stranger: Person;
  readonly ada: SeatedPlayer;
  readonly bobsSeat: SeatedPlayer;
  readonly cid: SeatedPlayer;
  readonly evil: SeatedPlayer;

  private constructor(
    readonly night: GameNight,
    readonly game: { id: string; gameCode: string },
    people: People,
    seats: Seats,
  ) {
    ({ host: this.host, bob: this.bob, stranger: this.stranger } = people);
    ({ ada: this.ada, bobsSeat: this.bobsSeat, cid: this.cid, evil: this.evil } = seats);
  }

  static async play(): Promise<PlayedGame> {
    const night = await GameNight.begin();
    const host = await night.signIn('host@example.org');
    const bob = await night.signIn('bob@example.org');
    const stranger = await night.signIn('stranger@example.org');
    const game = await night.makeGame(host, {
      title: 'Quiz night',
      teamMode: true,
      questions: [question(0), question(1), question(2), question(3)],
    });
    const ada = await night.join(game, 'Ada', { teamName: 'Owls' });
    const bobsSeat = await night.join(game, 'Bob', { person: bob, teamName: 'Owls' });
    const cid = await night.join(game, 'Cid');
    const evil = await night.join(game, '=1+1', { teamName: '@SUM(A1)' });

    const first = await night.start(game, host);
    await night.answer(game, ada, 0, 0, first + 2_500); // 17.5 s left: 270
    await night.answer(game, bobsSeat, 0, 1, first + 5_000); // wrong
    await night.answer(game, cid, 0, 0, first + 1_000);
    const second = first + 6_000;
    await night.advance(game, host, 0, second);
    await night.answer(game, ada, 1, 1, second + 1_000); // 19 s left: 290
    await night.answer(game, bobsSeat, 1, 1, second + 1_000); // 290
    await night.answer(game, evil, 1, null, second + 3_000); // chose nothing
    await night.remove(game, host, cid);
    const third = second + 4_000;
    await night.advance(game, host, 1, third);
    await night.answer(game, bobsSeat, 2, 2, third + 4_000); // 16 s left: 260
    await night.answer(game, ada, 2, 3, third + 500); // wrong
    return new PlayedGame(night, game, { host, bob, stranger }, { ada, bobsSeat, cid, evil });
  }

  /** The third question is then the last that was opened. */
  finish(): Promise<void> {
    return this.night.finish(this.game, this.host);
  }

  results() {
    return this.night.api.get(`/api/games/${this.game.id}/results`);
  }
  as(person: Person) {
    return this.results().set('cookie', person.cookie);
  }
  bearing({ token }: { token: string }) {
    return this.results().set('authorization', `Bearer ${token}`);
  }
  rate(stars: unknown) {
    return this.night.api.post(`/api/games/${this.game.id}/rating`).send({ stars });
  }
}
