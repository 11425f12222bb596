import { readFacts } from './table.js';

/** Films: their one director. */
export const directors = readFacts(`
M | Jurassic Park | Steven Spielberg
M | Schindler's List | Steven Spielberg
M | Saving Private Ryan | Steven Spielberg
E | Titanic | James Cameron
E | Avatar | James Cameron
M | The Terminator | James Cameron
M | Aliens | James Cameron
M | Alien | Ridley Scott
M | Gladiator | Ridley Scott
H | Blade Runner | Ridley Scott
H | Thelma & Louise | Ridley Scott
E | Psycho | Alfred Hitchcock
M | Vertigo | Alfred Hitchcock
M | The Birds | Alfred Hitchcock
M | Rear Window | Alfred Hitchcock
M | The Shining | Stanley Kubrick
M | 2001: A Space Odyssey | Stanley Kubrick
H | A Clockwork Orange | Stanley Kubrick
H | Full Metal Jacket | Stanley Kubrick
E | Pulp Fiction | Quentin Tarantino
M | Reservoir Dogs | Quentin Tarantino
M | Django Unchained | Quentin Tarantino
M | Inglourious Basterds | Quentin Tarantino
E | Inception | Christopher Nolan
M | Interstellar | Christopher Nolan
M | The Dark Knight | Christopher Nolan
M | Dunkirk | Christopher Nolan
E | Oppenheimer | Christopher Nolan
M | The Godfather | Francis Ford Coppola
M | Apocalypse Now | Francis Ford Coppola
M | Taxi Driver | Martin Scorsese
M | Goodfellas | Martin Scorsese
M | Raging Bull | Martin Scorsese
M | The Wolf of Wall Street | Martin Scorsese
M | The Departed | Martin Scorsese
M | Edward Scissorhands | Tim Burton
M | Beetlejuice | Tim Burton
M | The Fellowship of the Ring | Peter Jackson
H | Get Out | Jordan Peele
M | Us | Jordan Peele
M | Parasite | Bong Joon Ho
H | Pan's Labyrinth | Guillermo del Toro
M | The Shape of Water | Guillermo del Toro
H | Gravity | Alfonso Cuarón
H | Roma | Alfonso Cuarón
H | Birdman | Alejandro González Iñárritu
H | The Revenant | Alejandro González Iñárritu
H | Seven Samurai | Akira Kurosawa
H | Rashomon | Akira Kurosawa
M | Spirited Away | Hayao Miyazaki
M | My Neighbour Totoro | Hayao Miyazaki
H | La Dolce Vita | Federico Fellini
H | The Seventh Seal | Ingmar Bergman
M | Citizen Kane | Orson Welles
H | Metropolis | Fritz Lang
H | Modern Times | Charlie Chaplin
H | The Great Dictator | Charlie Chaplin
H | Annie Hall | Woody Allen
M | Barbie | Greta Gerwig
H | Lady Bird | Greta Gerwig
H | Selma | Ava DuVernay
M | Black Panther | Ryan Coogler
M | Creed | Ryan Coogler
H | Moonlight | Barry Jenkins
M | La La Land | Damien Chazelle
H | Whiplash | Damien Chazelle
H | 12 Years a Slave | Steve McQueen
M | Malcolm X | Spike Lee
H | Do the Right Thing | Spike Lee
M | Fight Club | David Fincher
H | Seven | David Fincher
H | The Social Network | David Fincher
M | The Sixth Sense | M. Night Shyamalan
M | Forrest Gump | Robert Zemeckis
M | Back to the Future | Robert Zemeckis
H | Cast Away | Robert Zemeckis
M | The Grand Budapest Hotel | Wes Anderson
H | Platoon | Oliver Stone
H | The Hurt Locker | Kathryn Bigelow
H | Unforgiven | Clint Eastwood
H | Million Dollar Baby | Clint Eastwood
H | Lawrence of Arabia | David Lean
H | The Bridge on the River Kwai | David Lean
H | Some Like It Hot | Billy Wilder
H | Sunset Boulevard | Billy Wilder
H | Mulholland Drive | David Lynch
M | Dune: Part Two | Denis Villeneuve
H | Arrival | Denis Villeneuve
H | Trainspotting | Danny Boyle
M | Slumdog Millionaire | Danny Boyle
M | The Figurine | Kunle Afolayan
M | October 1 | Kunle Afolayan
H | Timbuktu | Abderrahmane Sissako
H | Yeelen | Souleymane Cissé
H | Rafiki | Wanuri Kahiu
H | King of Boys | Kemi Adetiba
`);

/** Film parts: who plays it, in which film. */
export const filmParts = readFacts(`
E | James Bond | Daniel Craig | Casino Royale (2006)
M | James Bond | Sean Connery | Goldfinger
M | James Bond | Roger Moore | Live and Let Die
M | James Bond | Pierce Brosnan | GoldenEye
E | Harry Potter | Daniel Radcliffe | the Harry Potter films
E | Hermione Granger | Emma Watson | the Harry Potter films
M | Ron Weasley | Rupert Grint | the Harry Potter films
E | Indiana Jones | Harrison Ford | Raiders of the Lost Ark
E | Luke Skywalker | Mark Hamill | the first Star Wars film
M | Princess Leia | Carrie Fisher | the first Star Wars film
E | Neo | Keanu Reeves | The Matrix
M | Morpheus | Laurence Fishburne | The Matrix
E | Tony Stark | Robert Downey Jr. | Iron Man
M | Black Widow | Scarlett Johansson | The Avengers
E | Thor | Chris Hemsworth | Thor
E | Captain America | Chris Evans | Captain America: The First Avenger
E | Wolverine | Hugh Jackman | X-Men
M | Deadpool | Ryan Reynolds | Deadpool
M | Wonder Woman | Gal Gadot | Wonder Woman (2017)
M | the Joker | Heath Ledger | The Dark Knight
E | Rocky Balboa | Sylvester Stallone | Rocky
M | Forrest Gump | Tom Hanks | Forrest Gump
M | Rose | Kate Winslet | Titanic
M | Maximus | Russell Crowe | Gladiator
H | William Wallace | Mel Gibson | Braveheart
M | Vito Corleone | Marlon Brando | The Godfather
M | Michael Corleone | Al Pacino | The Godfather
M | Hannibal Lecter | Anthony Hopkins | The Silence of the Lambs
M | Clarice Starling | Jodie Foster | The Silence of the Lambs
M | Ellen Ripley | Sigourney Weaver | Alien
H | Sarah Connor | Linda Hamilton | The Terminator
E | Katniss Everdeen | Jennifer Lawrence | The Hunger Games
M | Frodo | Elijah Wood | The Fellowship of the Ring
M | Gandalf | Ian McKellen | The Fellowship of the Ring
H | Aragorn | Viggo Mortensen | The Fellowship of the Ring
M | Marty McFly | Michael J. Fox | Back to the Future
H | Doc Brown | Christopher Lloyd | Back to the Future
M | Vivian | Julia Roberts | Pretty Woman
H | Travis Bickle | Robert De Niro | Taxi Driver
M | Mia Wallace | Uma Thurman | Pulp Fiction
M | Jules | Samuel L. Jackson | Pulp Fiction
M | Willy Wonka | Gene Wilder | the 1971 film
E | Barbie | Margot Robbie | Barbie (2023)
E | Ken | Ryan Gosling | Barbie (2023)
M | J. Robert Oppenheimer | Cillian Murphy | Oppenheimer
H | Freddie Mercury | Rami Malek | Bohemian Rhapsody
H | Ray Charles | Jamie Foxx | Ray
M | Muhammad Ali | Will Smith | Ali
H | Nelson Mandela | Morgan Freeman | Invictus
M | Shuri | Letitia Wright | Black Panther
M | Nakia | Lupita Nyong'o | Black Panther
H | Okoye | Danai Gurira | Black Panther
M | Mary Poppins | Julie Andrews | Mary Poppins (1964)
M | Dorothy | Judy Garland | The Wizard of Oz
M | Scarlett O'Hara | Vivien Leigh | Gone with the Wind
H | Rick Blaine | Humphrey Bogart | Casablanca
H | Holly Golightly | Audrey Hepburn | Breakfast at Tiffany's
H | Norman Bates | Anthony Perkins | Psycho (1960)
`);
