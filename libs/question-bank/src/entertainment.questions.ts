import { readBank } from './read-bank.js';

export const entertainmentQuestions = readBank(
  'Pop Culture',
  `
ent1 | E | Which star is known as the 'King of Pop'? | Prince | Lionel Richie | Stevie Wonder | *Michael Jackson
ent2 | E | In Pokémon, what type is Pikachu? | Grass | Water | Fire | *Electric
ent3 | M | In 'Friends', what is the coffee shop called? | Café Nervosa | *Central Perk | Monk's Café | MacLaren's
ent4 | E | Beyoncé first became famous in which girl group? | *Destiny's Child | Spice Girls | En Vogue | TLC
ent5 | M | Mario made his first appearance in which arcade game? | Space Invaders | Galaga | Pac-Man | *Donkey Kong
ent6 | H | Who won the very first season of 'American Idol'? | *Kelly Clarkson | Fantasia Barrino | Carrie Underwood | Ruben Studdard
ent7 | E | Which city does Batman protect? | Metropolis | Star City | *Gotham City | Central City
ent8 | M | How many members did the K-pop group BTS have when it began in 2013? | 4 | 5 | *7 | 9
ent9 | M | In 'Squid Game', which deadly game do the players face first? | Marbles | *Red Light, Green Light | Tug of War | Glass Bridge
ent10 | E | Families fight for the Iron Throne in which TV series? | Vikings | *Game of Thrones | The Witcher | The Crown
ent11 | M | Who turned Campbell's soup cans into famous pop art? | *Andy Warhol | Jasper Johns | Roy Lichtenstein | Keith Haring
ent12 | H | What first name was Lady Gaga given at birth? | *Stefani | Robyn | Katheryn | Onika
ent13 | M | Which was the first YouTube video to reach a billion views? | Baby | Baby Shark Dance | *Gangnam Style | Despacito
ent14 | E | Which Hogwarts house is Harry Potter sorted into? | Ravenclaw | Slytherin | *Gryffindor | Hufflepuff
ent15 | M | Marshall Mathers is the real name of which rapper? | Jay-Z | *Eminem | Macklemore | 50 Cent
ent16 | H | In which comic did Black Panther first appear, in 1966? | The X-Men | The Avengers | Daredevil | *Fantastic Four
ent17 | E | Who lives in a rubbish bin on 'Sesame Street'? | Bert | Elmo | Big Bird | *Oscar
ent18 | M | Which band recorded 'Hotel California'? | *Eagles | Toto | Fleetwood Mac | The Doors
ent19 | H | Which video game, carried by a cosmonaut in 1993, was the first played in space? | Pac-Man | Super Mario Land | *Tetris | Pong
ent20 | M | Which show locks 'housemates' in a home full of cameras? | The Apprentice | *Big Brother | MasterChef | Survivor
ent21 | E | Who lives in a pineapple under the sea? | Mr. Krabs | Squidward | *SpongeBob | Patrick Star
ent22 | E | In 'The Simpsons', who is Bart's father? | *Homer | Moe | Ned | Barney
ent23 | E | What is the name of Sega's speedy blue hedgehog? | Rayman | Crash | Spyro | *Sonic
ent24 | E | Peter Parker is the secret identity of which hero? | *Spider-Man | Ant-Man | Daredevil | Iron Man
ent25 | E | On which planet was Superman born? | Tatooine | Asgard | *Krypton | Vulcan
ent26 | M | Freddie Mercury was the singer of which band? | *Queen | The Who | Genesis | Led Zeppelin
ent27 | E | Bob Marley made which kind of music famous? | Salsa | *Reggae | Calypso | Bossa nova
ent28 | M | In 'Stranger Things', what do the friends call the dark world beneath Hawkins? | The Dark Side | The Shadowlands | *The Upside Down | The Nether
ent29 | E | The song 'Let It Go' comes from which Disney film? | Tangled | *Frozen | Moana | Brave
ent30 | M | How many Spice Girls sang on 'Wannabe'? | 3 | 4 | *5 | 6
ent31 | M | Which detective lives at 221B Baker Street? | Father Brown | Miss Marple | *Sherlock Holmes | Hercule Poirot
ent32 | M | In 'Breaking Bad', which subject does Walter White teach? | Physics | *Chemistry | Mathematics | Biology
ent33 | E | In 'The Lord of the Rings', which hobbit carries the Ring to Mordor? | Pippin | Bilbo | Merry | *Frodo
ent34 | H | What is Barbie's surname? | *Roberts | Carson | Madison | Sutton
ent35 | M | Which street artist made 'Girl with Balloon'? | Jean-Michel Basquiat | Keith Haring | Shepard Fairey | *Banksy
ent36 | M | In Minecraft, what does a creeper do when it gets close to you? | It shoots arrows | *It explodes | It steals your tools | It digs a hole
ent37 | E | Who sang 'Waka Waka', the song of the 2010 World Cup? | Gloria Estefan | Jennifer Lopez | Rihanna | *Shakira
ent38 | M | Which TV comedy is set at the paper company Dunder Mifflin? | Parks and Recreation | Seinfeld | *The Office | 30 Rock
ent39 | H | Ziggy Stardust was the stage character of which singer? | *David Bowie | Elton John | Marc Bolan | Bryan Ferry
ent40 | H | In 'Star Trek', Mr Spock's father comes from which planet? | Cardassia | *Vulcan | Betazed | Romulus
ent41 | H | In the English Tintin books, what is Tintin's dog called? | Dogmatix | *Snowy | Gromit | Gnasher
ent42 | E | What colour is Pac-Man? | *Yellow | Blue | White | Red
ent43 | M | Which band had a hit with 'Smells Like Teen Spirit'? | Green Day | Pearl Jam | Soundgarden | *Nirvana
ent44 | M | The hero Link appears in which series of video games? | *The Legend of Zelda | Final Fantasy | Metroid | Mega Man
ent45 | H | Shawn Carter is the real name of which rapper? | Snoop Dogg | Nas | Dr. Dre | *Jay-Z
ent46 | M | The pop group ABBA came from which country? | Finland | *Sweden | Norway | Denmark
`,
);
