import { engines } from './browser.js';
import { playsTheWholePath } from './players-path.js';

playsTheWholePath('WebKit', engines.WebKit);
