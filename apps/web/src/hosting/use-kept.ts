import { useSyncExternalStore } from 'react';
import type { KeptValue } from './kept-value.js';

/** A value the browser keeps, fresh whenever this tab or another changes it. */
export const useKept = <T>(kept: KeptValue<T>): T => useSyncExternalStore(kept.subscribe, kept.get);
