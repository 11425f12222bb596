import { describe, expect, it } from '@jest/globals';
import { IsString, ValidateNested, validateSync } from 'class-validator';
import fc from 'fast-check';
import { bodyCheck } from '../wire/body-check.js';
import * as bodies from './messages.dto.js';

const names = [
  'roomId',
  'playerName',
  'playerId',
  'questionIndex',
  'answer',
  'token',
  'teamName',
  'ready',
  'gameState',
  'joining',
  'teamMode',
  't',
] as const;

/** Values on both sides of every rule. */
const value = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', 'open', 'locked', true, false, -1, 0, 3, 4, 1.5, Number.NaN),
  fc.string({ maxLength: 70 }),
  fc.constantFrom('x'.repeat(1_000), 'x'.repeat(1_001), [], {}, { currentQuestionIndex: 2 }),
  fc.record({ currentQuestionIndex: fc.oneof(fc.integer(), fc.string(), fc.double()) }),
);
const raw = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
  requiredKeys: [],
  noNullPrototype: true,
});

const classes = Object.values(bodies);

describe('the check of a body', () => {
  it.each(classes.map((body) => [body.name, body] as const))(
    'of %s agrees with class-validator',
    (_, body) => {
      const check = bodyCheck<object>(body);
      fc.assert(
        fc.property(raw, (sent) => {
          const whole = Object.assign(new body(), sent);
          const isValid = validateSync(whole, { forbidUnknownValues: false }).length === 0;
          expect(check(sent) !== null).toBe(isValid);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('takes only the fields that the class names', () => {
    const checked = bodyCheck(bodies.RoomDto)({ roomId: 'ABC123', playerId: 'p_1', isHost: true });
    expect(checked).toEqual({ roomId: 'ABC123' });
  });

  it.each([undefined, null, 'ABC123', 7, [], Buffer.from('{}'), new Map()])('refuses %p', (sent) => {
    expect(bodyCheck(bodies.RoomDto)(sent)).toBeNull();
  });

  it('refuses at boot a kind of rule that it does not follow', () => {
    class PerItem {
      @IsString({ each: true })
      names: string[];
    }
    class Nested {
      @ValidateNested()
      inner: object;
    }
    expect(() => bodyCheck(PerItem)).toThrow('PerItem.names');
    expect(() => bodyCheck(Nested)).toThrow('Nested.inner');
  });
});
