import type { ToWrite } from './write-format.js';
import { writtenSet } from './write-set.js';

addEventListener('message', ({ data }: MessageEvent<ToWrite>) => {
  // what cannot be written is the page's to hear, as an error of its worker
  void writtenSet(data).then(postMessage, (error: unknown) => reportError(error));
});
