import { refusalCodes, rejectionCodes, rejections, signInRefusals } from '@clockbeat/domain';
import { HttpProblem } from '../../apps/gateway/src/http/http-problem.js';
import { refusals as told } from '../../apps/gateway/src/http/refusals.js';
import { serverOwnedFields } from '../../apps/gateway/src/http/server-owned.js';
import { toHttpError } from '../../apps/gateway/src/http/to-http-error.js';
import { type Rejection, reject } from '../../libs/domain/src/content/rejection.js';
import { named, quoted, rows, section } from './page.js';
import { readShapes } from './types.js';

describe('the codes on docs/protocol.md', () => {
  const refusals = rows(section('Codes'), 'code', 'HTTP', 'sentence', 'when');
  const ofHttp = rows(section('Codes'), 'code', 'HTTP', 'when');
  const statuses = rows(section('Errors'), 'status', 'meaning', 'codes');
  const statusesOf = (code: string) =>
    statuses.filter(({ codes }) => quoted(codes).includes(code)).map(({ status }) => Number(status));

  it('are those of refusals, each with its status and its sentence', () => {
    expect(refusals.map(({ code, HTTP, sentence }) => [named(code), Number(HTTP), sentence])).toEqual(
      refusalCodes.map((code) => [code, ...told[code]]),
    );
  });

  it('and those that HTTP has besides', () => {
    const all = [readShapes().contract.get('HttpErrorCode')].flat().map((code) => JSON.parse(String(code)));
    const ofThePage = [...refusals, ...ofHttp].map(({ code }) => named(code));
    expect(ofThePage.sort()).toEqual(all.sort());
    expect(ofHttp.map(({ HTTP }) => Number(HTTP))).toEqual(
      ofHttp.map(({ code }) => told[named(code) as keyof typeof told][0]),
    );
  });

  it('stand beside their status in the table of statuses', () => {
    for (const { code, HTTP } of [...refusals, ...ofHttp])
      expect([named(code), statusesOf(named(code))]).toEqual([
        named(code),
        expect.arrayContaining([Number(HTTP)]),
      ]);
    expect(statusesOf(toHttpError(new Error('a bug')).body.code)).toContain(500);
    expect(statusesOf('bad_request')).toEqual(expect.arrayContaining([400, 405, 415]));
  });

  it('say after which refusals one may ask again', () => {
    const passing = refusalCodes.filter((code) => new HttpProblem(code).retryAfter !== undefined);
    const advice = section('Codes').split('What to do: ')[1]?.split(' wait and send again')[0];
    expect(quoted(advice).sort()).toEqual([...passing].sort());
  });

  it('are those of rejections, each with its sentence', () => {
    const told = rows(section('Rejections'), 'code', 'sentence');
    const sentences = rejectionCodes.map((code) => {
      const values = rejections[code].map((name) => [name, name === 'part' ? 'question' : `{${name}}`]);
      const rejected: Rejection = (reject as (code: string, values: object) => Rejection)(
        code,
        Object.fromEntries(values),
      );
      return [code, rejected.reason.replace(/^The question(?=:| (?:is|must|has))/, '{part}')];
    });
    expect(told.map(({ code, sentence }) => [named(code), sentence])).toEqual(sentences);
  });

  it('are those of a sign-in that failed', () => {
    const told = section('Signing in').split('The codes: ')[1]?.split('\n')[0];
    expect(quoted(told)).toEqual([...signInRefusals]);
  });

  it('come with the fields that only the server writes', () => {
    const list = section('Bodies').split('what it was given:')[1]?.split('(Where')[0];
    expect(quoted(list)).toEqual([...serverOwnedFields]);
  });
});
