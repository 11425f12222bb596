import { setTimeout as sleep } from 'node:timers/promises';
import { quiz } from '../support/live/quiz.js';
import type { Reachable } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** A host may make 60 games a minute. */
const betweenMs = 1_100;
const letters = ['B', 'C', 'D'] as const;

/** People who play, one game after another, while others do their worst; the first thing that goes wrong is thrown. */
export class HonestTable {
  games = 0;
  private over = false;
  private readonly playing: Promise<void>;

  constructor(private readonly gateway: Reachable) {
    this.playing = this.play();
    this.playing.catch(() => undefined); // heard in `end`
  }

  async end(): Promise<void> {
    this.over = true;
    await this.playing;
  }

  private async play(): Promise<void> {
    while (!this.over) {
      await this.playOne().then(
        () => {
          this.games += 1;
        },
        (error: unknown) => {
          // A busy machine may say so; people at the table try again.
          if (!/unavailable/i.test(String(error))) throw error;
        },
      );
      await sleep(betweenMs);
    }
  }

  private async playOne(): Promise<void> {
    const host = await TestHost.on(this.gateway, {
      email: 'honest@example.org',
      questions: quiz(letters.length),
    });
    const players = await Promise.all(
      ['Bo', 'Cy'].map((name) => TestPlayer.on(this.gateway).join(host.joinCode, name)),
    );
    await host.start();
    for (const [index, letter] of letters.entries()) {
      await Promise.all(players.map((player) => player.sees(index)));
      const results = await Promise.all(players.map((player) => player.answer(letter)));
      if (results.some(({ isCorrect }) => !isCorrect))
        throw new Error('A right answer was not taken for one');
      await host.next(index);
    }
    for (const player of players) {
      const { finalScores } = await player.hears('gameFinished');
      if (finalScores.some(({ correct }) => correct !== letters.length))
        throw new Error('The end is not as it was told');
    }
    for (const client of [host, ...players]) client.close();
  }
}
