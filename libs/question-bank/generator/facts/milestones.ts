import { readFacts } from './table.js';

/**
 * Events with one undisputed year: what it was, the year, and what stands after "In which year". No choice of four asks for
 * their years.
 */
export const milestones = readFacts(`
M | the Battle of Hastings | 1066 | was the Battle of Hastings fought
H | the sealing of Magna Carta | 1215 | did King John of England seal Magna Carta
H | the fall of Constantinople to the Ottomans | 1453 | did Constantinople fall to the Ottomans
H | Vasco da Gama's arrival in India | 1498 | did Vasco da Gama reach India by sea
M | the Gunpowder Plot in London | 1605 | did Guy Fawkes and his friends try to blow up Parliament in London
H | the Boston Tea Party | 1773 | did rebels throw tea into the harbour of Boston
H | the independence of Haiti | 1804 | did Haiti declare its independence
H | the Battle of Trafalgar | 1805 | did Nelson win the Battle of Trafalgar
M | the Battle of Waterloo | 1815 | did Napoleon lose the Battle of Waterloo
H | the Meiji Restoration in Japan | 1868 | did the Meiji Restoration bring the Emperor of Japan back to power
H | the opening of the Berlin Conference on Africa | 1884 | did European powers open the Berlin Conference on Africa
M | the end of slavery in Brazil | 1888 | did Brazil put an end to slavery
M | Ethiopia's victory at Adwa | 1896 | did Ethiopia beat an Italian army at Adwa
M | the amalgamation of Northern and Southern Nigeria | 1914 | were Northern and Southern Nigeria made one
H | the Easter Rising in Dublin | 1916 | was the Easter Rising in Dublin
M | the outbreak of the Spanish Civil War | 1936 | did the Spanish Civil War break out
E | the bombing of Hiroshima | 1945 | did an atomic bomb destroy Hiroshima
M | the partition of India | 1947 | was British India divided into India and Pakistan
M | the founding of NATO | 1949 | was NATO founded
H | the Suez Crisis | 1956 | was the Suez Crisis
M | the Cuban Missile Crisis | 1962 | did the Cuban Missile Crisis bring the world to the brink of war
M | the founding of the Organisation of African Unity | 1963 | was the Organisation of African Unity founded in Addis Ababa
M | the Six-Day War | 1967 | was the Six-Day War
H | the Carnation Revolution in Portugal | 1974 | did the Carnation Revolution free Portugal from dictatorship
M | the founding of ECOWAS | 1975 | was ECOWAS founded in Lagos
M | the genocide in Rwanda | 1994 | was the genocide against the Tutsi in Rwanda
M | the tsunami in the Indian Ocean | 2004 | did a tsunami hit the coasts of the Indian Ocean on 26 December
M | the Brexit referendum | 2016 | did the British vote in a referendum to leave the European Union
`);

/** Others, which a choice of four asks for; here they are put in order. */
export const otherMilestones = readFacts(`
M | Columbus's first voyage to America | 1492
H | the defeat of the Spanish Armada | 1588
M | the Great Fire of London | 1666
E | the American Declaration of Independence | 1776
M | the storming of the Bastille | 1789
M | the opening of the Suez Canal | 1869
M | the opening of the Eiffel Tower | 1889
E | the outbreak of the First World War | 1914
M | the discovery of Tutankhamun's tomb | 1922
E | the attack on Pearl Harbor | 1941
M | the landing in Normandy | 1944
M | the first climb of Mount Everest | 1953
M | the building of the Berlin Wall | 1961
E | the first landing on the Moon | 1969
M | the fall of Saigon | 1975
M | the Chernobyl disaster | 1986
E | the fall of the Berlin Wall | 1989
E | Nelson Mandela's release from prison | 1990
M | the handover of Hong Kong to China | 1997
M | the arrival of euro notes and coins | 2002
E | Barack Obama's first election as President | 2008
`);

/** Science and technology: what came in which year. */
export const discoveries = readFacts(`
H | the discovery of the planet Uranus | 1781 | did William Herschel discover the planet Uranus
H | the discovery of the planet Neptune | 1846 | did astronomers find the planet Neptune where it had been reckoned to be
M | the discovery of X-rays | 1895 | did Wilhelm Röntgen discover X-rays
H | the discovery of radium | 1898 | did Marie and Pierre Curie discover radium
M | the discovery of penicillin | 1928 | did Alexander Fleming discover penicillin
M | the discovery of Pluto | 1930 | was Pluto discovered
M | the discovery of DNA's double helix | 1953 | did Watson and Crick describe the double helix of DNA
M | the first human being's flight into space | 1961 | did Yuri Gagarin fly into space
H | the first transplant of a human heart | 1967 | did Christiaan Barnard transplant a human heart for the first time
M | the launch of the space probe Voyager 1 | 1977 | did the space probe Voyager 1 set out
M | the launch of the Hubble Space Telescope | 1990 | was the Hubble Space Telescope brought into orbit
M | the birth of Dolly the cloned sheep | 1996 | was Dolly, the cloned sheep, born
H | the first sighting of gravitational waves | 2015 | were gravitational waves measured for the first time
`);

/** The same, of which a choice of four asks in other words; here they are put in order. */
export const otherDiscoveries = readFacts(`
M | Jenner's first vaccine against smallpox | 1796
H | Volta's first battery | 1800
M | Darwin's 'On the Origin of Species' | 1859
M | Mendeleev's first periodic table | 1869
M | Bell's patent on the telephone | 1876
M | the Wright brothers' first flight | 1903
E | the first landing on the Moon | 1969
M | the first iPhone | 2007
`);

/** Money: what came in which year. */
export const moneyMilestones = readFacts(`
H | the founding of the Bank of England | 1694 | was the Bank of England founded
M | the first edition of 'The Wealth of Nations' | 1776 | did Adam Smith publish 'The Wealth of Nations'
H | the Buttonwood Agreement of New York's stockbrokers | 1792 | did New York's stockbrokers sign the Buttonwood Agreement
H | the first Dow Jones Industrial Average | 1896 | was the Dow Jones Industrial Average first published
M | the Bretton Woods Conference | 1944 | did the Bretton Woods Conference lay out the World Bank and the IMF
M | the opening of the Central Bank of Nigeria | 1959 | did the Central Bank of Nigeria open its doors
H | the introduction of South Africa's rand | 1961 | did the rand replace the pound in South Africa
H | the founding of the African Development Bank | 1964 | was the African Development Bank founded
M | the opening of the first cash machine in London | 1967 | could people in London first draw money from a cash machine
H | the decimalisation of the British pound | 1971 | did the British give up shillings for a pound of 100 pence
M | the crash called Black Monday | 1987 | did share prices crash on Black Monday
M | Amazon's first day on the stock exchange | 1997 | were shares of Amazon first traded on the stock exchange
M | the launch of the euro, without coins as yet | 1999 | did the euro start, at first without notes and coins
M | Google's first day on the stock exchange | 2004 | were shares of Google first traded on the stock exchange
M | the launch of M-Pesa in Kenya | 2007 | did Kenyans first send money by phone with M-Pesa
E | the collapse of Lehman Brothers | 2008 | did the bank Lehman Brothers collapse
M | the first block of Bitcoin | 2009 | was the first block of Bitcoin made
M | Facebook's first day on the stock exchange | 2012 | were shares of Facebook first traded on the stock exchange
M | the launch of Nigeria's eNaira | 2021 | did Nigeria launch the eNaira
`);

/** Television, games and concerts that everybody speaks of. */
export const popMilestones = readFacts(`
H | the first Eurovision Song Contest | 1956 | was the first Eurovision Song Contest held
H | the first episode of 'Star Trek' | 1966 | did the first episode of 'Star Trek' go on air
M | the Woodstock festival | 1969 | was the Woodstock festival
H | the first episode of 'Sesame Street' | 1969 | did the first episode of 'Sesame Street' go on air
M | the death of Elvis Presley | 1977 | did Elvis Presley die
M | the death of John Lennon | 1980 | was John Lennon shot dead
M | the launch of MTV | 1981 | did MTV go on air
M | the Live Aid concerts | 1985 | were the Live Aid concerts
H | the launch of the Game Boy | 1989 | did Nintendo launch the Game Boy
M | the first episode of 'Friends' | 1994 | did the first episode of 'Friends' go on air
M | the first 'Harry Potter' book | 1997 | did the first book about Harry Potter come out
M | the launch of Facebook | 2004 | was Facebook launched
M | the launch of YouTube | 2005 | was YouTube launched
E | the death of Michael Jackson | 2009 | did Michael Jackson die
M | the launch of Instagram | 2010 | was Instagram launched
E | the launch of Pokémon Go | 2016 | was Pokémon Go launched
M | the first season of 'Squid Game' | 2021 | did the first season of 'Squid Game' come out
`);
