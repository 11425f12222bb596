import { catalogue } from './catalogue.js';
import { ownPace } from './en/own-pace.js';
import type { TranslateOf } from './runtime.js';

export type OwnPaceTranslate = TranslateOf<typeof ownPace>;

/** The texts of what is played at one's own pace: by those who give it out, and those who play it. */
export const useOwnPaceTexts: () => OwnPaceTranslate = catalogue('ownPace', ownPace).useTexts;
