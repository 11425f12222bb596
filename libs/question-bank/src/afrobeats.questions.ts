import { readBank } from './read-bank.js';

export const afrobeatsQuestions = readBank(
  'Afrobeats',
  `
afro1 | E | Which music style did Fela Kuti pioneer? | Fuji | *Afrobeat | Highlife | Juju
afro2 | E | 'Calm Down' made which singer famous around the world? | *Rema | Fireboy DML | Joeboy | Omah Lay
afro3 | M | Which star is nicknamed OBO, short for 'Omo Baba Olowo'? | Wizkid | Olamide | *Davido | Kizz Daniel
afro4 | E | Who sings with Wizkid on 'Essence'? | Tiwa Savage | *Tems | Simi | Ayra Starr
afro5 | M | Who sings 'Love Nwantiti'? | Tekno | Oxlade | Ruger | *CKay
afro6 | E | Who sang the 2018 hit 'Ye'? | Runtown | Mr Eazi | *Burna Boy | Patoranking
afro7 | M | Which label did Don Jazzy found in 2012? | DMW | *Mavin Records | YBNL Nation | Chocolate City
afro8 | H | Which drummer helped Fela Kuti create his sound? | Lekan Babalola | Babatunde Olatunji | Remi Kabaka | *Tony Allen
afro9 | M | Who had a UK hit with 'Oliver Twist' in 2012? | Iyanya | Flavour | Wande Coal | *D'banj
afro10 | E | How are Peter and Paul of P-Square related? | *Identical twins | Childhood friends | Uncle and nephew | Cousins
afro11 | M | Wizkid and Kyla feature on which Drake song? | *One Dance | Controlla | Hotline Bling | God's Plan
afro12 | M | Which Burna Boy album won a Grammy in 2021? | Love, Damini | African Giant | Outside | *Twice as Tall
afro13 | E | Who sings 'Bloody Samaritan' and 'Rush'? | Tems | Niniola | *Ayra Starr | Teni
afro14 | H | Which South African features on Davido's 'Unavailable'? | *Musa Keys | Kabza De Small | Focalistic | Nasty C
afro15 | M | Which song about a two-timing boyfriend was Yemi Alade's big break? | *Johnny | Godwin | Aye | Joro
afro16 | M | Which singer sang the love song 'African Queen' in 2004? | Sound Sultan | Faze | *2Baba | D'banj
afro17 | H | Future's hit 'Wait for U' samples which Tems song? | Try Me | *Higher | Damages | Free Mind
afro18 | M | Whose debut album is 'Mr. Money with the Vibe'? | Seyi Vibez | BNXN | Zinoleesky | *Asake
afro19 | H | Which singer named his own sound 'Banku Music'? | Reekado Banks | *Mr Eazi | Sarkodie | Maleek Berry
afro20 | M | The azonto dance craze came from which country? | Nigeria | Ivory Coast | *Ghana | Senegal
afro21 | M | Which of these albums did Wizkid release in 2020? | Superstar | Sounds from the Other Side | Ayo | *Made in Lagos
afro22 | E | Which star called his 2019 album, and himself, 'African Giant'? | Davido | Olamide | Rema | *Burna Boy
afro23 | M | Who sang the 2017 hit 'If'? | *Davido | Runtown | Tekno | Kizz Daniel
afro24 | M | Who sang 'Ojuelegba', named after a part of Lagos? | Falz | Olamide | *Wizkid | Reekado Banks
afro25 | M | What was Fela Kuti's famous nightclub in Lagos called? | The Market | The Fountain | *The Shrine | The Oasis
afro26 | H | What did Fela Kuti call his commune in Lagos? | Freedom House | *Kalakuta Republic | Palm Wine Palace | Jungle City
afro27 | H | Which son of Fela Kuti founded the band Positive Force? | Made | *Femi | Seun | Kunle
afro28 | M | Who sang 'Kele Kele Love' in 2010? | *Tiwa Savage | Waje | Asa | Omawumi
afro29 | M | How does a drummer change the note of a talking drum? | By wetting its skin | *By squeezing its cords | By turning it over | By filling it with sand
afro30 | M | Which song of 2019 made Rema's name? | Holiday | Calm Down | *Dumebi | Soundgasm
afro31 | M | Which South African recorded 'Jerusalema' with Nomcebo Zikode? | *Master KG | DJ Maphorisa | Prince Kaybee | Black Coffee
afro32 | E | The dance music called amapiano was born in which country? | Ghana | *South Africa | Kenya | Nigeria
afro33 | H | Which group from the Ivory Coast sang 'Premier Gaou'? | Toofan | Sauti Sol | P-Square | *Magic System
afro34 | M | Angélique Kidjo was born in which country? | Senegal | Togo | *Benin | Cameroon
afro35 | H | Who sang the highlife classic 'Sweet Mother' in 1976? | Victor Olaiya | Bobby Benson | *Prince Nico Mbarga | Osita Osadebe
afro36 | M | King Sunny Adé became famous around the world with which style? | Soukous | *Juju | Makossa | Fuji
afro37 | M | Which label did Don Jazzy and D'banj run together until 2012? | Kennis Music | *Mo' Hits | Storm Records | Choc Boi Nation
afro38 | H | Which label, led by Banky W, signed the young Wizkid? | *EME | Storm Records | Chocolate City | Hypertek
afro39 | E | Which rapper founded the label YBNL Nation? | Reminisce | Phyno | M.I Abaga | *Olamide
afro40 | M | Which Senegalese-American star joined P-Square on the 'Chop My Money' remix? | *Akon | Wyclef Jean | T-Pain | French Montana
afro41 | E | Which of these songs was Davido's breakthrough in 2011? | *Dami Duro | Fall | Assurance | Unavailable
afro42 | M | Burna Boy's 'Last Last' samples a song by which singer? | Monica | Brandy | *Toni Braxton | Mary J. Blige
afro43 | H | Tems helped to write 'Lift Me Up' for which singer? | *Rihanna | Alicia Keys | Adele | Beyoncé
afro44 | M | On which Beyoncé album do Burna Boy, Wizkid and Tiwa Savage all appear? | Dangerously in Love | I Am... Sasha Fierce | Lemonade | *The Lion King: The Gift
afro45 | E | The rapper Sarkodie comes from which country? | *Ghana | Liberia | Nigeria | Gambia
afro46 | M | Diamond Platnumz comes from which country? | Uganda | Rwanda | Kenya | *Tanzania
afro47 | E | Which Kizz Daniel song had the world dancing in 2022? | Yeba | *Buga | Woju | Madu
afro48 | H | E. T. Mensah of Ghana was called the 'King of' what? | Fuji | Soukous | Juju | *Highlife
afro49 | H | Which Cameroonian recorded 'Soul Makossa' in 1972? | Francis Bebey | Richard Bona | *Manu Dibango | Sam Fan Thomas
`,
);
