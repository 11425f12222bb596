import { csvColumns } from '@clockbeat/domain';
import { GameNight, type Person } from '../game-night.js';

export const header = csvColumns.join(',');
/** A question as a row of a file. */
export const row = (question: string, category = 'Rivers') => `1,${category},${question},a,b,c,d,B,Easy`;
/** A question as an item of a list. */
export const item = (question: string, more: object = {}) => ({
  question,
  optionA: 'Nile',
  optionB: 'Amazon',
  optionC: 'Rhine',
  optionD: 'Volga',
  correctAnswer: 'C',
  ...more,
});

export interface Shown {
  question: string;
  category: string;
  id: string;
}

/** A gateway with two people, and the calls that bring many questions in. */
export class Uploads {
  private people = 0;

  private constructor(
    readonly night: GameNight,
    readonly ada: Person,
    readonly grace: Person,
  ) {}

  static async begin(): Promise<Uploads> {
    const night = await GameNight.begin();
    const ada = await night.signIn('ada@example.org', 'Ada');
    return new Uploads(night, ada, await night.signIn('grace@example.org', 'Grace'));
  }

  somebody(): Promise<Person> {
    this.people += 1;
    return this.night.signIn(`somebody${this.people}@example.org`);
  }

  bulk({ cookie }: Person, body: unknown, query = '') {
    return this.night.api
      .post(`/api/questions/bulk${query}`)
      .set({ cookie })
      .send(body as object);
  }
  csv({ cookie }: Person, text: string | Buffer, query = '?commit=true', type = 'text/csv') {
    return this.night.api.post(`/api/questions/csv${query}`).set({ cookie }).type(type).send(text);
  }

  /** This person's own questions of a category. */
  async mine({ cookie }: Person, category: string): Promise<Shown[]> {
    const path = `/api/questions/category/${encodeURIComponent(category)}?source=mine&limit=200`;
    return (await this.night.api.get(path).set({ cookie }).expect(200)).body;
  }
  /** The categories in which this person has questions. */
  async owned({ cookie }: Person): Promise<object[]> {
    const { body } = await this.night.api.get('/api/questions/categories').set({ cookie });
    return body.items.filter(({ source }: { source: string }) => source === 'mine');
  }
}
