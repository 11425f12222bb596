import { isGameNews, RespSplitter } from './resp.js';

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const news = `*3\r\n${bulk('smessage')}${bulk('clockbeat:game:game_1')}${bulk('c_1\n[{"naïve":"\r\n"}]')}`;
const beat = `>3\r\n${bulk('smessage')}${bulk('clockbeat:gateway:g_1')}${bulk('')}`;
const others = ['+OK\r\n', ':1\r\n', '$-1\r\n', '*0\r\n', `%1\r\n${bulk('server')}${bulk('redis')}`, '_\r\n'];

it('cuts what Redis sends into whole replies, wherever the network cuts it', () => {
  const replies = [news, ...others, beat, news];
  const bytes = Buffer.from(replies.join(''));
  for (const size of [1, 7, 64, bytes.length]) {
    const splitter = new RespSplitter();
    const taken: string[] = [];
    for (let from = 0; from < bytes.length; from += size)
      taken.push(...splitter.take(bytes.subarray(from, from + size)).map(String));
    expect(taken).toEqual(replies);
  }
});

it('knows the news of games from everything else', () => {
  expect([news, beat, ...others].map((reply) => isGameNews(Buffer.from(reply)))).toEqual([
    true,
    ...[beat, ...others].map(() => false),
  ]);
});
