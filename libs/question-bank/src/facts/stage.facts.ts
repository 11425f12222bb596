// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const stageFacts = [
  ...readBank(
    'Pop Culture',
    `
fact-song-thriller | E | Who had a hit with 'Thriller'? | Coldplay | Led Zeppelin | *Michael Jackson | Amy Winehouse
fact-song-billie-jean | E | Who had a hit with 'Billie Jean'? | *Michael Jackson | Ed Sheeran | Rihanna | Shakira
fact-song-purple-rain | E | Who had a hit with 'Purple Rain'? | ABBA | Cher | Chuck Berry | *Prince
fact-song-like-a-virgin | E | Who had a hit with 'Like a Virgin'? | John Lennon | *Madonna | Elvis Presley | Cher
fact-song-vogue | M | Who had a hit with 'Vogue'? | Billie Eilish | The Weeknd | Shakira | *Madonna
fact-song-bohemian-rhapsody | E | Who had a hit with 'Bohemian Rhapsody'? | Michael Jackson | *Queen | Elvis Presley | Ed Sheeran
fact-song-radio-ga-ga | M | Who had a hit with 'Radio Ga Ga'? | *Queen | Adele | TLC | Elvis Presley
fact-song-imagine | E | Who had a hit with 'Imagine'? | TLC | Elton John | *John Lennon | Kendrick Lamar
fact-song-hey-jude | E | Who had a hit with 'Hey Jude'? | *The Beatles | The Rolling Stones | Kendrick Lamar | ABBA
fact-song-waterloo | E | Who had a hit with 'Waterloo'? | Pink Floyd | *ABBA | Amy Winehouse | Tracy Chapman
fact-song-paint-it-black | M | Who had a hit with 'Paint It Black'? | Olivia Rodrigo | Britney Spears | Marvin Gaye | *The Rolling Stones
fact-song-stairway-to-heaven | M | Who had a hit with 'Stairway to Heaven'? | Pink Floyd | Sade | *Led Zeppelin | Bon Jovi
fact-song-another-brick-in-the-wall | M | Who had a hit with 'Another Brick in the Wall'? | Shakira | Guns N' Roses | *Pink Floyd | Sade
fact-song-every-breath-you-take | M | Who had a hit with 'Every Breath You Take'? | Lady Gaga | TLC | Stevie Wonder | *The Police
fact-song-sweet-child-o-mine | M | Who had a hit with 'Sweet Child o' Mine'? | *Guns N' Roses | Beyoncé | Frank Sinatra | Katy Perry
fact-song-livin-on-a-prayer | M | Who had a hit with 'Livin' on a Prayer'? | Led Zeppelin | *Bon Jovi | Beyoncé | Tracy Chapman
fact-song-wonderwall | M | Who had a hit with 'Wonderwall'? | *Oasis | Amy Winehouse | Billie Eilish | Kate Bush
fact-song-yellow | M | Who had a hit with 'Yellow'? | ABBA | Lady Gaga | Chuck Berry | *Coldplay
fact-song-with-or-without-you | M | Who had a hit with 'With or Without You'? | Prince | *U2 | Ed Sheeran | Madonna
fact-song-karma-police | H | Who had a hit with 'Karma Police'? | Drake | Billie Eilish | *Radiohead | Pink Floyd
fact-song-losing-my-religion | H | Who had a hit with 'Losing My Religion'? | Led Zeppelin | Eminem | *R.E.M. | Britney Spears
fact-song-stayin-alive | M | Who had a hit with 'Stayin' Alive'? | Prince | ABBA | Harry Styles | *Bee Gees
fact-song-superstition | M | Who had a hit with 'Superstition'? | *Stevie Wonder | Olivia Rodrigo | Tracy Chapman | Led Zeppelin
fact-song-what-going-on | M | Who had a hit with 'What's Going On'? | ABBA | *Marvin Gaye | Ed Sheeran | 50 Cent
fact-song-no-woman-no-cry | E | Who had a hit with 'No Woman, No Cry'? | *Bob Marley | Shakira | Marvin Gaye | Taylor Swift
fact-song-redemption-song | E | Who had a hit with 'Redemption Song'? | Tracy Chapman | Ed Sheeran | *Bob Marley | ABBA
fact-song-rolling-in-the-deep | E | Who had a hit with 'Rolling in the Deep'? | Drake | Coldplay | Eminem | *Adele
fact-song-back-to-black | M | Who had a hit with 'Back to Black'? | Michael Jackson | *Amy Winehouse | TLC | Pink Floyd
fact-song-shape-of-you | E | Who had a hit with 'Shape of You'? | R.E.M. | Lady Gaga | *Ed Sheeran | Harry Styles
fact-song-bad-guy | E | Who had a hit with 'Bad Guy'? | *Billie Eilish | Harry Styles | Led Zeppelin | The Police
fact-song-shake-it-off | E | Who had a hit with 'Shake It Off'? | Ed Sheeran | Stevie Wonder | John Lennon | *Taylor Swift
fact-song-blank-space | M | Who had a hit with 'Blank Space'? | John Lennon | *Taylor Swift | Guns N' Roses | Stevie Wonder
fact-song-poker-face | E | Who had a hit with 'Poker Face'? | Miriam Makeba | *Lady Gaga | Sade | The Rolling Stones
fact-song-born-this-way | M | Who had a hit with 'Born This Way'? | Radiohead | Shakira | *Lady Gaga | Drake
fact-song-umbrella | E | Who had a hit with 'Umbrella'? | 50 Cent | Dua Lipa | Ed Sheeran | *Rihanna
fact-song-halo | E | Who had a hit with 'Halo'? | *Beyoncé | Olivia Rodrigo | Chuck Berry | The Beatles
fact-song-formation | E | Who had a hit with 'Formation'? | Kate Bush | Guns N' Roses | *Beyoncé | U2
fact-song-firework | E | Who had a hit with 'Firework'? | Guns N' Roses | Led Zeppelin | Chuck Berry | *Katy Perry
fact-song-toxic | M | Who had a hit with 'Toxic'? | *Britney Spears | Coldplay | Drake | Dua Lipa
fact-song-believe | M | Who had a hit with 'Believe'? | Prince | *Cher | Katy Perry | R.E.M.
fact-song-hips-don-t-lie | E | Who had a hit with 'Hips Don't Lie'? | *Shakira | Queen | Katy Perry | Radiohead
fact-song-lose-yourself | E | Who had a hit with 'Lose Yourself'? | Madonna | Bob Marley | *Eminem | Kate Bush
fact-song-stan | M | Who had a hit with 'Stan'? | Katy Perry | *Eminem | Adele | Elton John
fact-song-humble | M | Who had a hit with 'Humble'? | Taylor Swift | The Weeknd | U2 | *Kendrick Lamar
fact-song-hotline-bling | M | Who had a hit with 'Hotline Bling'? | The Police | *Drake | David Bowie | Psy
fact-song-in-da-club | M | Who had a hit with 'In da Club'? | The Rolling Stones | Dua Lipa | Frank Sinatra | *50 Cent
fact-song-blinding-lights | M | Who had a hit with 'Blinding Lights'? | *The Weeknd | Cher | Britney Spears | Shakira
fact-song-watermelon-sugar | M | Who had a hit with 'Watermelon Sugar'? | Madonna | Amy Winehouse | *Harry Styles | The Beatles
fact-song-levitating | M | Who had a hit with 'Levitating'? | Billie Eilish | Chuck Berry | *Dua Lipa | The Weeknd
fact-song-drivers-license | M | Who had a hit with 'Drivers License'? | *Olivia Rodrigo | John Lennon | Frank Sinatra | Marvin Gaye
fact-song-gangnam-style | M | Who had a hit with 'Gangnam Style'? | Michael Jackson | *Psy | John Lennon | Harry Styles
fact-song-no-scrubs | M | Who had a hit with 'No Scrubs'? | Adele | Prince | Coldplay | *TLC
fact-song-strangers-in-the-night | M | Who had a hit with 'Strangers in the Night'? | Radiohead | *Frank Sinatra | Dua Lipa | Britney Spears
fact-song-jailhouse-rock | M | Who had a hit with 'Jailhouse Rock'? | Shakira | Oasis | Billie Eilish | *Elvis Presley
fact-song-johnny-b-goode | M | Who had a hit with 'Johnny B. Goode'? | TLC | Stevie Wonder | *Chuck Berry | Cher
fact-song-space-oddity | H | Who had a hit with 'Space Oddity'? | *David Bowie | Olivia Rodrigo | Michael Jackson | 50 Cent
fact-song-rocket-man | M | Who had a hit with 'Rocket Man'? | Harry Styles | Miriam Makeba | *Elton John | Billie Eilish
fact-song-wuthering-heights | H | Who had a hit with 'Wuthering Heights'? | Ed Sheeran | Led Zeppelin | ABBA | *Kate Bush
fact-song-pata-pata | H | Who had a hit with 'Pata Pata'? | *Miriam Makeba | Kendrick Lamar | Marvin Gaye | 50 Cent
fact-song-fast-car | M | Who had a hit with 'Fast Car'? | Elton John | *Tracy Chapman | Bon Jovi | TLC
fact-song-smooth-operator | H | Who had a hit with 'Smooth Operator'? | Tracy Chapman | R.E.M. | Chuck Berry | *Sade
`,
  ),
  ...readBank(
    'Afrobeats',
    `
fact-afro-song-zombie | M | Whose song is 'Zombie'? | *Fela Kuti | Asake | Omah Lay | Ayra Starr
fact-afro-song-water-no-get-enemy | M | Whose song is 'Water No Get Enemy'? | Rema | Wande Coal | Mr Eazi | *Fela Kuti
fact-afro-song-come-closer | E | Whose song is 'Come Closer'? | Kizz Daniel | *Wizkid | Omah Lay | Olamide
fact-afro-song-holla-at-your-boy | M | Whose song is 'Holla at Your Boy'? | Asa | CKay | *Wizkid | Burna Boy
fact-afro-song-don-t-dull | M | Whose song is 'Don't Dull'? | Omah Lay | *Wizkid | P-Square | Runtown
fact-afro-song-fall | E | Whose song is 'Fall'? | *Davido | Asa | Wizkid | Burna Boy
fact-afro-song-skelewu | M | Whose song is 'Skelewu'? | Omawumi | Teni | Rema | *Davido
fact-afro-song-unavailable | E | Whose song is 'Unavailable'? | Runtown | Wizkid | *Davido | Rema
fact-afro-song-on-the-low | E | Whose song is 'On the Low'? | King Sunny Adé | *Burna Boy | Runtown | Fireboy DML
fact-afro-song-like-to-party | M | Whose song is 'Like to Party'? | Davido | Fuse ODG | *Burna Boy | Yemi Alade
fact-afro-song-city-boys | E | Whose song is 'City Boys'? | *Burna Boy | Yemi Alade | Tiwa Savage | Sarkodie
fact-afro-song-last-last | M | Whose song is 'Last Last'? | CKay | Olamide | Fireboy DML | *Burna Boy
fact-afro-song-dumebi | E | Whose song is 'Dumebi'? | Fela Kuti | Olamide | Omawumi | *Rema
fact-afro-song-soundgasm | M | Whose song is 'Soundgasm'? | Runtown | *Rema | 2Baba (2Face) | Mr Eazi
fact-afro-song-rush | E | Whose song is 'Rush'? | King Sunny Adé | Yemi Alade | *Ayra Starr | Prince Nico Mbarga
fact-afro-song-bloody-samaritan | M | Whose song is 'Bloody Samaritan'? | *Ayra Starr | Omawumi | Teni | P-Square
fact-afro-song-free-mind | E | Whose song is 'Free Mind'? | Prince Nico Mbarga | Asake | *Tems | Rema
fact-afro-song-try-me | M | Whose song is 'Try Me'? | *Tems | Rema | D'banj | Fela Kuti
fact-afro-song-damages | M | Whose song is 'Damages'? | Sarkodie | Wizkid | Runtown | *Tems
fact-afro-song-all-over | M | Whose song is 'All Over'? | Wizkid | *Tiwa Savage | Sarkodie | Rema
fact-afro-song-somebody-son | M | Whose song is 'Somebody's Son'? | Prince Nico Mbarga | Asa | Tekno | *Tiwa Savage
fact-afro-song-johnny | M | Whose song is 'Johnny'? | Fuse ODG | Wande Coal | *Yemi Alade | Teni
fact-afro-song-na-gode | H | Whose song is 'Na Gode'? | CKay | *Yemi Alade | Tems | Ayra Starr
fact-afro-song-african-queen | M | Whose song is 'African Queen'? | *2Baba (2Face) | Prince Nico Mbarga | Simi | Teni
fact-afro-song-oliver-twist | M | Whose song is 'Oliver Twist'? | Fireboy DML | Flavour | *D'banj | Tiwa Savage
fact-afro-song-fall-in-love | M | Whose song is 'Fall in Love'? | P-Square | *D'banj | Adekunle Gold | Omawumi
fact-afro-song-personally | M | Whose song is 'Personally'? | *P-Square | Tekno | Ayra Starr | Sarkodie
fact-afro-song-do-me | M | Whose song is 'Do Me'? | Asake | Simi | Kizz Daniel | *P-Square
fact-afro-song-alingo | M | Whose song is 'Alingo'? | Ayra Starr | *P-Square | Tekno | Fuse ODG
fact-afro-song-woju | M | Whose song is 'Woju'? | Fela Kuti | Olamide | 2Baba (2Face) | *Kizz Daniel
fact-afro-song-pana | M | Whose song is 'Pana'? | *Tekno | Teni | Simi | Mr Eazi
fact-afro-song-mad-over-you | M | Whose song is 'Mad Over You'? | Tems | Ayra Starr | *Runtown | Tiwa Savage
fact-afro-song-peru | M | Whose song is 'Peru'? | CKay | *Fireboy DML | Teni | Mr Eazi
fact-afro-song-organise | M | Whose song is 'Organise'? | Prince Nico Mbarga | Runtown | *Asake | Simi
fact-afro-song-lonely-at-the-top | M | Whose song is 'Lonely at the Top'? | Wizkid | Simi | Omah Lay | *Asake
fact-afro-song-emiliana | M | Whose song is 'Emiliana'? | *CKay | Asa | Rema | Prince Nico Mbarga
fact-afro-song-godly | M | Whose song is 'Godly'? | Adekunle Gold | *Omah Lay | Rema | Fireboy DML
fact-afro-song-uyo-meyo | M | Whose song is 'Uyo Meyo'? | Tekno | D'banj | *Teni | Wizkid
fact-afro-song-duduke | M | Whose song is 'Duduke'? | Burna Boy | Wande Coal | Tems | *Simi
fact-afro-song-sade | M | Whose song is 'Sade'? | *Adekunle Gold | Teni | Omawumi | Wande Coal
fact-afro-song-orente | H | Whose song is 'Orente'? | D'banj | Fuse ODG | Yemi Alade | *Adekunle Gold
fact-afro-song-ada-ada | M | Whose song is 'Ada Ada'? | Sarkodie | Fireboy DML | *Flavour | Olamide
fact-afro-song-nwa-baby-ashawo-remix | H | Whose song is 'Nwa Baby (Ashawo Remix)'? | Kizz Daniel | *Flavour | Olamide | Omawumi
fact-afro-song-if-you-ask-me | H | Whose song is 'If You Ask Me'? | *Omawumi | CKay | Fela Kuti | Tems
fact-afro-song-jailer | H | Whose song is 'Jailer'? | Wizkid | Wande Coal | 2Baba (2Face) | *Asa
fact-afro-song-fire-on-the-mountain | M | Whose song is 'Fire on the Mountain'? | *Asa | Adekunle Gold | 2Baba (2Face) | P-Square
fact-afro-song-science-student | M | Whose song is 'Science Student'? | Runtown | *Olamide | Prince Nico Mbarga | Fela Kuti
fact-afro-song-wo | M | Whose song is 'Wo!'? | Burna Boy | Asa | *Olamide | King Sunny Adé
fact-afro-song-azonto | M | Whose song is 'Azonto'? | Olamide | *Fuse ODG | Rema | Asake
fact-afro-song-antenna | H | Whose song is 'Antenna'? | *Fuse ODG | Mr Eazi | Omawumi | Omah Lay
fact-afro-song-adonai | M | Whose song is 'Adonai'? | Ayra Starr | Teni | *Sarkodie | Prince Nico Mbarga
fact-afro-song-sweet-mother | H | Whose song is 'Sweet Mother'? | Fireboy DML | Adekunle Gold | Teni | *Prince Nico Mbarga
fact-afro-song-ja-funmi | H | Whose song is 'Ja Funmi'? | Olamide | Davido | *King Sunny Adé | Asa
fact-afro-song-bumper-to-bumper | H | Whose song is 'Bumper to Bumper'? | Simi | *Wande Coal | Sarkodie | D'banj
fact-afro-song-skin-tight | H | Whose song is 'Skin Tight'? | *Mr Eazi | Olamide | CKay | Asake
fact-afro-song-leg-over | M | Whose song is 'Leg Over'? | Omawumi | Tems | D'banj | *Mr Eazi
fact-afro-song-joha | M | Whose song is 'Joha'? | 2Baba (2Face) | King Sunny Adé | Simi | *Asake
`,
  ),
  ...readBank(
    'Movies',
    `
fact-director-schindler-list | M | Who directed 'Schindler's List'? | Kathryn Bigelow | *Steven Spielberg | Francis Ford Coppola | Alfonso Cuarón
fact-director-saving-private-ryan | M | Who directed 'Saving Private Ryan'? | *Steven Spielberg | David Lean | Kunle Afolayan | James Cameron
fact-director-titanic | E | Who directed 'Titanic'? | Woody Allen | Bong Joon Ho | Ava DuVernay | *James Cameron
fact-director-avatar | E | Who directed 'Avatar'? | Akira Kurosawa | Jordan Peele | *James Cameron | Hayao Miyazaki
fact-director-the-terminator | M | Who directed 'The Terminator'? | Charlie Chaplin | Ryan Coogler | Peter Jackson | *James Cameron
fact-director-aliens | M | Who directed 'Aliens'? | *James Cameron | Ridley Scott | Wes Anderson | Billy Wilder
fact-director-alien | M | Who directed 'Alien'? | Quentin Tarantino | Federico Fellini | *Ridley Scott | Ingmar Bergman
fact-director-gladiator | M | Who directed 'Gladiator'? | Alfonso Cuarón | *Ridley Scott | Abderrahmane Sissako | Steve McQueen
fact-director-blade-runner | H | Who directed 'Blade Runner'? | Greta Gerwig | *Ridley Scott | Billy Wilder | M. Night Shyamalan
fact-director-thelma-louise | H | Who directed 'Thelma & Louise'? | Denis Villeneuve | Tim Burton | *Ridley Scott | Charlie Chaplin
fact-director-psycho | E | Who directed 'Psycho'? | *Alfred Hitchcock | Greta Gerwig | M. Night Shyamalan | David Fincher
fact-director-vertigo | M | Who directed 'Vertigo'? | Ava DuVernay | Damien Chazelle | David Lean | *Alfred Hitchcock
fact-director-the-birds | M | Who directed 'The Birds'? | Steven Spielberg | Francis Ford Coppola | Kemi Adetiba | *Alfred Hitchcock
fact-director-rear-window | M | Who directed 'Rear Window'? | David Lynch | *Alfred Hitchcock | Denis Villeneuve | Ryan Coogler
fact-director-the-shining | M | Who directed 'The Shining'? | Kemi Adetiba | Tim Burton | *Stanley Kubrick | Damien Chazelle
fact-director-2001-a-space-odyssey | M | Who directed '2001: A Space Odyssey'? | *Stanley Kubrick | Hayao Miyazaki | Danny Boyle | Wes Anderson
fact-director-a-clockwork-orange | H | Who directed 'A Clockwork Orange'? | Robert Zemeckis | *Stanley Kubrick | Martin Scorsese | Alejandro González Iñárritu
fact-director-full-metal-jacket | H | Who directed 'Full Metal Jacket'? | *Stanley Kubrick | Steven Spielberg | Greta Gerwig | Robert Zemeckis
fact-director-pulp-fiction | E | Who directed 'Pulp Fiction'? | Ridley Scott | David Fincher | Alfonso Cuarón | *Quentin Tarantino
fact-director-reservoir-dogs | M | Who directed 'Reservoir Dogs'? | Kemi Adetiba | Alfred Hitchcock | *Quentin Tarantino | Souleymane Cissé
fact-director-django-unchained | M | Who directed 'Django Unchained'? | Kunle Afolayan | Peter Jackson | Ingmar Bergman | *Quentin Tarantino
fact-director-inglourious-basterds | M | Who directed 'Inglourious Basterds'? | *Quentin Tarantino | Denis Villeneuve | Ridley Scott | Abderrahmane Sissako
fact-director-inception | E | Who directed 'Inception'? | David Lean | *Christopher Nolan | Francis Ford Coppola | Akira Kurosawa
fact-director-interstellar | M | Who directed 'Interstellar'? | Abderrahmane Sissako | Charlie Chaplin | *Christopher Nolan | James Cameron
fact-director-the-dark-knight | M | Who directed 'The Dark Knight'? | Martin Scorsese | Ava DuVernay | Alfonso Cuarón | *Christopher Nolan
fact-director-dunkirk | M | Who directed 'Dunkirk'? | M. Night Shyamalan | Wanuri Kahiu | *Christopher Nolan | Abderrahmane Sissako
fact-director-oppenheimer | E | Who directed 'Oppenheimer'? | *Christopher Nolan | David Lean | Fritz Lang | Souleymane Cissé
fact-director-the-godfather | M | Who directed 'The Godfather'? | Alfonso Cuarón | *Francis Ford Coppola | Greta Gerwig | Kemi Adetiba
fact-director-apocalypse-now | M | Who directed 'Apocalypse Now'? | Woody Allen | Quentin Tarantino | *Francis Ford Coppola | Steven Spielberg
fact-director-taxi-driver | M | Who directed 'Taxi Driver'? | *Martin Scorsese | M. Night Shyamalan | Jordan Peele | Ingmar Bergman
fact-director-goodfellas | M | Who directed 'Goodfellas'? | Denis Villeneuve | David Fincher | Alfonso Cuarón | *Martin Scorsese
fact-director-raging-bull | M | Who directed 'Raging Bull'? | David Fincher | *Martin Scorsese | Alfonso Cuarón | Quentin Tarantino
fact-director-the-wolf-of-wall-street | M | Who directed 'The Wolf of Wall Street'? | Charlie Chaplin | David Lean | *Martin Scorsese | Guillermo del Toro
fact-director-the-departed | M | Who directed 'The Departed'? | Barry Jenkins | David Lean | Oliver Stone | *Martin Scorsese
fact-director-edward-scissorhands | M | Who directed 'Edward Scissorhands'? | *Tim Burton | Steven Spielberg | Christopher Nolan | Alfonso Cuarón
fact-director-beetlejuice | M | Who directed 'Beetlejuice'? | Kunle Afolayan | *Tim Burton | Woody Allen | Orson Welles
fact-director-the-fellowship-of-the-ring | M | Who directed 'The Fellowship of the Ring'? | Spike Lee | M. Night Shyamalan | *Peter Jackson | Greta Gerwig
fact-director-get-out | H | Who directed 'Get Out'? | *Jordan Peele | Abderrahmane Sissako | Robert Zemeckis | Wes Anderson
fact-director-us | M | Who directed 'Us'? | Greta Gerwig | *Jordan Peele | Tim Burton | Alfred Hitchcock
fact-director-parasite | M | Who directed 'Parasite'? | Fritz Lang | Guillermo del Toro | Billy Wilder | *Bong Joon Ho
fact-director-pan-labyrinth | H | Who directed 'Pan's Labyrinth'? | Hayao Miyazaki | *Guillermo del Toro | Stanley Kubrick | Peter Jackson
fact-director-the-shape-of-water | M | Who directed 'The Shape of Water'? | Barry Jenkins | Fritz Lang | *Guillermo del Toro | Wes Anderson
fact-director-gravity | H | Who directed 'Gravity'? | *Alfonso Cuarón | Orson Welles | Wanuri Kahiu | Spike Lee
fact-director-roma | H | Who directed 'Roma'? | Ryan Coogler | Alfred Hitchcock | Ridley Scott | *Alfonso Cuarón
fact-director-birdman | H | Who directed 'Birdman'? | Hayao Miyazaki | *Alejandro González Iñárritu | Stanley Kubrick | Souleymane Cissé
fact-director-the-revenant | H | Who directed 'The Revenant'? | Guillermo del Toro | Ava DuVernay | Alfred Hitchcock | *Alejandro González Iñárritu
fact-director-seven-samurai | H | Who directed 'Seven Samurai'? | *Akira Kurosawa | David Fincher | Steve McQueen | Abderrahmane Sissako
fact-director-rashomon | H | Who directed 'Rashomon'? | Clint Eastwood | Steven Spielberg | *Akira Kurosawa | Damien Chazelle
fact-director-spirited-away | M | Who directed 'Spirited Away'? | Jordan Peele | Alfred Hitchcock | *Hayao Miyazaki | Bong Joon Ho
fact-director-my-neighbour-totoro | M | Who directed 'My Neighbour Totoro'? | Quentin Tarantino | Billy Wilder | Francis Ford Coppola | *Hayao Miyazaki
fact-director-la-dolce-vita | H | Who directed 'La Dolce Vita'? | *Federico Fellini | Hayao Miyazaki | Damien Chazelle | Martin Scorsese
fact-director-the-seventh-seal | H | Who directed 'The Seventh Seal'? | Jordan Peele | *Ingmar Bergman | Alfred Hitchcock | Federico Fellini
fact-director-citizen-kane | M | Who directed 'Citizen Kane'? | *Orson Welles | Abderrahmane Sissako | Francis Ford Coppola | Damien Chazelle
fact-director-metropolis | H | Who directed 'Metropolis'? | Federico Fellini | Francis Ford Coppola | *Fritz Lang | Quentin Tarantino
fact-director-modern-times | H | Who directed 'Modern Times'? | Denis Villeneuve | Robert Zemeckis | David Lean | *Charlie Chaplin
fact-director-the-great-dictator | H | Who directed 'The Great Dictator'? | James Cameron | *Charlie Chaplin | Spike Lee | David Lynch
fact-director-annie-hall | H | Who directed 'Annie Hall'? | *Woody Allen | Clint Eastwood | Christopher Nolan | Robert Zemeckis
fact-director-barbie | M | Who directed 'Barbie'? | Martin Scorsese | *Greta Gerwig | Denis Villeneuve | Wanuri Kahiu
fact-director-lady-bird | H | Who directed 'Lady Bird'? | Kathryn Bigelow | David Lean | Oliver Stone | *Greta Gerwig
fact-director-selma | H | Who directed 'Selma'? | Denis Villeneuve | Steve McQueen | *Ava DuVernay | Barry Jenkins
fact-director-black-panther | M | Who directed 'Black Panther'? | *Ryan Coogler | Alfonso Cuarón | Alfred Hitchcock | Kunle Afolayan
fact-director-creed | M | Who directed 'Creed'? | Francis Ford Coppola | *Ryan Coogler | Alfred Hitchcock | Orson Welles
fact-director-moonlight | H | Who directed 'Moonlight'? | Christopher Nolan | Jordan Peele | *Barry Jenkins | Charlie Chaplin
fact-director-la-la-land | M | Who directed 'La La Land'? | Tim Burton | Clint Eastwood | Steven Spielberg | *Damien Chazelle
fact-director-whiplash | H | Who directed 'Whiplash'? | Christopher Nolan | Alfonso Cuarón | Peter Jackson | *Damien Chazelle
fact-director-12-years-a-slave | H | Who directed '12 Years a Slave'? | Woody Allen | *Steve McQueen | Robert Zemeckis | Francis Ford Coppola
fact-director-malcolm-x | M | Who directed 'Malcolm X'? | Christopher Nolan | Martin Scorsese | *Spike Lee | Ridley Scott
fact-director-do-the-right-thing | H | Who directed 'Do the Right Thing'? | *Spike Lee | M. Night Shyamalan | Federico Fellini | Alfonso Cuarón
fact-director-fight-club | M | Who directed 'Fight Club'? | *David Fincher | Guillermo del Toro | James Cameron | Orson Welles
fact-director-seven | H | Who directed 'Seven'? | Denis Villeneuve | *David Fincher | Alfonso Cuarón | Danny Boyle
fact-director-the-social-network | H | Who directed 'The Social Network'? | Souleymane Cissé | Woody Allen | Stanley Kubrick | *David Fincher
fact-director-the-sixth-sense | M | Who directed 'The Sixth Sense'? | Martin Scorsese | Barry Jenkins | *M. Night Shyamalan | Kemi Adetiba
fact-director-forrest-gump | M | Who directed 'Forrest Gump'? | Ryan Coogler | Orson Welles | *Robert Zemeckis | Woody Allen
fact-director-back-to-the-future | M | Who directed 'Back to the Future'? | *Robert Zemeckis | Martin Scorsese | Danny Boyle | Ryan Coogler
fact-director-cast-away | H | Who directed 'Cast Away'? | Wanuri Kahiu | Abderrahmane Sissako | Jordan Peele | *Robert Zemeckis
fact-director-the-grand-budapest-hotel | M | Who directed 'The Grand Budapest Hotel'? | Greta Gerwig | *Wes Anderson | Orson Welles | Spike Lee
fact-director-platoon | H | Who directed 'Platoon'? | Steven Spielberg | Kathryn Bigelow | Jordan Peele | *Oliver Stone
fact-director-the-hurt-locker | H | Who directed 'The Hurt Locker'? | Danny Boyle | *Kathryn Bigelow | David Lean | Martin Scorsese
fact-director-unforgiven | H | Who directed 'Unforgiven'? | *Clint Eastwood | Billy Wilder | Damien Chazelle | Ingmar Bergman
fact-director-million-dollar-baby | H | Who directed 'Million Dollar Baby'? | Alejandro González Iñárritu | Guillermo del Toro | *Clint Eastwood | Denis Villeneuve
fact-director-lawrence-of-arabia | H | Who directed 'Lawrence of Arabia'? | Ridley Scott | M. Night Shyamalan | *David Lean | Fritz Lang
fact-director-the-bridge-on-the-river-kwai | H | Who directed 'The Bridge on the River Kwai'? | *David Lean | Orson Welles | Danny Boyle | Jordan Peele
fact-director-some-like-it-hot | H | Who directed 'Some Like It Hot'? | Jordan Peele | *Billy Wilder | Wanuri Kahiu | Denis Villeneuve
fact-director-sunset-boulevard | H | Who directed 'Sunset Boulevard'? | Ingmar Bergman | Alfonso Cuarón | Charlie Chaplin | *Billy Wilder
fact-director-mulholland-drive | H | Who directed 'Mulholland Drive'? | *David Lynch | David Fincher | Fritz Lang | Spike Lee
fact-director-dune-part-two | M | Who directed 'Dune: Part Two'? | Jordan Peele | Alfred Hitchcock | Wanuri Kahiu | *Denis Villeneuve
fact-director-arrival | H | Who directed 'Arrival'? | Wes Anderson | *Denis Villeneuve | Fritz Lang | David Fincher
fact-director-trainspotting | H | Who directed 'Trainspotting'? | Clint Eastwood | Kunle Afolayan | *Danny Boyle | Souleymane Cissé
fact-director-slumdog-millionaire | M | Who directed 'Slumdog Millionaire'? | *Danny Boyle | Tim Burton | Abderrahmane Sissako | Wes Anderson
fact-director-the-figurine | M | Who directed 'The Figurine'? | Hayao Miyazaki | *Kunle Afolayan | Kemi Adetiba | Danny Boyle
fact-director-october-1 | M | Who directed 'October 1'? | Ryan Coogler | Ridley Scott | Souleymane Cissé | *Kunle Afolayan
fact-director-timbuktu | H | Who directed 'Timbuktu'? | Billy Wilder | Ryan Coogler | *Abderrahmane Sissako | Greta Gerwig
fact-director-yeelen | H | Who directed 'Yeelen'? | *Souleymane Cissé | Guillermo del Toro | James Cameron | Wanuri Kahiu
fact-director-rafiki | H | Who directed 'Rafiki'? | Alfred Hitchcock | Quentin Tarantino | *Wanuri Kahiu | Guillermo del Toro
fact-director-king-of-boys | H | Who directed 'King of Boys'? | Billy Wilder | *Kemi Adetiba | David Lean | Alejandro González Iñárritu
`,
  ),
  ...readBank(
    'Movies',
    `
fact-part-james-bond-daniel-craig | E | Who plays James Bond in 'Casino Royale' (2006)? | *Daniel Craig | Samuel L. Jackson | Robert De Niro | Sylvester Stallone
fact-part-james-bond-sean-connery | M | Who plays James Bond in 'Goldfinger'? | Daniel Radcliffe | *Sean Connery | Rami Malek | Michael J. Fox
fact-part-james-bond-roger-moore | M | Who plays James Bond in 'Live and Let Die'? | Keanu Reeves | Anthony Hopkins | Rami Malek | *Roger Moore
fact-part-james-bond-pierce-brosnan | M | Who plays James Bond in 'GoldenEye'? | Jamie Foxx | Rupert Grint | *Pierce Brosnan | Laurence Fishburne
fact-part-harry-potter-daniel-radcliffe | E | Who plays Harry Potter in the Harry Potter films? | Russell Crowe | Morgan Freeman | *Daniel Radcliffe | Ryan Gosling
fact-part-hermione-granger-emma-watson | E | Who plays Hermione Granger in the Harry Potter films? | Judy Garland | Letitia Wright | Vivien Leigh | *Emma Watson
fact-part-ron-weasley-rupert-grint | M | Who plays Ron Weasley in the Harry Potter films? | *Rupert Grint | Chris Evans | Ryan Gosling | Humphrey Bogart
fact-part-indiana-jones-harrison-ford | E | Who plays Indiana Jones in 'Raiders of the Lost Ark'? | Humphrey Bogart | *Harrison Ford | Sean Connery | Viggo Mortensen
fact-part-luke-skywalker-mark-hamill | E | Who plays Luke Skywalker in the first Star Wars film? | Tom Hanks | Humphrey Bogart | *Mark Hamill | Christopher Lloyd
fact-part-princess-leia-carrie-fisher | M | Who plays Princess Leia in the first Star Wars film? | *Carrie Fisher | Gal Gadot | Julie Andrews | Letitia Wright
fact-part-neo-keanu-reeves | E | Who plays Neo in 'The Matrix'? | Rupert Grint | *Keanu Reeves | Ryan Reynolds | Chris Evans
fact-part-morpheus-laurence-fishburne | M | Who plays Morpheus in 'The Matrix'? | Michael J. Fox | Russell Crowe | Sean Connery | *Laurence Fishburne
fact-part-tony-stark-robert-downey-jr | E | Who plays Tony Stark in 'Iron Man'? | Samuel L. Jackson | Mark Hamill | *Robert Downey Jr. | Ryan Gosling
fact-part-black-widow-scarlett-johansson | M | Who plays Black Widow in 'The Avengers'? | Linda Hamilton | *Scarlett Johansson | Letitia Wright | Kate Winslet
fact-part-thor-chris-hemsworth | E | Who plays Thor in 'Thor'? | *Chris Hemsworth | Mel Gibson | Tom Hanks | Viggo Mortensen
fact-part-captain-america-chris-evans | E | Who plays Captain America in 'Captain America: The First Avenger'? | Laurence Fishburne | Samuel L. Jackson | Ryan Gosling | *Chris Evans
fact-part-wolverine-hugh-jackman | E | Who plays Wolverine in 'X-Men'? | Daniel Radcliffe | Rupert Grint | Cillian Murphy | *Hugh Jackman
fact-part-deadpool-ryan-reynolds | M | Who plays Deadpool in 'Deadpool'? | *Ryan Reynolds | Morgan Freeman | Ian McKellen | Sylvester Stallone
fact-part-wonder-woman-gal-gadot | M | Who plays Wonder Woman in 'Wonder Woman' (2017)? | Sigourney Weaver | *Gal Gadot | Kate Winslet | Danai Gurira
fact-part-the-joker-heath-ledger | M | Who plays the Joker in 'The Dark Knight'? | Viggo Mortensen | Laurence Fishburne | *Heath Ledger | Roger Moore
fact-part-rocky-balboa-sylvester-stallone | E | Who plays Rocky Balboa in 'Rocky'? | *Sylvester Stallone | Robert De Niro | Anthony Hopkins | Will Smith
fact-part-forrest-gump-tom-hanks | M | Who plays Forrest Gump in 'Forrest Gump'? | Laurence Fishburne | *Tom Hanks | Viggo Mortensen | Al Pacino
fact-part-rose-kate-winslet | M | Who plays Rose in 'Titanic'? | Carrie Fisher | Julie Andrews | *Kate Winslet | Jodie Foster
fact-part-maximus-russell-crowe | M | Who plays Maximus in 'Gladiator'? | Elijah Wood | Pierce Brosnan | Al Pacino | *Russell Crowe
fact-part-william-wallace-mel-gibson | H | Who plays William Wallace in 'Braveheart'? | *Mel Gibson | Russell Crowe | Sylvester Stallone | Sean Connery
fact-part-vito-corleone-marlon-brando | M | Who plays Vito Corleone in 'The Godfather'? | Daniel Radcliffe | Ian McKellen | *Marlon Brando | Daniel Craig
fact-part-michael-corleone-al-pacino | M | Who plays Michael Corleone in 'The Godfather'? | Robert De Niro | *Al Pacino | Rami Malek | Laurence Fishburne
fact-part-hannibal-lecter-anthony-hopkins | M | Who plays Hannibal Lecter in 'The Silence of the Lambs'? | Anthony Perkins | Rami Malek | Elijah Wood | *Anthony Hopkins
fact-part-clarice-starling-jodie-foster | M | Who plays Clarice Starling in 'The Silence of the Lambs'? | Margot Robbie | Vivien Leigh | *Jodie Foster | Emma Watson
fact-part-ellen-ripley-sigourney-weaver | M | Who plays Ellen Ripley in 'Alien'? | *Sigourney Weaver | Letitia Wright | Lupita Nyong'o | Kate Winslet
fact-part-sarah-connor-linda-hamilton | H | Who plays Sarah Connor in 'The Terminator'? | Kate Winslet | Julia Roberts | Margot Robbie | *Linda Hamilton
fact-part-katniss-everdeen-jennifer-lawrence | E | Who plays Katniss Everdeen in 'The Hunger Games'? | Audrey Hepburn | *Jennifer Lawrence | Letitia Wright | Kate Winslet
fact-part-frodo-elijah-wood | M | Who plays Frodo in 'The Fellowship of the Ring'? | *Elijah Wood | Christopher Lloyd | Heath Ledger | Sean Connery
fact-part-gandalf-ian-mckellen | M | Who plays Gandalf in 'The Fellowship of the Ring'? | Chris Evans | Michael J. Fox | Samuel L. Jackson | *Ian McKellen
fact-part-aragorn-viggo-mortensen | H | Who plays Aragorn in 'The Fellowship of the Ring'? | Jamie Foxx | Anthony Perkins | *Viggo Mortensen | Anthony Hopkins
fact-part-marty-mcfly-michael-j-fox | M | Who plays Marty McFly in 'Back to the Future'? | Viggo Mortensen | *Michael J. Fox | Robert De Niro | Harrison Ford
fact-part-doc-brown-christopher-lloyd | H | Who plays Doc Brown in 'Back to the Future'? | Sean Connery | Russell Crowe | *Christopher Lloyd | Will Smith
fact-part-vivian-julia-roberts | M | Who plays Vivian in 'Pretty Woman'? | Kate Winslet | *Julia Roberts | Linda Hamilton | Lupita Nyong'o
fact-part-travis-bickle-robert-de-niro | H | Who plays Travis Bickle in 'Taxi Driver'? | *Robert De Niro | Laurence Fishburne | Ryan Reynolds | Marlon Brando
fact-part-mia-wallace-uma-thurman | M | Who plays Mia Wallace in 'Pulp Fiction'? | Linda Hamilton | Carrie Fisher | Emma Watson | *Uma Thurman
fact-part-jules-samuel-l-jackson | M | Who plays Jules in 'Pulp Fiction'? | Elijah Wood | Harrison Ford | Viggo Mortensen | *Samuel L. Jackson
fact-part-willy-wonka-gene-wilder | M | Who plays Willy Wonka in the 1971 film? | Viggo Mortensen | Samuel L. Jackson | *Gene Wilder | Heath Ledger
fact-part-barbie-margot-robbie | E | Who plays Barbie in 'Barbie' (2023)? | Emma Watson | *Margot Robbie | Lupita Nyong'o | Audrey Hepburn
fact-part-ken-ryan-gosling | E | Who plays Ken in 'Barbie' (2023)? | *Ryan Gosling | Mel Gibson | Daniel Craig | Rami Malek
fact-part-j-robert-oppenheimer-cillian-murphy | M | Who plays J. Robert Oppenheimer in 'Oppenheimer'? | Robert De Niro | *Cillian Murphy | Daniel Craig | Rami Malek
fact-part-freddie-mercury-rami-malek | H | Who plays Freddie Mercury in 'Bohemian Rhapsody'? | Hugh Jackman | Christopher Lloyd | *Rami Malek | Mark Hamill
fact-part-ray-charles-jamie-foxx | H | Who plays Ray Charles in 'Ray'? | *Jamie Foxx | Mark Hamill | Viggo Mortensen | Russell Crowe
fact-part-muhammad-ali-will-smith | M | Who plays Muhammad Ali in 'Ali'? | Rupert Grint | Humphrey Bogart | Roger Moore | *Will Smith
fact-part-nelson-mandela-morgan-freeman | H | Who plays Nelson Mandela in 'Invictus'? | Elijah Wood | Chris Evans | *Morgan Freeman | Daniel Radcliffe
fact-part-shuri-letitia-wright | M | Who plays Shuri in 'Black Panther'? | *Letitia Wright | Vivien Leigh | Jennifer Lawrence | Emma Watson
fact-part-nakia-lupita-nyong-o | M | Who plays Nakia in 'Black Panther'? | Margot Robbie | *Lupita Nyong'o | Uma Thurman | Kate Winslet
fact-part-okoye-danai-gurira | H | Who plays Okoye in 'Black Panther'? | Linda Hamilton | Emma Watson | Sigourney Weaver | *Danai Gurira
fact-part-mary-poppins-julie-andrews | M | Who plays Mary Poppins in 'Mary Poppins' (1964)? | Sigourney Weaver | Audrey Hepburn | Vivien Leigh | *Julie Andrews
fact-part-dorothy-judy-garland | M | Who plays Dorothy in 'The Wizard of Oz'? | *Judy Garland | Vivien Leigh | Margot Robbie | Kate Winslet
fact-part-scarlett-o-hara-vivien-leigh | M | Who plays Scarlett O'Hara in 'Gone with the Wind'? | Margot Robbie | *Vivien Leigh | Jennifer Lawrence | Scarlett Johansson
fact-part-rick-blaine-humphrey-bogart | H | Who plays Rick Blaine in 'Casablanca'? | Hugh Jackman | Sylvester Stallone | *Humphrey Bogart | Will Smith
fact-part-holly-golightly-audrey-hepburn | H | Who plays Holly Golightly in 'Breakfast at Tiffany's'? | Lupita Nyong'o | *Audrey Hepburn | Gal Gadot | Margot Robbie
fact-part-norman-bates-anthony-perkins | H | Who plays Norman Bates in 'Psycho' (1960)? | Harrison Ford | Viggo Mortensen | *Anthony Perkins | Samuel L. Jackson
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-book-hamlet | E | Who wrote 'Hamlet'? | Alice Walker | *William Shakespeare | Margaret Atwood | Ben Okri
fact-book-macbeth | E | Who wrote 'Macbeth'? | Salman Rushdie | Ngũgĩ wa Thiong'o | *William Shakespeare | Cyprian Ekwensi
fact-book-arrow-of-god | M | Who wrote 'Arrow of God'? | Aldous Huxley | Khaled Hosseini | Charles Dickens | *Chinua Achebe
fact-book-no-longer-at-ease | M | Who wrote 'No Longer at Ease'? | *Chinua Achebe | Oyinkan Braithwaite | Camara Laye | Mary Shelley
fact-book-half-of-a-yellow-sun | M | Who wrote 'Half of a Yellow Sun'? | Mariama Bâ | Antoine de Saint-Exupéry | *Chimamanda Ngozi Adichie | H. G. Wells
fact-book-purple-hibiscus | M | Who wrote 'Purple Hibiscus'? | Ola Rotimi | Rudyard Kipling | Anne Frank | *Chimamanda Ngozi Adichie
fact-book-americanah | E | Who wrote 'Americanah'? | Ngũgĩ wa Thiong'o | *Chimamanda Ngozi Adichie | Bram Stoker | F. Scott Fitzgerald
fact-book-death-and-the-king-horseman | M | Who wrote 'Death and the King's Horseman'? | *Wole Soyinka | George Orwell | Ayobami Adebayo | Paulo Coelho
fact-book-the-lion-and-the-jewel | M | Who wrote 'The Lion and the Jewel'? | Lewis Carroll | Camara Laye | *Wole Soyinka | C. S. Lewis
fact-book-the-famished-road | M | Who wrote 'The Famished Road'? | Gabriel García Márquez | Agatha Christie | Alice Walker | *Ben Okri
fact-book-the-palm-wine-drinkard | M | Who wrote 'The Palm-Wine Drinkard'? | Johann Wolfgang von Goethe | *Amos Tutuola | Alice Walker | Herman Melville
fact-book-the-joys-of-motherhood | H | Who wrote 'The Joys of Motherhood'? | *Buchi Emecheta | F. Scott Fitzgerald | Bram Stoker | William Shakespeare
fact-book-second-class-citizen | H | Who wrote 'Second-Class Citizen'? | Alan Paton | *Buchi Emecheta | Lewis Carroll | Gabriel García Márquez
fact-book-weep-not-child | M | Who wrote 'Weep Not, Child'? | William Shakespeare | J. R. R. Tolkien | *Ngũgĩ wa Thiong'o | Khaled Hosseini
fact-book-petals-of-blood | H | Who wrote 'Petals of Blood'? | Jane Austen | Mariama Bâ | Mary Shelley | *Ngũgĩ wa Thiong'o
fact-book-so-long-a-letter | H | Who wrote 'So Long a Letter'? | *Mariama Bâ | Robert Louis Stevenson | C. S. Lewis | Agatha Christie
fact-book-the-african-child | H | Who wrote 'The African Child'? | Margaret Atwood | *Camara Laye | Wole Soyinka | Mark Twain
fact-book-efuru | H | Who wrote 'Efuru'? | Victor Hugo | Lewis Carroll | Agatha Christie | *Flora Nwapa
fact-book-the-gods-are-not-to-blame | H | Who wrote 'The Gods Are Not to Blame'? | Amos Tutuola | Roald Dahl | *Ola Rotimi | Salman Rushdie
fact-book-jagua-nana | H | Who wrote 'Jagua Nana'? | *Cyprian Ekwensi | Margaret Atwood | J. R. R. Tolkien | James Joyce
fact-book-the-passport-of-mallam-ilia | H | Who wrote 'The Passport of Mallam Ilia'? | Paulo Coelho | *Cyprian Ekwensi | J. D. Salinger | Arundhati Roy
fact-book-season-of-migration-to-the-north | H | Who wrote 'Season of Migration to the North'? | *Tayeb Salih | J. M. Barrie | Herman Melville | Ben Okri
fact-book-nervous-conditions | H | Who wrote 'Nervous Conditions'? | Ngũgĩ wa Thiong'o | Gabriel García Márquez | Paulo Coelho | *Tsitsi Dangarembga
fact-book-disgrace | M | Who wrote 'Disgrace'? | Salman Rushdie | Toni Morrison | *J. M. Coetzee | Harper Lee
fact-book-cry-the-beloved-country | M | Who wrote 'Cry, the Beloved Country'? | Lewis Carroll | *Alan Paton | Mark Twain | Johann Wolfgang von Goethe
fact-book-long-walk-to-freedom | M | Who wrote 'Long Walk to Freedom'? | Herman Melville | Antoine de Saint-Exupéry | Jonathan Swift | *Nelson Mandela
fact-book-stay-with-me | H | Who wrote 'Stay with Me'? | Charles Dickens | Suzanne Collins | *Ayobami Adebayo | Tomi Adeyemi
fact-book-children-of-blood-and-bone | M | Who wrote 'Children of Blood and Bone'? | *Tomi Adeyemi | J. D. Salinger | Victor Hugo | Mariama Bâ
fact-book-my-sister-the-serial-killer | M | Who wrote 'My Sister, the Serial Killer'? | Tayeb Salih | Lewis Carroll | Robert Louis Stevenson | *Oyinkan Braithwaite
fact-book-oliver-twist | E | Who wrote 'Oliver Twist'? | Franz Kafka | J. R. R. Tolkien | *Charles Dickens | C. S. Lewis
fact-book-great-expectations | M | Who wrote 'Great Expectations'? | *Charles Dickens | Mariama Bâ | Suzanne Collins | Ola Rotimi
fact-book-a-tale-of-two-cities | M | Who wrote 'A Tale of Two Cities'? | Maya Angelou | *Charles Dickens | Agatha Christie | Lewis Carroll
fact-book-pride-and-prejudice | E | Who wrote 'Pride and Prejudice'? | Miguel de Cervantes | William Shakespeare | *Jane Austen | H. G. Wells
fact-book-emma | M | Who wrote 'Emma'? | Chinua Achebe | *Jane Austen | J. M. Coetzee | Stephen King
fact-book-jane-eyre | M | Who wrote 'Jane Eyre'? | H. G. Wells | Mark Twain | Paulo Coelho | *Charlotte Brontë
fact-book-wuthering-heights | M | Who wrote 'Wuthering Heights'? | *Emily Brontë | Robert Louis Stevenson | Miguel de Cervantes | Salman Rushdie
fact-book-frankenstein | M | Who wrote 'Frankenstein'? | Chinua Achebe | Dan Brown | Robert Louis Stevenson | *Mary Shelley
fact-book-dracula | M | Who wrote 'Dracula'? | Maya Angelou | Khaled Hosseini | *Bram Stoker | Tayeb Salih
fact-book-treasure-island | M | Who wrote 'Treasure Island'? | *Robert Louis Stevenson | Fyodor Dostoevsky | Miguel de Cervantes | J. M. Barrie
fact-book-robinson-crusoe | M | Who wrote 'Robinson Crusoe'? | Frank Herbert | *Daniel Defoe | Dan Brown | John Steinbeck
fact-book-gulliver-travels | M | Who wrote 'Gulliver's Travels'? | Alexandre Dumas | Camara Laye | Agatha Christie | *Jonathan Swift
fact-book-alice-adventures-in-wonderland | M | Who wrote 'Alice's Adventures in Wonderland'? | J. R. R. Tolkien | Aldous Huxley | *Lewis Carroll | Emily Brontë
fact-book-animal-farm | E | Who wrote 'Animal Farm'? | *George Orwell | John Steinbeck | Maya Angelou | Toni Morrison
fact-book-nineteen-eighty-four | M | Who wrote 'Nineteen Eighty-Four'? | Lewis Carroll | *George Orwell | Jules Verne | James Joyce
fact-book-lord-of-the-flies | M | Who wrote 'Lord of the Flies'? | Khaled Hosseini | F. Scott Fitzgerald | *William Golding | Alan Paton
fact-book-the-hobbit | M | Who wrote 'The Hobbit'? | Aldous Huxley | *J. R. R. Tolkien | Suzanne Collins | Johann Wolfgang von Goethe
fact-book-the-lion-the-witch-and-the-wardrobe | M | Who wrote 'The Lion, the Witch and the Wardrobe'? | Jane Austen | Aldous Huxley | Charles Dickens | *C. S. Lewis
fact-book-charlie-and-the-chocolate-factory | E | Who wrote 'Charlie and the Chocolate Factory'? | *Roald Dahl | J. R. R. Tolkien | Stephen King | Anne Frank
fact-book-matilda | M | Who wrote 'Matilda'? | Flora Nwapa | Ola Rotimi | Bram Stoker | *Roald Dahl
fact-book-peter-pan | M | Who wrote 'Peter Pan'? | C. S. Lewis | Toni Morrison | *J. M. Barrie | Ernest Hemingway
fact-book-the-jungle-book | M | Who wrote 'The Jungle Book'? | *Rudyard Kipling | James Joyce | Dan Brown | Amos Tutuola
fact-book-murder-on-the-orient-express | M | Who wrote 'Murder on the Orient Express'? | William Shakespeare | *Agatha Christie | Antoine de Saint-Exupéry | Ernest Hemingway
fact-book-the-war-of-the-worlds | M | Who wrote 'The War of the Worlds'? | J. R. R. Tolkien | *H. G. Wells | Ernest Hemingway | Buchi Emecheta
fact-book-the-time-machine | M | Who wrote 'The Time Machine'? | Ben Okri | James Joyce | Ernest Hemingway | *H. G. Wells
fact-book-around-the-world-in-eighty-days | M | Who wrote 'Around the World in Eighty Days'? | Johann Wolfgang von Goethe | William Shakespeare | *Jules Verne | George Orwell
fact-book-the-three-musketeers | M | Who wrote 'The Three Musketeers'? | *Alexandre Dumas | Ernest Hemingway | J. M. Barrie | Miguel de Cervantes
fact-book-les-miserables | M | Who wrote 'Les Misérables'? | George Orwell | Mariama Bâ | Ola Rotimi | *Victor Hugo
fact-book-the-little-prince | M | Who wrote 'The Little Prince'? | *Antoine de Saint-Exupéry | Jules Verne | Salman Rushdie | Charlotte Brontë
fact-book-don-quixote | M | Who wrote 'Don Quixote'? | Ngũgĩ wa Thiong'o | Aldous Huxley | *Miguel de Cervantes | Paulo Coelho
fact-book-war-and-peace | M | Who wrote 'War and Peace'? | Salman Rushdie | *Leo Tolstoy | Cyprian Ekwensi | Frank Herbert
fact-book-anna-karenina | M | Who wrote 'Anna Karenina'? | Dan Brown | Tomi Adeyemi | *Leo Tolstoy | Arundhati Roy
fact-book-crime-and-punishment | M | Who wrote 'Crime and Punishment'? | Herman Melville | *Fyodor Dostoevsky | John Steinbeck | Anne Frank
fact-book-the-trial | H | Who wrote 'The Trial'? | Anne Frank | Cyprian Ekwensi | Fyodor Dostoevsky | *Franz Kafka
fact-book-the-metamorphosis | H | Who wrote 'The Metamorphosis'? | *Franz Kafka | Tomi Adeyemi | H. G. Wells | William Shakespeare
fact-book-faust | H | Who wrote 'Faust'? | Ben Okri | *Johann Wolfgang von Goethe | Salman Rushdie | H. G. Wells
fact-book-ulysses | H | Who wrote 'Ulysses'? | Cyprian Ekwensi | Tomi Adeyemi | Buchi Emecheta | *James Joyce
fact-book-the-picture-of-dorian-gray | H | Who wrote 'The Picture of Dorian Gray'? | Oyinkan Braithwaite | William Golding | *Oscar Wilde | Tomi Adeyemi
fact-book-the-adventures-of-tom-sawyer | M | Who wrote 'The Adventures of Tom Sawyer'? | *Mark Twain | Ray Bradbury | Oscar Wilde | Emily Brontë
fact-book-moby-dick | M | Who wrote 'Moby-Dick'? | Franz Kafka | Cyprian Ekwensi | Salman Rushdie | *Herman Melville
fact-book-the-great-gatsby | M | Who wrote 'The Great Gatsby'? | Toni Morrison | Chimamanda Ngozi Adichie | *F. Scott Fitzgerald | Mariama Bâ
fact-book-the-old-man-and-the-sea | M | Who wrote 'The Old Man and the Sea'? | *Ernest Hemingway | Oscar Wilde | Cyprian Ekwensi | Alan Paton
fact-book-of-mice-and-men | M | Who wrote 'Of Mice and Men'? | Dan Brown | *John Steinbeck | Leo Tolstoy | Ola Rotimi
fact-book-to-kill-a-mockingbird | M | Who wrote 'To Kill a Mockingbird'? | *Harper Lee | Ben Okri | Jane Austen | Charles Dickens
fact-book-the-catcher-in-the-rye | M | Who wrote 'The Catcher in the Rye'? | Ray Bradbury | *J. D. Salinger | C. S. Lewis | Gabriel García Márquez
fact-book-beloved | M | Who wrote 'Beloved'? | Daniel Defoe | Charlotte Brontë | Leo Tolstoy | *Toni Morrison
fact-book-the-color-purple | M | Who wrote 'The Color Purple'? | Arundhati Roy | Roald Dahl | *Alice Walker | Ernest Hemingway
fact-book-i-know-why-the-caged-bird-sings | H | Who wrote 'I Know Why the Caged Bird Sings'? | H. G. Wells | Antoine de Saint-Exupéry | *Maya Angelou | William Golding
fact-book-the-alchemist | M | Who wrote 'The Alchemist'? | *Paulo Coelho | Tomi Adeyemi | Franz Kafka | Ngũgĩ wa Thiong'o
fact-book-one-hundred-years-of-solitude | H | Who wrote 'One Hundred Years of Solitude'? | Franz Kafka | *Gabriel García Márquez | Chinua Achebe | J. M. Barrie
fact-book-the-handmaid-tale | M | Who wrote 'The Handmaid's Tale'? | Ayobami Adebayo | Nelson Mandela | Mark Twain | *Margaret Atwood
fact-book-the-da-vinci-code | M | Who wrote 'The Da Vinci Code'? | J. R. R. Tolkien | *Dan Brown | Flora Nwapa | Bram Stoker
fact-book-the-hunger-games | M | Who wrote 'The Hunger Games'? | Paulo Coelho | J. M. Barrie | *Suzanne Collins | Lewis Carroll
fact-book-the-shining | M | Who wrote 'The Shining'? | *Stephen King | Dan Brown | Mark Twain | Ben Okri
fact-book-midnight-children | H | Who wrote 'Midnight's Children'? | Alexandre Dumas | Ola Rotimi | Ngũgĩ wa Thiong'o | *Salman Rushdie
fact-book-the-god-of-small-things | H | Who wrote 'The God of Small Things'? | F. Scott Fitzgerald | Dan Brown | *Arundhati Roy | Johann Wolfgang von Goethe
fact-book-brave-new-world | H | Who wrote 'Brave New World'? | Tomi Adeyemi | Roald Dahl | Camara Laye | *Aldous Huxley
fact-book-fahrenheit-451 | H | Who wrote 'Fahrenheit 451'? | *Ray Bradbury | Ben Okri | Charlotte Brontë | Flora Nwapa
fact-book-dune | M | Who wrote 'Dune'? | Buchi Emecheta | *Frank Herbert | Maya Angelou | Mary Shelley
fact-book-the-kite-runner | H | Who wrote 'The Kite Runner'? | Nelson Mandela | Ernest Hemingway | Jonathan Swift | *Khaled Hosseini
fact-book-the-diary-of-a-young-girl | M | Who wrote 'The Diary of a Young Girl'? | William Shakespeare | Emily Brontë | *Anne Frank | Cyprian Ekwensi
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-painting-the-last-supper | E | Who painted 'The Last Supper'? | J. M. W. Turner | *Leonardo da Vinci | Ben Enwonwu | Salvador Dalí
fact-painting-the-starry-night | E | Who painted 'The Starry Night'? | *Vincent van Gogh | Johannes Vermeer | Grant Wood | Edward Hopper
fact-painting-sunflowers | M | Who painted 'Sunflowers'? | Edvard Munch | Eugène Delacroix | Francisco Goya | *Vincent van Gogh
fact-painting-the-scream | M | Who painted 'The Scream'? | Vincent van Gogh | Francisco Goya | *Edvard Munch | Leonardo da Vinci
fact-painting-guernica | M | Who painted 'Guernica'? | Claude Monet | *Pablo Picasso | Ben Enwonwu | Salvador Dalí
fact-painting-girl-with-a-pearl-earring | M | Who painted 'Girl with a Pearl Earring'? | Georges Seurat | Rembrandt | *Johannes Vermeer | Salvador Dalí
fact-painting-the-night-watch | M | Who painted 'The Night Watch'? | Grant Wood | Gustav Klimt | Hieronymus Bosch | *Rembrandt
fact-painting-the-birth-of-venus | M | Who painted 'The Birth of Venus'? | *Sandro Botticelli | Rembrandt | Grant Wood | Francisco Goya
fact-painting-the-persistence-of-memory | M | Who painted 'The Persistence of Memory'? | René Magritte | *Salvador Dalí | Vincent van Gogh | Edvard Munch
fact-painting-the-kiss-of-1908 | H | Who painted 'The Kiss (of 1908)'? | Diego Velázquez | J. M. W. Turner | Johannes Vermeer | *Gustav Klimt
fact-painting-impression-sunrise | M | Who painted 'Impression, Sunrise'? | Rembrandt | Eugène Delacroix | *Claude Monet | J. M. W. Turner
fact-painting-the-garden-of-earthly-delights | H | Who painted 'The Garden of Earthly Delights'? | *Hieronymus Bosch | J. M. W. Turner | Sandro Botticelli | Edvard Munch
fact-painting-las-meninas | H | Who painted 'Las Meninas'? | Grant Wood | Edward Hopper | Eugène Delacroix | *Diego Velázquez
fact-painting-the-third-of-may-1808 | H | Who painted 'The Third of May 1808'? | Johannes Vermeer | *Francisco Goya | Hieronymus Bosch | Grant Wood
fact-painting-nighthawks | H | Who painted 'Nighthawks'? | *Edward Hopper | Frida Kahlo | Francisco Goya | Rembrandt
fact-painting-american-gothic | H | Who painted 'American Gothic'? | Vincent van Gogh | Gustav Klimt | *Grant Wood | Johannes Vermeer
fact-painting-the-fighting-temeraire | H | Who painted 'The Fighting Temeraire'? | Georges Seurat | Leonardo da Vinci | *J. M. W. Turner | Gustav Klimt
fact-painting-the-son-of-man | H | Who painted 'The Son of Man'? | *René Magritte | J. M. W. Turner | Ben Enwonwu | Frida Kahlo
fact-painting-liberty-leading-the-people | H | Who painted 'Liberty Leading the People'? | Sandro Botticelli | *Eugène Delacroix | Frida Kahlo | Ben Enwonwu
fact-painting-the-two-fridas | H | Who painted 'The Two Fridas'? | Rembrandt | Eugène Delacroix | René Magritte | *Frida Kahlo
fact-painting-a-sunday-on-la-grande-jatte | H | Who painted 'A Sunday on La Grande Jatte'? | *Georges Seurat | Johannes Vermeer | Ben Enwonwu | Gustav Klimt
fact-painting-tutu | H | Who painted 'Tutu'? | Eugène Delacroix | Diego Velázquez | *Ben Enwonwu | Salvador Dalí
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-music-the-four-seasons | M | Who composed 'The Four Seasons'? | Giuseppe Verdi | Gustav Holst | *Antonio Vivaldi | Ludwig van Beethoven
fact-music-the-magic-flute | E | Who composed 'The Magic Flute'? | *Wolfgang Amadeus Mozart | Antonín Dvořák | Modest Mussorgsky | Richard Wagner
fact-music-the-marriage-of-figaro | M | Who composed 'The Marriage of Figaro'? | Igor Stravinsky | *Wolfgang Amadeus Mozart | Sergei Prokofiev | Modest Mussorgsky
fact-music-fur-elise | M | Who composed 'Für Elise'? | Richard Wagner | Georges Bizet | Gioachino Rossini | *Ludwig van Beethoven
fact-music-the-moonlight-sonata | M | Who composed the 'Moonlight' Sonata? | *Ludwig van Beethoven | Richard Wagner | Igor Stravinsky | Georges Bizet
fact-music-swan-lake | M | Who composed 'Swan Lake'? | Maurice Ravel | *Pyotr Ilyich Tchaikovsky | Igor Stravinsky | Antonín Dvořák
fact-music-the-nutcracker | M | Who composed 'The Nutcracker'? | Richard Wagner | Johann Strauss II | *Pyotr Ilyich Tchaikovsky | Antonín Dvořák
fact-music-messiah | M | Who composed 'Messiah'? | Giacomo Puccini | Pyotr Ilyich Tchaikovsky | Modest Mussorgsky | *George Frideric Handel
fact-music-the-brandenburg-concertos | H | Who composed the Brandenburg Concertos? | George Frideric Handel | *Johann Sebastian Bach | George Gershwin | Igor Stravinsky
fact-music-the-blue-danube | M | Who composed 'The Blue Danube'? | George Frideric Handel | Gustav Holst | *Johann Strauss II | Johann Sebastian Bach
fact-music-the-ring-of-the-nibelung | H | Who composed 'The Ring of the Nibelung'? | Igor Stravinsky | Antonín Dvořák | Gustav Holst | *Richard Wagner
fact-music-aida | M | Who composed 'Aida'? | *Giuseppe Verdi | Antonio Vivaldi | Giacomo Puccini | Gustav Holst
fact-music-la-traviata | M | Who composed 'La Traviata'? | Ludwig van Beethoven | *Giuseppe Verdi | Sergei Prokofiev | Antonio Vivaldi
fact-music-madama-butterfly | H | Who composed 'Madama Butterfly'? | George Frideric Handel | Gustav Holst | Igor Stravinsky | *Giacomo Puccini
fact-music-carmen | M | Who composed 'Carmen'? | *Georges Bizet | Sergei Prokofiev | George Gershwin | George Frideric Handel
fact-music-the-barber-of-seville | H | Who composed 'The Barber of Seville'? | George Gershwin | Georges Bizet | *Gioachino Rossini | Richard Wagner
fact-music-bolero | M | Who composed 'Boléro'? | Modest Mussorgsky | Giacomo Puccini | *Maurice Ravel | Igor Stravinsky
fact-music-clair-de-lune | H | Who composed 'Clair de Lune'? | Georges Bizet | Sergei Prokofiev | Antonio Vivaldi | *Claude Debussy
fact-music-the-rite-of-spring | M | Who composed 'The Rite of Spring'? | Maurice Ravel | *Igor Stravinsky | Richard Wagner | George Frideric Handel
fact-music-peter-and-the-wolf | H | Who composed 'Peter and the Wolf'? | *Sergei Prokofiev | Gustav Holst | Edvard Grieg | Antonín Dvořák
fact-music-the-planets | H | Who composed 'The Planets'? | *Gustav Holst | Ludwig van Beethoven | Johann Strauss II | Giuseppe Verdi
fact-music-rhapsody-in-blue | H | Who composed 'Rhapsody in Blue'? | Pyotr Ilyich Tchaikovsky | Georges Bizet | *George Gershwin | Sergei Prokofiev
fact-music-pictures-at-an-exhibition | H | Who composed 'Pictures at an Exhibition'? | Ludwig van Beethoven | *Modest Mussorgsky | Maurice Ravel | Wolfgang Amadeus Mozart
fact-music-the-new-world-symphony | H | Who composed the 'New World' Symphony? | Sergei Prokofiev | Johann Strauss II | Georges Bizet | *Antonín Dvořák
fact-music-peer-gynt | H | Who composed 'Peer Gynt'? | Wolfgang Amadeus Mozart | *Edvard Grieg | Gustav Holst | Igor Stravinsky
`,
  ),
];
