import { failure } from './request.js';

describe('a call that failed', () => {
  it('says its status and the whole answer; code and reason are told apart', () => {
    const answer = JSON.stringify({
      statusCode: 400,
      code: 'validation',
      message: ['Too long.', 'Too old.'],
    });
    const error = failure(400, answer);
    expect(error.message).toBe(`400: ${answer}`);
    expect(error).toMatchObject({ statusCode: 400, code: 'validation', reason: 'Too long. Too old.' });
  });

  it.each(['<html>Bad Gateway</html>', '', 'null', '7'])(
    'may be answered with %j, by somebody in between',
    (text) => {
      expect(failure(502, text)).toMatchObject({
        message: `502: ${text}`,
        statusCode: 502,
        code: 'unexpected',
        reason: '',
      });
    },
  );
});
