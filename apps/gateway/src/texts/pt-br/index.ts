import type { GatewayTexts } from '../gateway-texts.js';
import { browsers } from './browsers.js';
import { mails } from './mails.js';
import { ownData } from './own-data.js';
import { pages } from './pages.js';
import { previews } from './previews.js';

export const brazilian: GatewayTexts = { ...browsers, ...mails, ...ownData, ...pages, ...previews };
