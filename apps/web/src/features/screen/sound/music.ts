import { type Piece, pieces } from './pieces.js';
import { render, sampleRate } from './synth.js';

/** Seconds in which a piece fades, so that nothing ends with a click. */
const fadeS = 0.25;

interface Playing {
  readonly piece: Piece;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** The loudspeaker of a wall: one piece at a time. Silent until the browser lets the page sound. */
export class Music {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private readonly buffers = new Map<Piece, AudioBuffer>();
  private playing: Playing | null = null;

  constructor(volume: number) {
    this.master.connect(this.context.destination);
    this.setVolume(volume);
  }

  /** From 0 to 1; the ear hears the square of it as even steps. */
  setVolume(volume: number): void {
    this.master.gain.setTargetAtTime(volume * volume, this.context.currentTime, 0.05);
  }

  /** Plays a piece in place of the one before, from `from` seconds into it; one that loops and plays already goes on. */
  play(piece: Piece, from = 0): void {
    const { loops = false } = pieces[piece]();
    if (loops && this.playing?.piece === piece) return;
    this.stop();
    void this.context.resume();
    const source = this.context.createBufferSource();
    const gain = this.context.createGain();
    source.buffer = this.bufferOf(piece);
    source.loop = loops;
    source.connect(gain).connect(this.master);
    source.start(0, from);
    const playing = { piece, source, gain };
    this.playing = playing;
    source.onended = () => {
      if (this.playing === playing) this.playing = null;
    };
  }

  stop(): void {
    if (!this.playing) return;
    const { source, gain } = this.playing;
    this.playing = null;
    const now = this.context.currentTime;
    gain.gain.setTargetAtTime(0, now, fadeS / 3);
    source.stop(now + fadeS * 2);
  }

  close(): void {
    void this.context.close();
  }

  private bufferOf(piece: Piece): AudioBuffer {
    const known = this.buffers.get(piece);
    if (known) return known;
    const samples = render(pieces[piece]());
    const buffer = this.context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.buffers.set(piece, buffer);
    return buffer;
  }
}
