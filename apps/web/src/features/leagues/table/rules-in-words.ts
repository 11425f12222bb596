import type { LeaguePage, LeagueRules } from '@clockbeat/domain/contract';
import type { useLeaguesTexts } from '../../../texts/leagues-texts.js';

type Translate = ReturnType<typeof useLeaguesTexts>;

/** What a league's rules are, a sentence for each; only what is in use. */
export const rulesInWords = (t: Translate, rules: LeagueRules, hasFinal: boolean): string[] => {
  const { scheme, places, shared, coming, best, forgiven, forgives, finalTimes, among } = rules;
  const isByPlaces = scheme === 'places';
  const givesMean = forgives === 'mean' || scheme === 'sailing';
  return [
    ...(isByPlaces ? [t('leaguePage.rulePlaces', { list: places.join(' · ') })] : []),
    ...(scheme === 'score' ? [t('leaguePage.ruleScore')] : []),
    ...(scheme === 'share' ? [t('leaguePage.ruleShare')] : []),
    ...(scheme === 'sailing' ? [t('leaguePage.ruleSailing')] : []),
    ...(coming > 0 && scheme !== 'sailing' ? [t('leaguePage.ruleComing', { points: coming })] : []),
    ...(isByPlaces ? [t(shared === 'mean' ? 'leaguePage.ruleMean' : 'leaguePage.ruleFull')] : []),
    ...(isByPlaces && among === 'members' ? [t('leaguePage.ruleMembers')] : []),
    ...(best === null ? [] : [t('leaguePage.ruleBest', { count: best })]),
    ...(forgiven === 0
      ? []
      : [
          t(givesMean ? 'leaguePage.ruleForgivenMean' : 'leaguePage.ruleForgivenComing', { count: forgiven }),
        ]),
    ...(hasFinal ? [t('leaguePage.ruleFinal', { times: finalTimes })] : []),
    t('leaguePage.ruleTies'),
  ];
};

/** Why of two with the same points one is ahead, best places first. Before anything was played nobody is. */
export const tiesInWords = (t: Translate, { rows }: LeaguePage): string[] =>
  rows.flatMap(({ name: ahead, tie }, index) => {
    const behind = rows[index + 1]?.name;
    if (tie === undefined || behind === undefined) return [];
    return tie.by === 'best'
      ? [t('leaguePage.tieBest', { ahead, behind })]
      : [t('leaguePage.tieLast', { ahead, behind, number: (tie.night ?? 0) + 1 })];
  });
