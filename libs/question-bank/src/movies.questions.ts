import { readBank } from './read-bank.js';

export const moviesQuestions = readBank(
  'Movies',
  `
mov1 | E | Simba is the young hero of which film? | Tarzan | The Jungle Book | Madagascar | *The Lion King
mov2 | E | Which fictional country does Black Panther rule? | Sokovia | Genovia | *Wakanda | Zamunda
mov3 | M | Which 1992 film is often credited with launching Nollywood? | Osuofia in London | Glamour Girls | *Living in Bondage | Rattlesnake
mov4 | E | Who played Jack in 'Titanic'? | Brad Pitt | *Leonardo DiCaprio | Tom Cruise | Matt Damon
mov5 | M | Who directed 'Jaws', 'E.T.' and 'Jurassic Park'? | Ridley Scott | James Cameron | *Steven Spielberg | George Lucas
mov6 | H | Who directed the 2016 hit 'The Wedding Party'? | Niyi Akinmolayan | *Kemi Adetiba | Tope Oshin | Jadesola Osiberu
mov7 | E | What kind of fish is Nemo? | Goldfish | Blue tang | Pufferfish | *Clownfish
mov8 | M | Who plays the title role in 'Osuofia in London'? | John Okafor | *Nkem Owoh | Charles Inojie | Victor Osuagwu
mov9 | M | Which was Disney's first full-length animated film? | Cinderella | *Snow White | Bambi | Pinocchio
mov10 | E | In 'The Matrix', which colour is the pill that Neo swallows? | *Red | Blue | White | Green
mov11 | M | Which star directed and led the 2018 film 'Lionheart'? | Rita Dominic | Funke Akindele | *Genevieve Nnaji | Omoni Oboli
mov12 | H | Which was the first film to win 11 Oscars? | Gone with the Wind | West Side Story | Titanic | *Ben-Hur
mov13 | E | Who turns out to be Luke Skywalker's father? | *Darth Vader | Yoda | Obi-Wan Kenobi | Han Solo
mov14 | M | Which was the first film in a foreign language to win the Best Picture Oscar? | Roma | Amour | Life Is Beautiful | *Parasite
mov15 | M | Who plays Prince Akeem in 'Coming to America'? | *Eddie Murphy | Martin Lawrence | Arsenio Hall | Will Smith
mov16 | H | In 'Casablanca', who plays 'As Time Goes By' at the piano? | *Sam | Louis | Rick | Victor
mov17 | E | In 'Toy Story', what is the cowboy called? | Buzz | *Woody | Rex | Andy
mov18 | M | Who composed the music for 'Star Wars' and 'Jaws'? | Hans Zimmer | James Horner | Ennio Morricone | *John Williams
mov19 | M | For which film did Lupita Nyong'o win an Oscar? | Black Panther | Us | *12 Years a Slave | Queen of Katwe
mov20 | H | In 'Citizen Kane', what is Rosebud? | *A sledge | A song | A horse | A boat
mov21 | E | What kind of creature is Shrek? | A dragon | A goblin | A troll | *An ogre
mov22 | E | What is the snowman in 'Frozen' called? | *Olaf | Kristoff | Sven | Hans
mov23 | M | Who plays young Kevin in 'Home Alone'? | Haley Joel Osment | Daniel Radcliffe | *Macaulay Culkin | Elijah Wood
mov24 | M | 'I'll be back' became famous in which film of 1984? | Gremlins | *The Terminator | Ghostbusters | The Karate Kid
mov25 | E | Who plays Captain Jack Sparrow? | Javier Bardem | Orlando Bloom | Geoffrey Rush | *Johnny Depp
mov26 | M | Who is the voice of the Genie in Disney's 1992 cartoon 'Aladdin'? | Eddie Murphy | *Robin Williams | Jim Carrey | Billy Crystal
mov27 | M | In the 1939 film 'The Wizard of Oz', what colour are Dorothy's magic slippers? | Green | *Red | Silver | Blue
mov28 | H | In 'Psycho', what is the name of the motel? | *Bates Motel | Loomis Motel | Crane Motel | Arbogast Motel
mov29 | E | How many dwarfs does Snow White meet? | 5 | 6 | *7 | 9
mov30 | E | 'My Heart Will Go On' is the song of which film? | *Titanic | The Bodyguard | Pretty Woman | Ghost
mov31 | M | In 'Jurassic Park', the dinosaur DNA comes from which creatures in amber? | *Mosquitoes | Spiders | Frogs | Beetles
mov32 | E | Forrest Gump's mother said that life is like a box of what? | Toys | Matches | Crayons | *Chocolates
mov33 | E | Who plays T'Challa in 'Black Panther'? | Daniel Kaluuya | Winston Duke | Michael B. Jordan | *Chadwick Boseman
mov34 | H | Which Senegalese director made 'Black Girl' in 1966? | Moussa Touré | Safi Faye | *Ousmane Sembène | Djibril Diop Mambéty
mov35 | M | Who plays Idi Amin in 'The Last King of Scotland'? | Idris Elba | *Forest Whitaker | Laurence Fishburne | Djimon Hounsou
mov36 | M | Who plays Solomon Northup in '12 Years a Slave'? | John Boyega | *Chiwetel Ejiofor | David Oyelowo | Daniel Kaluuya
mov37 | M | In the Star Wars films, John Boyega plays which part? | Kylo Ren | Poe | Lando | *Finn
mov38 | H | Who plays Martin Luther King in 'Selma'? | Forest Whitaker | Colman Domingo | Jeffrey Wright | *David Oyelowo
mov39 | M | 'I see dead people' is a line from which film? | Poltergeist | *The Sixth Sense | The Exorcist | The Others
mov40 | M | Who gave Gollum his voice and movements in 'The Lord of the Rings' films? | *Andy Serkis | Martin Freeman | Dominic Monaghan | Ian Holm
mov41 | E | Which animals does Indiana Jones fear most? | *Snakes | Rats | Spiders | Bats
mov42 | H | Which film of 1927 is remembered as the first talkie? | *The Jazz Singer | Metropolis | Wings | Sunrise
mov43 | E | Which studio made 'Toy Story'? | DreamWorks | Aardman | *Pixar | Ghibli
mov44 | H | Which studio made 'Spirited Away'? | Madhouse | Toei | *Ghibli | Kyoto Animation
mov45 | M | In 'Inception', what does Cobb spin to see if he is dreaming? | A wheel | A coin | *A top | A bottle
mov46 | H | Rocky Balboa comes from which American city? | Chicago | *Philadelphia | New York | Boston
`,
);
