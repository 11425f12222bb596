import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SceneName, sceneCalled, scenes } from '../scenes/scene';
import { folder, looksOf, pictureOf } from './pictures';

/** Four pictures a scene, so twelve a sheet. */
const scenesPerSheet = 3;

const style = `
  body { margin: 0; background: #8d8d8d; color: #fff; font: 600 20px system-ui, sans-serif }
  section { padding: 16px; display: grid; gap: 12px; width: fit-content }
  h2 { margin: 0 0 6px; font-size: 20px }
  div { display: flex; flex-wrap: wrap; max-width: 4200px; gap: 12px }
  img { height: 400px; display: block }`;

/** A page of all pictures there are, a section a sheet; each leads to its picture. */
export const sheetsPage = (): string => {
  const names = Object.values(scenes).flatMap((journey) => Object.keys(journey) as SceneName[]);
  const rows = names.map(rowOf).filter(Boolean);
  const sheets: string[] = [];
  while (rows.length > 0) sheets.push(`<section>${rows.splice(0, scenesPerSheet).join('')}</section>`);
  return `<!doctype html><meta charset="utf-8"><title>Clockbeat, all scenes</title><style>${style}</style>${sheets.join('')}`;
};

const rowOf = (name: SceneName): string => {
  const pictures = looksOf(sceneCalled(name))
    .map((look) => pictureOf(name, look))
    .filter((picture) => existsSync(join(folder, picture)))
    .map((picture) => `<a href="${picture}"><img src="${picture}" alt="${picture}"></a>`);
  return pictures.length === 0 ? '' : `<article><h2>${name}</h2><div>${pictures.join('')}</div></article>`;
};
