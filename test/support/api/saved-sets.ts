import { GameNight, type Person } from '../game-night.js';

export const path = '/api/saved-trivia-sets';
export const options = ['Nile', 'Amazon', 'Rhine', 'Volga'];
/** A question that lives in a set. */
export const custom = (question: string, more: object = {}) => ({
  question,
  options,
  answer: 'Rhine',
  ...more,
});

/** Who calls: by a session, by a guest's header, or as nobody. */
export type Who = { cookie: string } | { 'x-guest-session': string } | Record<string, string>;
export const as = ({ cookie }: Person): Who => ({ cookie });
export const guest = (id: string): Who => ({ 'x-guest-session': id });
export const nobody: Who = {};

/** A gateway with two hosts, and the calls about saved sets. */
export class SavedSets {
  private people = 0;

  private constructor(
    readonly night: GameNight,
    readonly ada: Person,
    readonly grace: Person,
  ) {}

  static async begin(env: Record<string, string> = {}): Promise<SavedSets> {
    const night = await GameNight.begin(env);
    const ada = await night.signIn('ada@example.org', 'Ada');
    return new SavedSets(night, ada, await night.signIn('grace@example.org', 'Grace'));
  }

  /** An account of its own: 60 games a minute and user, and some tests launch many. */
  somebody(): Promise<Person> {
    this.people += 1;
    return this.night.signIn(`somebody${this.people}@example.org`);
  }

  save(who: Who, body: object) {
    return this.night.api.post(path).set(who).send(body);
  }
  put(who: Who, id: string, body: object) {
    return this.night.api.put(`${path}/${id}`).set(who).send(body);
  }
  read(who: Who, id: string) {
    return this.night.api.get(`${path}/${id}`).set(who);
  }
  list(who: Who, query = '') {
    return this.night.api.get(`${path}${query}`).set(who);
  }
  delete(who: Who, id: string) {
    return this.night.api.delete(`${path}/${id}`).set(who);
  }
  launch(who: Who, id: string) {
    return this.night.api.post(`${path}/${id}/launch`).set(who);
  }

  /** A set that is there, with one question unless the test says otherwise. */
  async saved(who: Who, body: object = {}) {
    const set = { title: 'Rivers', customQuestions: [custom('Where is Bonn?')], ...body };
    return (await this.save(who, set).expect(201)).body;
  }
}
