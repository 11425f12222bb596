import { readBank } from './read-bank.js';

export const historyQuestions = readBank(
  'History',
  `
hist1 | E | In which year did Nigeria become independent? | 1957 | *1960 | 1963 | 1966
hist2 | M | Who oversaw the joining of Northern and Southern Nigeria in 1914? | George Goldie | Arthur Richards | *Frederick Lugard | Hugh Clifford
hist3 | E | Which city was Nigeria's capital before Abuja? | Kaduna | Ibadan | *Lagos | Enugu
hist4 | M | Which British journalist suggested the name 'Nigeria' in 1897? | Gertrude Bell | *Flora Shaw | Mary Slessor | Mary Kingsley
hist5 | E | Which Nigerian won the 1986 Nobel Prize in Literature? | Ben Okri | Cyprian Ekwensi | Chinua Achebe | *Wole Soyinka
hist6 | H | Who moved the famous 1953 motion for Nigeria's self-government? | Samuel Akintola | Aminu Kano | *Anthony Enahoro | Herbert Macaulay
hist7 | E | Which warrior queen is remembered as ruler of Zazzau, today's Zaria? | Daurama | Idia | Moremi | *Amina
hist8 | M | The ancient Nok people are famous for sculptures made of what? | Ivory | Silver | *Terracotta | Marble
hist9 | M | Whose 1804 movement gave rise to the Sokoto Caliphate? | *Usman dan Fodio | Muhammad al-Kanemi | Ahmadu Bello | Idris Alooma
hist10 | E | Who was Nigeria's Prime Minister at independence? | Ahmadu Bello | Nnamdi Azikiwe | Obafemi Awolowo | *Abubakar Tafawa Balewa
hist11 | H | In which year did a British force loot the Benin Bronzes? | 1885 | *1897 | 1903 | 1914
hist12 | M | The 1929 Aba Women's War broke out over fears of what? | *Having to pay tax | A new road toll | A ban on markets | A wage cut for miners
hist13 | E | Who declared the Republic of Biafra in 1967? | J. T. U. Aguiyi-Ironsi | Benjamin Adekunle | *C. Odumegwu Ojukwu | Yakubu Gowon
hist14 | M | Where was oil first struck in commercial quantity in Nigeria, in 1956? | *Oloibiri | Bonny | Forcados | Warri
hist15 | M | Who designed Nigeria's green and white flag? | Benedict Odiase | *Taiwo Akinkunmi | Bruce Onobrakpeya | Ben Enwonwu
hist16 | M | Who became President when Nigeria turned republic in 1963? | Obafemi Awolowo | Dennis Osadebay | Shehu Shagari | *Nnamdi Azikiwe
hist17 | M | Who led the women of Abeokuta against unfair taxes in the 1940s? | *Funmilayo Ransome-Kuti | Margaret Ekpo | Flora Nwapa | Gambo Sawaba
hist18 | E | Who is widely seen as the winner of the annulled 12 June 1993 election? | Olu Falae | Ernest Shonekan | Bashir Tofa | *M. K. O. Abiola
hist19 | M | Freed from a slave ship as a boy, who became the first African Anglican bishop? | *Samuel Ajayi Crowther | Henry Townsend | Mojola Agbebi | Herbert Macaulay
hist20 | H | An ivory mask of which queen mother was the emblem of FESTAC '77? | Moremi of Ife | *Idia of Benin | Amina of Zazzau | Nzinga of Ndongo
hist21 | E | Who was the first President of the United States? | John Adams | *George Washington | Abraham Lincoln | Thomas Jefferson
hist22 | E | Who built the great pyramids of Giza? | The ancient Persians | The ancient Romans | The ancient Greeks | *The ancient Egyptians
hist23 | M | In which year did Nelson Mandela become President of South Africa? | 1990 | 1992 | *1994 | 1999
hist24 | M | Which emperor of Mali dazzled Cairo with his gold on the way to Mecca in 1324? | *Mansa Musa | Sundiata Keita | Askia Muhammad | Sonni Ali
hist25 | E | Which wall was opened in November 1989? | The Antonine Wall | The Western Wall | Hadrian's Wall | *The Berlin Wall
hist26 | E | Who led Ghana to independence in 1957? | Kofi Busia | Jerry Rawlings | J. B. Danquah | *Kwame Nkrumah
hist27 | E | In which year did the Second World War end? | 1918 | 1939 | *1945 | 1950
hist28 | M | In which year did the Titanic sink? | 1905 | *1912 | 1918 | 1923
hist29 | M | Which people's empire was ruled from the city of Cusco? | The Olmecs | The Maya | *The Inca | The Aztecs
hist30 | M | At which battle was Napoleon finally beaten, in 1815? | Trafalgar | *Waterloo | Austerlitz | Leipzig
hist31 | H | At which battle did Ethiopia defeat Italy in 1896? | *Adwa | Isandlwana | Magdala | Omdurman
hist32 | M | Which king made the Zulu a great power in the early 1800s? | Lobengula | Moshoeshoe | Cetshwayo | *Shaka
hist33 | E | Who was the first person to walk on the Moon? | *Neil Armstrong | Michael Collins | Alan Shepard | Buzz Aldrin
hist34 | M | Who was the first human being in space? | *Yuri Gagarin | John Glenn | Gherman Titov | Alan Shepard
hist35 | H | Which charter did King John of England accept in 1215? | Petition of Right | Bill of Rights | *Magna Carta | Domesday Book
hist36 | M | Which queen of Egypt was loved by Julius Caesar and Mark Antony? | *Cleopatra | Nefertari | Hatshepsut | Nefertiti
hist37 | H | The medieval scholars of Sankore taught in which city? | Agadez | Gao | Djenné | *Timbuktu
hist38 | E | Who was Britain's Prime Minister when the war in Europe ended in May 1945? | Clement Attlee | *Winston Churchill | Anthony Eden | Neville Chamberlain
hist39 | H | Which former slave led Haiti's fight for freedom in the 1790s? | Simón Bolívar | José Martí | *Toussaint Louverture | Marcus Garvey
hist40 | M | Julius Nyerere was the first President of which country? | Kenya | *Tanzania | Uganda | Zambia
hist41 | M | Who was Kenya's first President? | Daniel arap Moi | *Jomo Kenyatta | Oginga Odinga | Tom Mboya
hist42 | H | The Black Death first swept through Europe in which century? | 10th | 12th | *14th | 17th
hist43 | M | What did the Rosetta Stone help scholars to read? | *Egyptian hieroglyphs | Maya glyphs | Chinese oracle bones | Viking runes
hist44 | M | In which year did Nigeria's civil war end? | 1966 | 1968 | *1970 | 1975
hist45 | H | In which city did European powers meet in 1884 to agree on claims in Africa? | Brussels | London | Paris | *Berlin
hist46 | H | In which city was the Organisation of African Unity founded in 1963? | *Addis Ababa | Accra | Lagos | Cairo
hist47 | E | Who refused to give up her bus seat in Montgomery, Alabama, in 1955? | Ella Baker | *Rosa Parks | Harriet Tubman | Maya Angelou
`,
);
