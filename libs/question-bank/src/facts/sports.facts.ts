// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const sportsFacts = [
  ...readBank(
    'Sports',
    `
fact-world-cup-1934 | M | Which country won the men's football World Cup of 1934? | *Italy | Uruguay | Spain | Germany
fact-world-cup-1938 | H | Which country won the men's football World Cup of 1938? | West Germany | Germany | *Italy | England
fact-world-cup-1950 | M | Which country won the men's football World Cup of 1950? | Brazil | *Uruguay | West Germany | Spain
fact-world-cup-1954 | M | Which country won the men's football World Cup of 1954? | Uruguay | Brazil | Spain | *West Germany
fact-world-cup-1958 | M | Which country won the men's football World Cup of 1958? | Germany | Spain | *Brazil | Argentina
fact-world-cup-1962 | M | Which country won the men's football World Cup of 1962? | *Brazil | Germany | England | Uruguay
fact-world-cup-1966 | E | Which country won the men's football World Cup of 1966? | Spain | Uruguay | Argentina | *England
fact-world-cup-1970 | M | Which country won the men's football World Cup of 1970? | Argentina | *Brazil | England | Spain
fact-world-cup-1974 | M | Which country won the men's football World Cup of 1974? | *West Germany | Brazil | Italy | Argentina
fact-world-cup-1978 | M | Which country won the men's football World Cup of 1978? | Italy | France | *Argentina | Germany
fact-world-cup-1982 | M | Which country won the men's football World Cup of 1982? | Spain | *Italy | France | England
fact-world-cup-1986 | M | Which country won the men's football World Cup of 1986? | England | Brazil | Spain | *Argentina
fact-world-cup-1990 | M | Which country won the men's football World Cup of 1990? | *West Germany | Argentina | Italy | Spain
fact-world-cup-1994 | E | Which country won the men's football World Cup of 1994? | France | *Brazil | Uruguay | England
fact-world-cup-1998 | E | Which country won the men's football World Cup of 1998? | Germany | Argentina | *France | Uruguay
fact-world-cup-2002 | E | Which country won the men's football World Cup of 2002? | Uruguay | Spain | England | *Brazil
fact-world-cup-2006 | M | Which country won the men's football World Cup of 2006? | *Italy | Spain | France | England
fact-world-cup-2010 | E | Which country won the men's football World Cup of 2010? | Brazil | Italy | *Spain | England
fact-world-cup-2014 | E | Which country won the men's football World Cup of 2014? | Uruguay | *Germany | Italy | England
fact-world-cup-2018 | E | Which country won the men's football World Cup of 2018? | Spain | England | Argentina | *France
fact-world-cup-2022 | E | Which country won the men's football World Cup of 2022? | *Argentina | Germany | England | Uruguay
`,
  ),
  ...readBank(
    'Sports',
    `
fact-world-cup-host-1938 | H | Which country was host of the men's football World Cup of 1938? | Chile | *France | West Germany | Italy
fact-world-cup-host-1950 | M | Which country was host of the men's football World Cup of 1950? | Qatar | Chile | *Brazil | South Africa
fact-world-cup-host-1954 | M | Which country was host of the men's football World Cup of 1954? | Argentina | Qatar | West Germany | *Switzerland
fact-world-cup-host-1958 | M | Which country was host of the men's football World Cup of 1958? | *Sweden | Brazil | France | Russia
fact-world-cup-host-1962 | M | Which country was host of the men's football World Cup of 1962? | *Chile | Germany | Sweden | South Africa
fact-world-cup-host-1970 | M | Which country was host of the men's football World Cup of 1970? | Switzerland | Chile | Germany | *Mexico
fact-world-cup-host-1982 | M | Which country was host of the men's football World Cup of 1982? | Germany | *Spain | Mexico | Russia
fact-world-cup-host-1986 | M | Which country was host of the men's football World Cup of 1986? | Argentina | West Germany | *Mexico | Qatar
fact-world-cup-host-1990 | M | Which country was host of the men's football World Cup of 1990? | United States | Chile | Sweden | *Italy
fact-world-cup-host-1994 | E | Which country was host of the men's football World Cup of 1994? | *United States | Sweden | Qatar | Chile
fact-world-cup-host-2006 | M | Which country was host of the men's football World Cup of 2006? | Spain | Italy | *Germany | Argentina
fact-world-cup-host-2010 | E | Which country was host of the men's football World Cup of 2010? | Italy | *South Africa | Brazil | England
fact-world-cup-host-2014 | E | Which country was host of the men's football World Cup of 2014? | West Germany | Mexico | *Brazil | Germany
fact-world-cup-host-2018 | E | Which country was host of the men's football World Cup of 2018? | *Russia | Brazil | South Africa | Italy
fact-world-cup-host-2022 | E | Which country was host of the men's football World Cup of 2022? | Mexico | *Qatar | South Africa | Chile
`,
  ),
  ...readBank(
    'Sports',
    `
fact-africa-cup-1957 | H | Which country won the Africa Cup of Nations of 1957? | Cameroon | Ivory Coast | *Egypt | Algeria
fact-africa-cup-1962 | H | Which country won the Africa Cup of Nations of 1962? | *Ethiopia | Cameroon | Egypt | Ghana
fact-africa-cup-1963 | H | Which country won the Africa Cup of Nations of 1963? | Ethiopia | Ivory Coast | Tunisia | *Ghana
fact-africa-cup-1965 | H | Which country won the Africa Cup of Nations of 1965? | Ethiopia | *Ghana | South Africa | Algeria
fact-africa-cup-1970 | H | Which country won the Africa Cup of Nations of 1970? | Zambia | Ivory Coast | Nigeria | *Sudan
fact-africa-cup-1976 | H | Which country won the Africa Cup of Nations of 1976? | Egypt | *Morocco | Nigeria | South Africa
fact-africa-cup-1978 | M | Which country won the Africa Cup of Nations of 1978? | Cameroon | South Africa | *Ghana | Senegal
fact-africa-cup-1980 | M | Which country won the Africa Cup of Nations of 1980? | *Nigeria | Algeria | Egypt | Morocco
fact-africa-cup-1982 | M | Which country won the Africa Cup of Nations of 1982? | Senegal | Ivory Coast | Sudan | *Ghana
fact-africa-cup-1984 | M | Which country won the Africa Cup of Nations of 1984? | Ethiopia | *Cameroon | Ivory Coast | Tunisia
fact-africa-cup-1986 | M | Which country won the Africa Cup of Nations of 1986? | *Egypt | Zambia | Ghana | Algeria
fact-africa-cup-1988 | M | Which country won the Africa Cup of Nations of 1988? | Morocco | Senegal | *Cameroon | Algeria
fact-africa-cup-1990 | M | Which country won the Africa Cup of Nations of 1990? | Ghana | *Algeria | Tunisia | Senegal
fact-africa-cup-1992 | M | Which country won the Africa Cup of Nations of 1992? | Algeria | Nigeria | Morocco | *Ivory Coast
fact-africa-cup-1994 | E | Which country won the Africa Cup of Nations of 1994? | *Nigeria | Algeria | Ghana | Ethiopia
fact-africa-cup-1996 | M | Which country won the Africa Cup of Nations of 1996? | Morocco | Algeria | *South Africa | Tunisia
fact-africa-cup-1998 | M | Which country won the Africa Cup of Nations of 1998? | Ivory Coast | *Egypt | Ghana | Nigeria
fact-africa-cup-2000 | M | Which country won the Africa Cup of Nations of 2000? | *Cameroon | Zambia | Egypt | Ghana
fact-africa-cup-2002 | M | Which country won the Africa Cup of Nations of 2002? | Algeria | Zambia | *Cameroon | South Africa
fact-africa-cup-2004 | M | Which country won the Africa Cup of Nations of 2004? | Morocco | South Africa | Nigeria | *Tunisia
fact-africa-cup-2006 | M | Which country won the Africa Cup of Nations of 2006? | Tunisia | Sudan | Nigeria | *Egypt
fact-africa-cup-2008 | M | Which country won the Africa Cup of Nations of 2008? | Sudan | *Egypt | Tunisia | Algeria
fact-africa-cup-2010 | M | Which country won the Africa Cup of Nations of 2010? | *Egypt | Zambia | Ghana | Algeria
fact-africa-cup-2012 | M | Which country won the Africa Cup of Nations of 2012? | Ghana | South Africa | *Zambia | Sudan
fact-africa-cup-2013 | E | Which country won the Africa Cup of Nations of 2013? | Zambia | *Nigeria | Cameroon | Egypt
fact-africa-cup-2015 | M | Which country won the Africa Cup of Nations of 2015? | *Ivory Coast | Sudan | Ghana | Algeria
fact-africa-cup-2017 | M | Which country won the Africa Cup of Nations of 2017? | Morocco | South Africa | Ivory Coast | *Cameroon
fact-africa-cup-2019 | M | Which country won the Africa Cup of Nations of 2019? | Senegal | Ethiopia | *Algeria | South Africa
fact-africa-cup-2021 | M | Which country won the Africa Cup of Nations of 2021? | Sudan | *Senegal | Zambia | Egypt
fact-africa-cup-2023 | M | Which country won the Africa Cup of Nations of 2023? | Ghana | Nigeria | *Ivory Coast | Algeria
`,
  ),
  ...readBank(
    'Sports',
    `
fact-euro-cup-1960 | H | Which country won Euro 1960, the men's football championship? | Denmark | West Germany | Czechoslovakia | *Soviet Union
fact-euro-cup-1964 | H | Which country won Euro 1964, the men's football championship? | Italy | *Spain | Netherlands | Portugal
fact-euro-cup-1968 | H | Which country won Euro 1968, the men's football championship? | *Italy | Netherlands | Czechoslovakia | Portugal
fact-euro-cup-1972 | H | Which country won Euro 1972, the men's football championship? | Netherlands | Denmark | *West Germany | Spain
fact-euro-cup-1976 | H | Which country won Euro 1976, the men's football championship? | Germany | Netherlands | *Czechoslovakia | Portugal
fact-euro-cup-1980 | H | Which country won Euro 1980, the men's football championship? | France | *West Germany | Czechoslovakia | Netherlands
fact-euro-cup-1984 | M | Which country won Euro 1984, the men's football championship? | *France | West Germany | Italy | Greece
fact-euro-cup-1988 | M | Which country won Euro 1988, the men's football championship? | Germany | Soviet Union | Greece | *Netherlands
fact-euro-cup-1992 | M | Which country won Euro 1992, the men's football championship? | Czechoslovakia | Spain | Germany | *Denmark
fact-euro-cup-1996 | M | Which country won Euro 1996, the men's football championship? | Netherlands | *Germany | Czechoslovakia | France
fact-euro-cup-2000 | M | Which country won Euro 2000, the men's football championship? | *France | Soviet Union | Spain | West Germany
fact-euro-cup-2004 | M | Which country won Euro 2004, the men's football championship? | West Germany | Germany | *Greece | Spain
fact-euro-cup-2008 | E | Which country won Euro 2008, the men's football championship? | Greece | Czechoslovakia | *Spain | Italy
fact-euro-cup-2012 | E | Which country won Euro 2012, the men's football championship? | Germany | *Spain | France | Soviet Union
fact-euro-cup-2016 | M | Which country won Euro 2016, the men's football championship? | *Portugal | Soviet Union | Netherlands | Italy
fact-euro-cup-2020 | M | Which country won Euro 2020, the men's football championship? | Germany | Soviet Union | Spain | *Italy
fact-euro-cup-2024 | M | Which country won Euro 2024, the men's football championship? | Soviet Union | *Spain | Portugal | Denmark
`,
  ),
  ...readBank(
    'Sports',
    `
fact-rugby-cup-1987 | M | Which country won the men's Rugby World Cup of 1987? | South Africa | *New Zealand | Australia | England
fact-rugby-cup-1991 | M | Which country won the men's Rugby World Cup of 1991? | *Australia | England | New Zealand | South Africa
fact-rugby-cup-1995 | E | Which country won the men's Rugby World Cup of 1995? | New Zealand | England | Australia | *South Africa
fact-rugby-cup-1999 | H | Which country won the men's Rugby World Cup of 1999? | New Zealand | South Africa | *Australia | England
fact-rugby-cup-2003 | M | Which country won the men's Rugby World Cup of 2003? | New Zealand | *England | South Africa | Australia
fact-rugby-cup-2007 | M | Which country won the men's Rugby World Cup of 2007? | *South Africa | Australia | England | New Zealand
fact-rugby-cup-2011 | M | Which country won the men's Rugby World Cup of 2011? | Australia | South Africa | England | *New Zealand
fact-rugby-cup-2015 | M | Which country won the men's Rugby World Cup of 2015? | Australia | England | *New Zealand | South Africa
fact-rugby-cup-2019 | M | Which country won the men's Rugby World Cup of 2019? | England | New Zealand | *South Africa | Australia
fact-rugby-cup-2023 | M | Which country won the men's Rugby World Cup of 2023? | England | *South Africa | New Zealand | Australia
`,
  ),
  ...readBank(
    'Sports',
    `
fact-summer-games-1900 | M | Which city was host of the Summer Olympics of 1900? | Rome | *Paris | Montreal | Atlanta
fact-summer-games-1904 | H | Which city was host of the Summer Olympics of 1904? | *St. Louis | London | Montreal | Antwerp
fact-summer-games-1908 | M | Which city was host of the Summer Olympics of 1908? | Rio de Janeiro | Antwerp | *London | Amsterdam
fact-summer-games-1912 | H | Which city was host of the Summer Olympics of 1912? | Tokyo | Rome | Athens | *Stockholm
fact-summer-games-1920 | H | Which city was host of the Summer Olympics of 1920? | Paris | St. Louis | *Antwerp | Moscow
fact-summer-games-1924 | H | Which city was host of the Summer Olympics of 1924? | Beijing | *Paris | Moscow | Atlanta
fact-summer-games-1928 | H | Which city was host of the Summer Olympics of 1928? | Beijing | Berlin | Los Angeles | *Amsterdam
fact-summer-games-1932 | M | Which city was host of the Summer Olympics of 1932? | *Los Angeles | Tokyo | St. Louis | London
fact-summer-games-1936 | M | Which city was host of the Summer Olympics of 1936? | Rio de Janeiro | *Berlin | Rome | Munich
fact-summer-games-1948 | M | Which city was host of the Summer Olympics of 1948? | Stockholm | Athens | *London | Helsinki
fact-summer-games-1952 | H | Which city was host of the Summer Olympics of 1952? | *Helsinki | Munich | Amsterdam | Moscow
fact-summer-games-1956 | H | Which city was host of the Summer Olympics of 1956? | Berlin | Paris | Beijing | *Melbourne
fact-summer-games-1960 | M | Which city was host of the Summer Olympics of 1960? | *Rome | Munich | Beijing | Moscow
fact-summer-games-1964 | M | Which city was host of the Summer Olympics of 1964? | Beijing | *Tokyo | Barcelona | St. Louis
fact-summer-games-1968 | M | Which city was host of the Summer Olympics of 1968? | Montreal | Sydney | Atlanta | *Mexico City
fact-summer-games-1972 | M | Which city was host of the Summer Olympics of 1972? | Los Angeles | St. Louis | *Munich | Stockholm
fact-summer-games-1976 | M | Which city was host of the Summer Olympics of 1976? | *Montreal | Melbourne | Rome | Antwerp
fact-summer-games-1980 | M | Which city was host of the Summer Olympics of 1980? | Antwerp | Los Angeles | *Moscow | Rio de Janeiro
fact-summer-games-1984 | M | Which city was host of the Summer Olympics of 1984? | Helsinki | Mexico City | Atlanta | *Los Angeles
fact-summer-games-1988 | M | Which city was host of the Summer Olympics of 1988? | Athens | *Seoul | Paris | Beijing
fact-summer-games-1992 | M | Which city was host of the Summer Olympics of 1992? | *Barcelona | St. Louis | Rome | Los Angeles
fact-summer-games-1996 | M | Which city was host of the Summer Olympics of 1996? | Rio de Janeiro | Mexico City | Beijing | *Atlanta
fact-summer-games-2000 | E | Which city was host of the Summer Olympics of 2000? | Atlanta | *Sydney | Moscow | Rome
fact-summer-games-2004 | E | Which city was host of the Summer Olympics of 2004? | Barcelona | Paris | *Athens | Rio de Janeiro
fact-summer-games-2008 | E | Which city was host of the Summer Olympics of 2008? | Antwerp | *Beijing | Munich | St. Louis
fact-summer-games-2012 | E | Which city was host of the Summer Olympics of 2012? | St. Louis | Tokyo | Helsinki | *London
fact-summer-games-2016 | E | Which city was host of the Summer Olympics of 2016? | *Rio de Janeiro | Rome | Paris | Melbourne
fact-summer-games-2024 | M | Which city was host of the Summer Olympics of 2024? | Helsinki | Sydney | *Paris | Beijing
`,
  ),
  ...readBank(
    'Sports',
    `
fact-winter-games-1924 | H | Which city was host of the Winter Olympics of 1924? | Pyeongchang | Sapporo | Beijing | *Chamonix
fact-winter-games-1936 | H | Which city was host of the Winter Olympics of 1936? | Chamonix | Pyeongchang | *Garmisch-Partenkirchen | Beijing
fact-winter-games-1952 | H | Which city was host of the Winter Olympics of 1952? | Albertville | *Oslo | Sochi | Beijing
fact-winter-games-1956 | H | Which city was host of the Winter Olympics of 1956? | *Cortina d'Ampezzo | Lillehammer | Sarajevo | Innsbruck
fact-winter-games-1964 | H | Which city was host of the Winter Olympics of 1964? | *Innsbruck | Lillehammer | Salt Lake City | Nagano
fact-winter-games-1968 | H | Which city was host of the Winter Olympics of 1968? | Nagano | Salt Lake City | *Grenoble | Turin
fact-winter-games-1972 | H | Which city was host of the Winter Olympics of 1972? | Calgary | Oslo | Sochi | *Sapporo
fact-winter-games-1980 | H | Which city was host of the Winter Olympics of 1980? | Oslo | *Lake Placid | Albertville | Sapporo
fact-winter-games-1984 | M | Which city was host of the Winter Olympics of 1984? | Nagano | *Sarajevo | Sochi | Innsbruck
fact-winter-games-1988 | M | Which city was host of the Winter Olympics of 1988? | Albertville | Vancouver | Beijing | *Calgary
fact-winter-games-1992 | H | Which city was host of the Winter Olympics of 1992? | *Albertville | Innsbruck | Sarajevo | Pyeongchang
fact-winter-games-1994 | M | Which city was host of the Winter Olympics of 1994? | Grenoble | Oslo | *Lillehammer | Albertville
fact-winter-games-1998 | M | Which city was host of the Winter Olympics of 1998? | *Nagano | Lake Placid | Vancouver | Cortina d'Ampezzo
fact-winter-games-2002 | M | Which city was host of the Winter Olympics of 2002? | Sapporo | *Salt Lake City | Turin | Beijing
fact-winter-games-2006 | M | Which city was host of the Winter Olympics of 2006? | Vancouver | Albertville | *Turin | Garmisch-Partenkirchen
fact-winter-games-2010 | M | Which city was host of the Winter Olympics of 2010? | Turin | Nagano | Sapporo | *Vancouver
fact-winter-games-2014 | E | Which city was host of the Winter Olympics of 2014? | Turin | Pyeongchang | Grenoble | *Sochi
fact-winter-games-2018 | M | Which city was host of the Winter Olympics of 2018? | *Pyeongchang | Garmisch-Partenkirchen | Grenoble | Sarajevo
fact-winter-games-2022 | M | Which city was host of the Winter Olympics of 2022? | Pyeongchang | Turin | *Beijing | Oslo
`,
  ),
  ...readBank(
    'Sports',
    `
fact-sport-word-wicket | E | In which sport would you hear 'wicket'? | Tennis | Golf | *Cricket | Volleyball
fact-sport-word-googly | M | In which sport would you hear 'googly'? | *Cricket | Ice hockey | Rowing | Sailing
fact-sport-word-silly-mid-off | M | In which sport would you hear 'silly mid-off'? | Baseball | Curling | Ice hockey | *Cricket
fact-sport-word-home-run | E | In which sport would you hear 'home run'? | Horse riding | *Baseball | Rugby union | Curling
fact-sport-word-shortstop | M | In which sport would you hear 'shortstop'? | Cricket | *Baseball | Fencing | Curling
fact-sport-word-bullpen | M | In which sport would you hear 'bullpen'? | Darts | Football | *Baseball | Boxing
fact-sport-word-touchdown | E | In which sport would you hear 'touchdown'? | *American football | Swimming | Baseball | Snooker
fact-sport-word-quarterback | M | In which sport would you hear 'quarterback'? | Judo | Rowing | Swimming | *American football
fact-sport-word-jump-ball | M | In which sport would you hear 'jump ball'? | Gymnastics | *Basketball | Tennis | Sailing
fact-sport-word-birdie | E | In which sport would you hear 'birdie'? | Rugby union | Tennis | *Golf | Ten-pin bowling
fact-sport-word-bunker | M | In which sport would you hear 'bunker'? | *Golf | Darts | Rowing | Cycling
fact-sport-word-caddie | M | In which sport would you hear 'caddie'? | Snooker | Football | Sailing | *Golf
fact-sport-word-offside-trap | E | In which sport would you hear 'offside trap'? | Ten-pin bowling | Judo | Tennis | *Football
fact-sport-word-nutmeg | M | In which sport would you hear 'nutmeg'? | Snooker | *Football | Darts | Cricket
fact-sport-word-line-out | M | In which sport would you hear 'line-out'? | Rowing | Judo | *Rugby union | Curling
fact-sport-word-scrum-half | M | In which sport would you hear 'scrum-half'? | *Rugby union | Volleyball | Snooker | Cricket
fact-sport-word-drop-goal | M | In which sport would you hear 'drop goal'? | Rowing | Sailing | Ten-pin bowling | *Rugby union
fact-sport-word-double-fault | M | In which sport would you hear 'double fault'? | Fencing | *Tennis | Rowing | Ten-pin bowling
fact-sport-word-peloton | M | In which sport would you hear 'peloton'? | *Cycling | Curling | Volleyball | Athletics
fact-sport-word-yellow-jersey | M | In which sport would you hear 'yellow jersey'? | Rugby union | Sailing | *Cycling | Cricket
fact-sport-word-velodrome | M | In which sport would you hear 'velodrome'? | American football | Football | *Cycling | Athletics
fact-sport-word-pommel-horse | M | In which sport would you hear 'pommel horse'? | Athletics | *Gymnastics | Judo | Sailing
fact-sport-word-balance-beam | M | In which sport would you hear 'balance beam'? | *Gymnastics | Athletics | Fencing | Football
fact-sport-word-yurchenko-vault | H | In which sport would you hear 'Yurchenko vault'? | Baseball | Football | Sailing | *Gymnastics
fact-sport-word-uppercut | M | In which sport would you hear 'uppercut'? | Football | *Boxing | Sailing | Snooker
fact-sport-word-rope-a-dope | M | In which sport would you hear 'rope-a-dope'? | Swimming | Judo | *Boxing | Ice hockey
fact-sport-word-parry-and-riposte | M | In which sport would you hear 'parry and riposte'? | Judo | Athletics | Swimming | *Fencing
fact-sport-word-piste-and-foil | H | In which sport would you hear 'piste and foil'? | *Fencing | Volleyball | Baseball | Horse riding
fact-sport-word-ippon | M | In which sport would you hear 'ippon'? | Curling | *Judo | Fencing | Baseball
fact-sport-word-spike-and-libero | M | In which sport would you hear 'spike and libero'? | Snooker | Rowing | *Volleyball | Judo
fact-sport-word-puck | M | In which sport would you hear 'puck'? | *Ice hockey | Swimming | Sailing | Horse riding
fact-sport-word-face-off-and-zamboni | M | In which sport would you hear 'face-off and Zamboni'? | American football | Golf | Sailing | *Ice hockey
fact-sport-word-skip-and-stones | H | In which sport would you hear 'skip and stones'? | *Curling | Baseball | Rowing | Athletics
fact-sport-word-coxswain | M | In which sport would you hear 'coxswain'? | Rugby union | Athletics | *Rowing | Ice hockey
fact-sport-word-sculls | M | In which sport would you hear 'sculls'? | American football | Boxing | Baseball | *Rowing
fact-sport-word-spinnaker | H | In which sport would you hear 'spinnaker'? | Ten-pin bowling | *Sailing | Snooker | Cricket
fact-sport-word-boom-and-jib | H | In which sport would you hear 'boom and jib'? | Baseball | *Sailing | Football | Ice hockey
fact-sport-word-dressage | M | In which sport would you hear 'dressage'? | *Horse riding | Rugby union | Snooker | Sailing
fact-sport-word-bull-eye-and-oche | M | In which sport would you hear 'bull's-eye and oche'? | American football | Baseball | Rugby union | *Darts
fact-sport-word-spare-and-gutter-ball | M | In which sport would you hear 'spare and gutter ball'? | Judo | Snooker | *Ten-pin bowling | Swimming
fact-sport-word-cue-ball-and-pink | M | In which sport would you hear 'cue ball and pink'? | Rugby union | Cricket | *Snooker | Ten-pin bowling
fact-sport-word-baton-change | M | In which sport would you hear 'baton change'? | Curling | Darts | Fencing | *Athletics
fact-sport-word-butterfly-and-tumble-turn | M | In which sport would you hear 'butterfly and tumble turn'? | Volleyball | *Swimming | Cycling | Fencing
`,
  ),
  ...readBank(
    'Sports',
    `
fact-team-size-football | E | In football, how many players of one team are in play at the start? | 10 | *11 | 12 | 13
fact-team-size-handball | M | In handball, how many players of one team are in play at the start? | *7 | 8 | 9 | 11
fact-team-size-ice-hockey | M | In ice hockey, how many players of one team are in play at the start? | 3 | 4 | 5 | *6
fact-team-size-beach-volleyball | M | In beach volleyball, how many players of one team are in play at the start? | 1 | *2 | 3 | 4
fact-team-size-baseball | M | In baseball, how many players of one team are in play at the start? | 8 | *9 | 10 | 11
fact-team-size-rugby-league | H | In rugby league, how many players of one team are in play at the start? | 11 | 12 | *13 | 14
fact-team-size-curling | H | In curling, how many players of one team are in play at the start? | 1 | 2 | 3 | *4
`,
  ),
];
