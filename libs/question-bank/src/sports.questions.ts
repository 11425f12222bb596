import { readBank } from './read-bank.js';

export const sportsQuestions = readBank(
  'Sports',
  `
spo1 | E | Which country hosted the 2010 FIFA World Cup? | *South Africa | Russia | Germany | Brazil
spo2 | E | How many rings are in the Olympic symbol? | 4 | *5 | 6 | 7
spo3 | M | At which Olympics did Nigeria's men win football gold? | Barcelona 1992 | Seoul 1988 | *Atlanta 1996 | Sydney 2000
spo4 | E | In which of these sports is a score of zero called 'love'? | Cricket | Basketball | Golf | *Tennis
spo5 | M | What is one stroke under par on a golf hole called? | Albatross | Eagle | Bogey | *Birdie
spo6 | H | In which city did Eliud Kipchoge run the marathon distance in under two hours? | *Vienna | Monza | Berlin | London
spo7 | E | Which boxer was born Cassius Clay? | Mike Tyson | Joe Frazier | *Muhammad Ali | George Foreman
spo8 | M | Which country's men's football team are the Indomitable Lions? | Morocco | *Cameroon | Senegal | Ghana
spo9 | M | Which tennis Grand Slam is played on clay? | Wimbledon | US Open | Australian Open | *French Open
spo10 | E | How long is an Olympic swimming pool? | 25 metres | *50 metres | 75 metres | 100 metres
spo11 | M | How many points is a try worth in rugby union? | 3 | 4 | *5 | 7
spo12 | H | In which event did Tobi Amusan set a world record in 2022? | *100 m hurdles | Long jump | 200 m | 400 m hurdles
spo13 | M | Who was the first African to win football's Ballon d'Or? | Didier Drogba | *George Weah | Samuel Eto'o | Nwankwo Kanu
spo14 | E | Sprinter Usain Bolt ran for which country? | Barbados | Bahamas | Bermuda | *Jamaica
spo15 | M | In which winter sport do players sweep the ice with brooms? | Ice hockey | Speed skating | Luge | *Curling
spo16 | H | Boxing's 1974 'Rumble in the Jungle' took place in which city? | *Kinshasa | Nairobi | Lagos | Manila
spo17 | E | About how many kilometres long is a marathon? | 32 | *42 | 50 | 60
spo18 | M | Who scored the first perfect 10 in Olympic gymnastics, in 1976? | Nellie Kim | Mary Lou Retton | *Nadia Comaneci | Olga Korbut
spo19 | M | Which country won the first FIFA World Cup, in 1930? | *Uruguay | Brazil | Argentina | Italy
spo20 | H | In snooker, how many points is a 'maximum break'? | 127 | 137 | *147 | 180
spo21 | E | How many players does a basketball team have on court? | 4 | *5 | 6 | 7
spo22 | E | What happens to a footballer who is shown a red card? | They rest for 10 minutes | *They are sent off | They are only warned | They take a penalty
spo23 | E | Which sport is played with a shuttlecock? | Pickleball | *Badminton | Table tennis | Squash
spo24 | E | How many points is a free throw worth in basketball? | *1 | 2 | 3 | 4
spo25 | M | How many players does a rugby union team start a match with? | 11 | 13 | *15 | 18
spo26 | E | In which sport can you score with a slam dunk? | *Basketball | Volleyball | Handball | Water polo
spo27 | E | Which country's rugby team is called the All Blacks? | *New Zealand | Samoa | Fiji | Australia
spo28 | M | How many metres is one lap of a standard athletics track, in the inside lane? | 200 | *400 | 500 | 800
spo29 | E | In boxing, what does 'KO' stand for? | *Knockout | Keep out | Kick off | Knuckle over
spo30 | M | In cricket, how many balls make a standard over? | 4 | 5 | *6 | 8
spo31 | M | In cricket, three wickets with three balls in a row are called what? | A googly | *A hat-trick | A yorker | A maiden
spo32 | M | Which Olympic sport uses the foil, the épée and the sabre? | Archery | Rowing | *Fencing | Shooting
spo33 | H | At which Olympics did Jesse Owens win four gold medals? | *Berlin 1936 | Amsterdam 1928 | Los Angeles 1932 | London 1948
spo34 | H | What was special about Abebe Bikila's Olympic marathon win in 1960? | He fell at the start | He was only sixteen | He wore borrowed shoes | *He ran barefoot
spo35 | E | How many holes does a full round of golf have? | 9 | 12 | *18 | 24
spo36 | E | In tennis, which number is called after 30? | 35 | *40 | 45 | 50
spo37 | H | In which event did Chioma Ajunwa win Olympic gold for Nigeria in 1996? | High jump | 100 m | Triple jump | *Long jump
spo38 | E | In judo and karate, which colour of belt marks an expert? | Green | *Black | Yellow | White
spo39 | E | How many minutes does each half of a football match last, before added time? | 30 | 40 | *45 | 60
spo40 | H | In the Tour de France, who wears the polka-dot jersey? | The best sprinter | The overall leader | The best young rider | *The best climber
spo41 | M | Which Formula One driver won five of his seven world titles with Ferrari? | Ayrton Senna | Niki Lauda | Alain Prost | *Michael Schumacher
spo42 | M | How many events are there in a decathlon? | 7 | 8 | *10 | 12
spo43 | H | Of the four swimming strokes, which is the slowest in races? | *Breaststroke | Backstroke | Front crawl | Butterfly
spo44 | E | Which sport made the sisters Venus and Serena Williams famous? | Basketball | Athletics | Swimming | *Tennis
spo45 | M | In which sport do players push against each other in a scrum? | *Rugby | Lacrosse | Hockey | Netball
spo46 | H | In which sport would you see a Fosbury flop? | Figure skating | Diving | Pole vault | *High jump
spo47 | M | In darts, how many points is the centre of the bull's-eye worth? | 20 | 25 | *50 | 60
`,
);
