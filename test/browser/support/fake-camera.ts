import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { findBrowser } from './chromium';

const film = { width: 640, height: 480 };

/** A browser whose camera sees a picture: Chromium plays a film file in place of a device. */
export const browserWithCamera = async (png: Buffer, file: string): Promise<Browser> => {
  writeFileSync(file, filmOf(PNG.sync.read(png)));
  return openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);
};

/** A browser of its own with further switches. */
export const openBrowser = async (args: readonly string[]): Promise<Browser> => {
  const { channel, launchOptions } = await findBrowser();
  return chromium.launch({
    ...(channel && { channel }),
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...args],
  });
};

/** One frame of uncompressed video (YUV4MPEG2, 4:2:0): the picture in the middle of a grey room. Chromium repeats it. */
const filmOf = (picture: PNG): Buffer => {
  const { width, height } = film;
  const scale = Math.min(1, (height * 0.7) / Math.max(picture.width, picture.height));
  const luma = Buffer.alloc(width * height, 0x70);
  const left = Math.round((width - picture.width * scale) / 2);
  const top = Math.round((height - picture.height * scale) / 2);
  for (let y = 0; y < Math.floor(picture.height * scale); y += 1) {
    for (let x = 0; x < Math.floor(picture.width * scale); x += 1) {
      const at = (Math.floor(y / scale) * picture.width + Math.floor(x / scale)) * 4;
      const [red, green, blue] = picture.data.subarray(at, at + 3);
      luma[(top + y) * width + left + x] = Math.round(0.299 * red! + 0.587 * green! + 0.114 * blue!);
    }
  }
  const colourless = Buffer.alloc((width * height) / 2, 0x80);
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(`${header}FRAME\n`), luma, colourless]);
};
