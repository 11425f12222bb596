import { readFacts } from './table.js';

/** Songs of Nigeria and its neighbours: who made them known. */
export const afrobeatsSongs = readFacts(`
M | Zombie | Fela Kuti
M | Water No Get Enemy | Fela Kuti
E | Come Closer | Wizkid
M | Holla at Your Boy | Wizkid
M | Don't Dull | Wizkid
E | Fall | Davido
M | Skelewu | Davido
E | Unavailable | Davido
E | On the Low | Burna Boy
M | Like to Party | Burna Boy
E | City Boys | Burna Boy
M | Last Last | Burna Boy
E | Dumebi | Rema
M | Soundgasm | Rema
E | Rush | Ayra Starr
M | Bloody Samaritan | Ayra Starr
E | Free Mind | Tems
M | Try Me | Tems
M | Damages | Tems
M | All Over | Tiwa Savage
M | Somebody's Son | Tiwa Savage
M | Johnny | Yemi Alade
H | Na Gode | Yemi Alade
M | African Queen | 2Baba (2Face)
M | Oliver Twist | D'banj
M | Fall in Love | D'banj
M | Personally | P-Square
M | Do Me | P-Square
M | Alingo | P-Square
M | Woju | Kizz Daniel
M | Pana | Tekno
M | Mad Over You | Runtown
M | Peru | Fireboy DML
M | Organise | Asake
M | Lonely at the Top | Asake
M | Emiliana | CKay
M | Godly | Omah Lay
M | Uyo Meyo | Teni
M | Duduke | Simi
M | Sade | Adekunle Gold
H | Orente | Adekunle Gold
M | Ada Ada | Flavour
H | Nwa Baby (Ashawo Remix) | Flavour
H | If You Ask Me | Omawumi
H | Jailer | Asa
M | Fire on the Mountain | Asa
M | Science Student | Olamide
M | Wo! | Olamide
M | Azonto | Fuse ODG
H | Antenna | Fuse ODG
M | Adonai | Sarkodie
H | Sweet Mother | Prince Nico Mbarga
H | Ja Funmi | King Sunny Adé
H | Bumper to Bumper | Wande Coal
H | Skin Tight | Mr Eazi
M | Leg Over | Mr Eazi
M | Joha | Asake
`);

/** Hits of the world: who made them known. */
export const popSongs = readFacts(`
E | Thriller | Michael Jackson
E | Billie Jean | Michael Jackson
E | Purple Rain | Prince
E | Like a Virgin | Madonna
M | Vogue | Madonna
E | Bohemian Rhapsody | Queen
M | Radio Ga Ga | Queen
E | Imagine | John Lennon
E | Hey Jude | The Beatles
E | Waterloo | ABBA
M | Paint It Black | The Rolling Stones
M | Stairway to Heaven | Led Zeppelin
M | Another Brick in the Wall | Pink Floyd
M | Every Breath You Take | The Police
M | Sweet Child o' Mine | Guns N' Roses
M | Livin' on a Prayer | Bon Jovi
M | Wonderwall | Oasis
M | Yellow | Coldplay
M | With or Without You | U2
H | Karma Police | Radiohead
H | Losing My Religion | R.E.M.
M | Stayin' Alive | Bee Gees
M | Superstition | Stevie Wonder
M | What's Going On | Marvin Gaye
E | No Woman, No Cry | Bob Marley
E | Redemption Song | Bob Marley
E | Rolling in the Deep | Adele
M | Back to Black | Amy Winehouse
E | Shape of You | Ed Sheeran
E | Bad Guy | Billie Eilish
E | Shake It Off | Taylor Swift
M | Blank Space | Taylor Swift
E | Poker Face | Lady Gaga
M | Born This Way | Lady Gaga
E | Umbrella | Rihanna
E | Halo | Beyoncé
E | Formation | Beyoncé
E | Firework | Katy Perry
M | Toxic | Britney Spears
M | Believe | Cher
E | Hips Don't Lie | Shakira
E | Lose Yourself | Eminem
M | Stan | Eminem
M | Humble | Kendrick Lamar
M | Hotline Bling | Drake
M | In da Club | 50 Cent
M | Blinding Lights | The Weeknd
M | Watermelon Sugar | Harry Styles
M | Levitating | Dua Lipa
M | Drivers License | Olivia Rodrigo
M | Gangnam Style | Psy
M | No Scrubs | TLC
M | Strangers in the Night | Frank Sinatra
M | Jailhouse Rock | Elvis Presley
M | Johnny B. Goode | Chuck Berry
H | Space Oddity | David Bowie
M | Rocket Man | Elton John
H | Wuthering Heights | Kate Bush
H | Pata Pata | Miriam Makeba
M | Fast Car | Tracy Chapman
H | Smooth Operator | Sade
`);
