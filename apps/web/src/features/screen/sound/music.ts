import { type Piece, pieces } from './pieces.js';
import { sampleRate } from './synth.js';

/** Seconds in which a piece fades, so that nothing ends with a click. */
const fadeS = 0.25;

/** The short ones first: what may sound next is there within a tenth of a second, and the long loop can come late. */
const inOrder: readonly Piece[] = ['reveal', 'lastMoments', 'podium', 'lobby'];

interface Rendered {
  readonly piece: Piece;
  readonly samples: Float32Array<ArrayBuffer>;
}

interface Playing {
  readonly piece: Piece;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** A piece that has been asked for and whose samples are not here yet. */
interface Awaited {
  readonly piece: Piece;
  readonly from: number;
  readonly since: number;
}

/** The loudspeaker of a wall: one piece at a time. Silent until the browser lets the page sound. */
export class Music {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private readonly buffers = new Map<Piece, AudioBuffer>();
  private readonly worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
  private awaited: Awaited | null = null;
  private playing: Playing | null = null;

  constructor(volume: number) {
    this.master.connect(this.context.destination);
    this.setVolume(volume);
    this.worker.onmessage = ({ data }: MessageEvent<Rendered>) => this.keep(data);
    for (const piece of inOrder) this.worker.postMessage(piece);
  }

  /** From 0 to 1; the ear hears the square of it as even steps. */
  setVolume(volume: number): void {
    this.master.gain.setTargetAtTime(volume * volume, this.context.currentTime, 0.05);
  }

  /** Plays a piece in place of the one before, from `from` seconds into it; one that loops and plays already goes on. */
  play(piece: Piece, from = 0): void {
    const { loops = false } = pieces[piece]();
    if (loops && (this.playing?.piece === piece || this.awaited?.piece === piece)) return;
    this.stop();
    void this.context.resume();
    const buffer = this.buffers.get(piece);
    if (buffer) this.sound(piece, buffer, from);
    else this.awaited = { piece, from, since: performance.now() };
  }

  stop(): void {
    this.awaited = null;
    if (!this.playing) return;
    const { source, gain } = this.playing;
    this.playing = null;
    const now = this.context.currentTime;
    gain.gain.setTargetAtTime(0, now, fadeS / 3);
    source.stop(now + fadeS * 2);
  }

  close(): void {
    this.worker.terminate();
    void this.context.close();
  }

  private keep({ piece, samples }: Rendered): void {
    const buffer = this.context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.buffers.set(piece, buffer);
    if (this.awaited?.piece !== piece) return;
    const { from, since } = this.awaited;
    this.awaited = null;
    // a stroke that comes late goes on where the others are
    const late = pieces[piece]().loops ? 0 : (performance.now() - since) / 1_000;
    if (from + late < buffer.duration) this.sound(piece, buffer, from + late);
  }

  private sound(piece: Piece, buffer: AudioBuffer, from: number): void {
    const source = this.context.createBufferSource();
    const gain = this.context.createGain();
    source.buffer = buffer;
    source.loop = pieces[piece]().loops ?? false;
    source.connect(gain).connect(this.master);
    source.start(0, from);
    const playing = { piece, source, gain };
    this.playing = playing;
    source.onended = () => {
      if (this.playing === playing) this.playing = null;
    };
  }
}
