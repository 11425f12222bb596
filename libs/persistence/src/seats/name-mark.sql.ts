/**
 * Eight bytes by which a name is known again among the players of one team, without saying which name it is to anybody who has
 * not the team's secret. Letters count as the same, large or small.
 */
export const markOf = (secret: string, name: string): string => /* sql */ `
  substr(sha256(${secret} || convert_to(lower(${name}), 'UTF8')), 1, 8)`;
