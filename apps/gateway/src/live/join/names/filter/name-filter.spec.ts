import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarked } from './name-filter.js';

/**
 * Two corpora, written before the filter was tuned, one name a line. While it was tuned, only two in three of the evasions
 * were looked at: every third line (3, 6, 9, …) is a control, and which of those get through has not led to any word or rule.
 */
const linesOf = (corpus: string): string[] =>
  readFileSync(join(import.meta.dirname, 'corpora', `${corpus}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const realNames = linesOf('real-names');
const evasions = linesOf('evasions');
const isControl = (_: string, index: number): boolean => index % 3 === 2;
const tuned = evasions.filter((evasion, index) => !isControl(evasion, index));
const controls = evasions.filter(isControl);

/** Fails with the names that are too many, so that a report shows which. */
const expectAtMost = (failures: readonly string[], share: number, of: readonly string[]): void => {
  expect(failures.length > of.length * share ? failures : []).toEqual([]);
};

describe('the filter for names on a big screen', () => {
  it('has corpora of the promised size', () => {
    expect(realNames.length).toBeGreaterThanOrEqual(500);
    expect(evasions.length).toBeGreaterThanOrEqual(300);
    expect(new Set(realNames).size).toBe(realNames.length);
    expect(new Set(evasions).size).toBe(evasions.length);
    expect([...realNames, ...evasions].filter((name) => name.length > 50)).toEqual([]);
  });

  it('lets at least 99.5 % of real names pass', () => {
    expectAtMost(realNames.filter(isMarked), 0.005, realNames);
  });

  it.each(['de', 'es', 'pt-br', 'it', 'ar'])(
    'lets at least 99.5 %% of the frequent names of %s pass',
    (language) => {
      const names = linesOf(`real-names-${language}`);
      expect(names.length).toBeGreaterThanOrEqual(400);
      expect(new Set(names).size).toBe(names.length);
      expectAtMost(names.filter(isMarked), 0.005, names);
    },
  );

  it.each([
    [
      'German',
      'Arschloch, ARSCHLÖCHER, arschloecher, 4rschl0ch, Scheiße, Scheisse, 5cheiße, Hurensohn, H u r e n s o h n, huurensohn, Fick dich, fickdich, f1ck dich, Wichser, Wixxer, Fotze, f0tze, Schlampe, Nutte, Leck mich am Arsch, Halt die Fresse, Schwuchtel, Kanake, Spasti, Missgeburt, Du Hurensohn',
    ],
    [
      'Spanish',
      'puta, PUTA, p.u.t.a, put@, Hijo de puta, hijodeputa, h1jo de put4, hdp, Mierda, m1erda, Cabrón, c4bron, c a b r o n, gilipollas, polla, coño, pendejo, chinga tu madre, Chingatumadre, culo, culero, maricón, maric0n, joder, verga grande, conchatumadre, sudaca, malparido',
    ],
    [
      'Portuguese',
      'caralho, c4ralho, k a r a l h o, Porra, filho da puta, filhodaputa, Vai se foder, vai tomar no cu, pqp, vsf, foda-se, fodase, buceta, b0ceta, xoxota, cuzão, arrombado, viado, v1ado, punheta, boquete, bosta, piroca, vadia, boiola',
    ],
    [
      'Italian',
      'cazzo, c4zzo, c.a.z.z.o, KAZZO, testa di cazzo, vaffanculo, Vaffanculo!, fanculo, stronzo, str0nzo, merda, pezzo di merda, coglione, puttana, figlio di puttana, sei una troia, minchia, frocio, ricchione, pompino, sborra, porco dio, porcodio, dio cane, terrone',
    ],
    [
      'Arabic',
      'كس, كس امك, كُسّ أُمّك, كسمك, كـــس, ك.س, ك س ا م ك, كسسسس, شرموطة, شرموطه, الشرموطة, شَرْمُوطَة, ياشرموطة, ابن الشرموطة, قحبة, قـحـبـة, زبي, طيز, طيزك, نيك, منيوك, عرص, خول, يا خول, ابن الكلب, إبن الكلب, خرا, أحا, ﻛﺲ, Sharmouta, sharm0uta, kos omak, kosomak, kuss ummak, a7a, manyak, ya kalb, nik omak',
    ],
  ])('marks the rude words of %s as they are written and as they are disguised', (_, words) => {
    expect(words.split(', ').filter((word) => !isMarked(word))).toEqual([]);
  });

  it('marks at least 90 % of the evasions that it was tuned on', () => {
    expectAtMost(
      tuned.filter((name) => !isMarked(name)),
      0.1,
      tuned,
    );
  });

  it('marks at least 90 % of the evasions that it was not tuned on', () => {
    expectAtMost(
      controls.filter((name) => !isMarked(name)),
      0.1,
      controls,
    );
  });

  it('takes an innocent name for a disguised word only when it is disguised', () => {
    expect(isMarked('Dick')).toBe(false);
    expect(isMarked('D1ck')).toBe(true);
  });

  it('knows a class’s Ana L from a word in two pieces', () => {
    expect(isMarked('Ana L')).toBe(false);
    expect(isMarked('an al')).toBe(true);
  });
});
