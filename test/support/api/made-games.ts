import { GameNight, type Person } from '../game-night.js';

/** A gateway with a host and somebody else, and the calls that make games. */
export class MadeGames {
  private people = 0;

  private constructor(
    readonly night: GameNight,
    readonly host: Person,
    readonly other: Person,
  ) {}

  static async begin(): Promise<MadeGames> {
    const night = await GameNight.begin();
    const host = await night.signIn('host@example.org', 'Hanna Host');
    return new MadeGames(night, host, await night.signIn('other@example.org', 'Otto Other'));
  }

  /** An account of its own: 60 games a minute and user, and some tests make many. */
  somebody(): Promise<Person> {
    this.people += 1;
    return this.night.signIn(`somebody${this.people}@example.org`);
  }

  post(person: Person, body: object) {
    return this.night.api.post('/api/games').set('cookie', person.cookie).send(body);
  }
  put(person: Person, id: string, body: object) {
    return this.night.api.put(`/api/games/${id}`).set('cookie', person.cookie).send(body);
  }
}
