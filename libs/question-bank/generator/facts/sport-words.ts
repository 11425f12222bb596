import { readFacts } from './table.js';

/** Words that belong to one sport alone among those named here. */
export const sportWords = readFacts(`
E | wicket | Cricket
M | googly | Cricket
M | silly mid-off | Cricket
E | home run | Baseball
M | shortstop | Baseball
M | bullpen | Baseball
E | touchdown | American football
M | quarterback | American football
M | jump ball | Basketball
E | birdie | Golf
M | bunker | Golf
M | caddie | Golf
E | offside trap | Football
M | nutmeg | Football
M | line-out | Rugby union
M | scrum-half | Rugby union
M | drop goal | Rugby union
M | double fault | Tennis
M | peloton | Cycling
M | yellow jersey | Cycling
M | velodrome | Cycling
M | pommel horse | Gymnastics
M | balance beam | Gymnastics
H | Yurchenko vault | Gymnastics
M | uppercut | Boxing
M | rope-a-dope | Boxing
M | parry and riposte | Fencing
H | piste and foil | Fencing
M | ippon | Judo
M | spike and libero | Volleyball
M | puck | Ice hockey
M | face-off and Zamboni | Ice hockey
H | skip and stones | Curling
M | coxswain | Rowing
M | sculls | Rowing
H | spinnaker | Sailing
H | boom and jib | Sailing
M | dressage | Horse riding
M | bull's-eye and oche | Darts
M | spare and gutter ball | Ten-pin bowling
M | cue ball and pink | Snooker
M | baton change | Athletics
M | butterfly and tumble turn | Swimming
`);

/** Players of one team on the field at the start of play. */
export const teamSizes = readFacts(`
E | football | 11
M | handball | 7
M | ice hockey | 6
M | volleyball | 6
M | beach volleyball | 2
H | water polo | 7
M | cricket | 11
M | baseball | 9
H | rugby league | 13
M | rugby sevens | 7
M | netball | 7
M | American football | 11
H | field hockey | 11
H | curling | 4
H | polo | 4
`);
