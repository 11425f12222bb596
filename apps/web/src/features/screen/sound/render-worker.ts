import { type Piece, pieces } from './pieces.js';
import { render } from './synth.js';

/** A worker of its own: samples of twenty seconds would hold up what the wall draws by half a second, on a TV by several. */

addEventListener('message', ({ data: piece }: MessageEvent<Piece>) => {
  const samples = render(pieces[piece]());
  postMessage({ piece, samples }, { transfer: [samples.buffer] });
});
