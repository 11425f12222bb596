import { readFacts } from './table.js';

/** Films: the year in which they came to the cinemas. */
export const filmYears = readFacts(`
H | Snow White and the Seven Dwarfs | 1937
M | Gone with the Wind | 1939
H | Citizen Kane | 1941
H | Casablanca | 1942
H | Singin' in the Rain | 1952
H | Ben-Hur, the one with Charlton Heston | 1959
M | Psycho, Hitchcock's film | 1960
M | The Sound of Music | 1965
M | 2001: A Space Odyssey | 1968
M | The Godfather | 1972
M | Jaws | 1975
M | Rocky, the first one | 1976
E | Star Wars, the very first one | 1977
M | Alien, the first one | 1979
M | E.T. the Extra-Terrestrial | 1982
M | Ghostbusters, the first one | 1984
M | Back to the Future, the first one | 1985
M | Die Hard, the first one | 1988
M | Home Alone, the first one | 1990
H | Living in Bondage, the first one | 1992
E | Jurassic Park, the first one | 1993
M | Pulp Fiction | 1994
M | Toy Story, the first one | 1995
E | Titanic, James Cameron's film | 1997
M | The Matrix, the first one | 1999
M | Gladiator, the first one | 2000
M | Shrek, the first one | 2001
M | Finding Nemo | 2003
M | Slumdog Millionaire | 2008
E | Avatar, the first one | 2009
M | Inception | 2010
E | Frozen, the first one | 2013
M | The Wedding Party, Kemi Adetiba's film | 2016
M | Black Panther, the first one | 2018
M | Parasite | 2019
E | Oppenheimer | 2023
`);

/** Songs: the year in which they came out as singles. */
export const songYears = readFacts(`
H | Jailhouse Rock | 1957
H | Johnny B. Goode | 1958
M | I Want to Hold Your Hand | 1963
M | Hey Jude | 1968
H | Space Oddity | 1969
M | Imagine | 1971
H | Superstition | 1972
M | Waterloo | 1974
M | Bohemian Rhapsody | 1975
M | Dancing Queen | 1976
M | Stayin' Alive | 1977
H | Redemption Song | 1980
M | Every Breath You Take | 1983
M | Like a Virgin | 1984
M | Vogue | 1990
M | Smells Like Teen Spirit | 1991
M | Wonderwall | 1995
M | Wannabe | 1996
M | Believe | 1998
M | Lose Yourself | 2002
M | Hips Don't Lie | 2006
M | Umbrella | 2007
E | Poker Face | 2008
E | Rolling in the Deep | 2010
E | Gangnam Style | 2012
M | Uptown Funk | 2014
E | Despacito | 2017
E | Bad Guy | 2019
M | Drivers License | 2021
`);

/** Who made those songs known, where their names may be sung by others too. */
export const singers: Readonly<Record<string, string>> = {
  'Jailhouse Rock': 'Elvis Presley',
  'Johnny B. Goode': 'Chuck Berry',
  'I Want to Hold Your Hand': 'The Beatles',
  'Hey Jude': 'The Beatles',
  'Space Oddity': 'David Bowie',
  Imagine: 'John Lennon',
  Superstition: 'Stevie Wonder',
  Waterloo: 'ABBA',
  'Bohemian Rhapsody': 'Queen',
  'Dancing Queen': 'ABBA',
  "Stayin' Alive": 'Bee Gees',
  'Redemption Song': 'Bob Marley',
  'Every Breath You Take': 'The Police',
  'Like a Virgin': 'Madonna',
  Vogue: 'Madonna',
  'Smells Like Teen Spirit': 'Nirvana',
  Wonderwall: 'Oasis',
  Wannabe: 'the Spice Girls',
  Believe: 'Cher',
  'Lose Yourself': 'Eminem',
  "Hips Don't Lie": 'Shakira',
  Umbrella: 'Rihanna',
  'Poker Face': 'Lady Gaga',
  'Rolling in the Deep': 'Adele',
  'Gangnam Style': 'Psy',
  'Uptown Funk': 'Mark Ronson',
  Despacito: 'Luis Fonsi',
  'Bad Guy': 'Billie Eilish',
  'Drivers License': 'Olivia Rodrigo',
};

/** Songs of Nigeria and its neighbours: the year, and who made them known. */
export const afroYears = readFacts(`
H | Sweet Mother | 1976 | Prince Nico Mbarga
M | African Queen | 2004 | 2Baba
M | Holla at Your Boy | 2010 | Wizkid
M | Skelewu | 2013 | Davido
M | Ojuelegba | 2014 | Wizkid
H | Orente | 2015 | Adekunle Gold
M | Pana | 2016 | Tekno
E | Fall | 2017 | Davido
M | Ye | 2018 | Burna Boy
M | Dumebi | 2019 | Rema
M | Duduke | 2020 | Simi
M | Peru | 2021 | Fireboy DML
E | Calm Down | 2022 | Rema
M | Last Last | 2022 | Burna Boy
E | Unavailable | 2023 | Davido
`);

/** Albums of the same: the year, and whose they are. */
export const afroAlbums = readFacts(`
H | Superstar | 2011 | Wizkid
M | African Giant | 2019 | Burna Boy
M | A Good Time | 2019 | Davido
E | Made in Lagos | 2020 | Wizkid
M | Twice as Tall | 2020 | Burna Boy
M | Rave & Roses | 2022 | Rema
M | Timeless | 2023 | Davido
M | Born in the Wild | 2024 | Tems
`);

/** Books: the year in which they were first published, and who wrote them. */
export const bookYears = readFacts(`
H | Don Quixote, its first part | 1605 | Miguel de Cervantes
H | Robinson Crusoe | 1719 | Daniel Defoe
M | Pride and Prejudice | 1813 | Jane Austen
M | Frankenstein | 1818 | Mary Shelley
M | Moby-Dick | 1851 | Herman Melville
M | Alice's Adventures in Wonderland | 1865 | Lewis Carroll
H | Treasure Island, as a book | 1883 | Robert Louis Stevenson
M | Dracula | 1897 | Bram Stoker
M | The Great Gatsby | 1925 | F. Scott Fitzgerald
M | The Hobbit | 1937 | J. R. R. Tolkien
M | Animal Farm | 1945 | George Orwell
M | Nineteen Eighty-Four | 1949 | George Orwell
E | Things Fall Apart | 1958 | Chinua Achebe
M | To Kill a Mockingbird | 1960 | Harper Lee
M | One Hundred Years of Solitude | 1967 | Gabriel García Márquez
M | The Alchemist | 1988 | Paulo Coelho
M | The Da Vinci Code | 2003 | Dan Brown
E | Half of a Yellow Sun | 2006 | Chimamanda Ngozi Adichie
M | Americanah | 2013 | Chimamanda Ngozi Adichie
`);
