import { IsArray, IsInt, IsOptional, IsString } from 'class-validator';
import { CheckedLater, MaxItems, Nested, outlineOf } from './body-outline.js';

class Inner {
  @IsString()
  text: string;
}

class Outer {
  @IsString()
  title: string;

  @IsArray()
  @MaxItems(3)
  ids: string[];

  @IsOptional()
  @IsInt()
  count?: number;

  @Nested(() => Inner)
  one: Inner;

  @IsArray()
  @MaxItems(2)
  @Nested(() => Inner, { each: true })
  many: Inner[];

  @CheckedLater()
  @IsArray()
  @MaxItems(2)
  later: unknown[];
}

const outline = outlineOf(Outer);
/** Objects, lists and plain values in all. */
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 1)
    : 1;
const keys = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

describe('the outline of a body', () => {
  it('is the body, where all of it is known', () => {
    const body = { title: 'A', ids: ['a', 'b'], count: 2, one: { text: 'x' }, many: [{ text: 'y' }] };
    expect(outline({ ...body, later: [keys(2)] })).toEqual({
      body: { ...body, later: [null] },
      asSent: { later: [keys(2)] },
      unknown: [],
    });
  });

  it('names the first unknown fields by their path, however many there are', () => {
    const { unknown } = outline({
      many: [{ text: 'x', size: 1 }],
      one: { ['x'.repeat(100)]: 1 },
      ...keys(500),
    });
    expect(unknown.slice(0, 3)).toEqual(['many.0.size', `one.${'x'.repeat(50)}`, 'k0']);
    expect(unknown).toHaveLength(20);
  });

  it('drops what the server owns, at any depth', () => {
    expect(outline({ id: 'x', title: 'A', one: { text: 'x', createdAt: 'y' } })).toMatchObject({
      body: { title: 'A', one: { text: 'x' } },
      unknown: [],
    });
  });

  it('cuts lists one after their longest', () => {
    const { body, asSent } = outline({
      ids: Array(1_000).fill('x'),
      many: Array(1_000).fill({ text: 'y' }),
      later: Array(3).fill(1),
    });
    expect(body).toEqual({
      ids: Array(4).fill('x'),
      many: Array(3).fill({ text: 'y' }),
      later: [null, null, null],
    });
    expect(asSent).toEqual({});
  });

  it.each([
    ['an object for a text', { title: keys(1_000) }, { title: {} }],
    ['a list for a text', { title: Array(1_000).fill(keys(10)) }, { title: Array(65).fill({}) }],
    ['objects for ids', { ids: [keys(1_000), ['x']] }, { ids: [{}, []] }],
    ['a list of lists', { many: [[keys(1_000)]] }, { many: [[]] }],
    ['a list instead of a body', [keys(1_000)], []],
  ])('holds nothing of %s but that it was one', (_, sent, body) => {
    expect(outline(sent).body).toEqual(body);
  });

  it('is never larger than its class, whatever is sent', () => {
    const wide = keys(200);
    const worst = {
      title: [wide],
      ids: Array(900).fill(wide),
      one: wide,
      many: Array(900).fill(wide),
      ...keys(5_000),
    };
    expect(sizeOf(outline(worst).body)).toBeLessThan(20);
  });
});
