// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const moneyFacts = [
  ...readBank(
    'Finance',
    `
fact-currency-ae | H | What is the currency of the United Arab Emirates? | Lari | Manat | Pound | *Dirham
fact-currency-al | M | What is the currency of Albania? | Euro | *Lek | Krone | Mark
fact-currency-am | H | What is the currency of Armenia? | *Dram | Lari | Shekel | Lira
fact-currency-ao | M | What is the currency of Angola? | Dobra | Pound | *Kwanza | Kwacha
fact-currency-ar | E | What is the currency of Argentina? | Bolívar | *Peso | Real | Boliviano
fact-currency-au | E | What is the currency of Australia? | Vatu | Tālā | *Dollar | Paʻanga
fact-currency-az | H | What is the currency of Azerbaijan? | *Manat | Ruble | Lira | Rial
fact-currency-bb | H | What is the currency of Barbados? | Peso | Colón | Quetzal | *Dollar
fact-currency-bd | M | What is the currency of Bangladesh? | Kyat | *Taka | Afghani | Rial
fact-currency-bh | H | What is the currency of Bahrain? | *Dinar | Dram | Lari | Shekel
fact-currency-bi | H | What is the currency of Burundi? | Kwacha | Rupee | Nakfa | *Franc
fact-currency-br | E | What is the currency of Brazil? | Boliviano | Sol | *Real | Bolívar
fact-currency-bw | M | What is the currency of Botswana? | Kwacha | *Pula | Ariary | Rand
fact-currency-by | M | What is the currency of Belarus? | Euro | Hryvnia | *Ruble | Złoty
fact-currency-bz | H | What is the currency of Belize? | Quetzal | Colón | Peso | *Dollar
fact-currency-ca | E | What is the currency of Canada? | *Dollar | Colón | Córdoba | Lempira
fact-currency-cd | M | What is the currency of DR Congo? | Shilling | Kwanza | Kwacha | *Franc
fact-currency-ch | E | What is the currency of Switzerland? | Leu | *Franc | Krone | Euro
fact-currency-cl | M | What is the currency of Chile? | Guaraní | Bolívar | *Peso | Sol
fact-currency-co | M | What is the currency of Colombia? | *Peso | Bolívar | Sol | Real
fact-currency-cr | H | What is the currency of Costa Rica? | *Colón | Peso | Lempira | Quetzal
fact-currency-cv | H | What is the currency of Cape Verde? | Cedi | Leone | *Escudo | Dollar
fact-currency-cz | M | What is the currency of Czechia? | Euro | *Koruna | Złoty | Dinar
fact-currency-dj | H | What is the currency of Djibouti? | Rupee | Kwacha | Shilling | *Franc
fact-currency-dk | E | What is the currency of Denmark? | Mark | Euro | Leu | *Krone
fact-currency-dz | M | What is the currency of Algeria? | Franc | Ouguiya | *Dinar | Pound
fact-currency-ec | M | What is the currency of Ecuador? | *Dollar | Sol | Bolívar | Guaraní
fact-currency-eg | E | What is the currency of Egypt? | Dinar | *Pound | Shilling | Shekel
fact-currency-er | M | What is the currency of Eritrea? | Birr | Kwacha | *Nakfa | Pound
fact-currency-et | E | What is the currency of Ethiopia? | Franc | *Birr | Metical | Shilling
fact-currency-fj | H | What is the currency of Fiji? | *Dollar | Tālā | Vatu | Kina
fact-currency-fm | H | What is the currency of Micronesia? | Tālā | Kina | Paʻanga | *Dollar
fact-currency-gb | E | What is the currency of the United Kingdom? | *Pound | Euro | Krone | Ruble
fact-currency-ge | H | What is the currency of Georgia? | Dirham | Ruble | *Lari | Manat
fact-currency-gh | E | What is the currency of Ghana? | Leone | *Cedi | Dollar | Ouguiya
fact-currency-gm | H | What is the currency of the Gambia? | Leone | Cedi | Escudo | *Dalasi
fact-currency-gn | M | What is the currency of Guinea? | Cedi | Ouguiya | *Franc | Naira
fact-currency-gt | M | What is the currency of Guatemala? | *Quetzal | Lempira | Córdoba | Peso
fact-currency-gy | M | What is the currency of Guyana? | Boliviano | Bolívar | Guaraní | *Dollar
fact-currency-hn | M | What is the currency of Honduras? | Colón | *Lempira | Córdoba | Dollar
fact-currency-hu | M | What is the currency of Hungary? | Dinar | Leu | Hryvnia | *Forint
fact-currency-id | M | What is the currency of Indonesia? | Baht | *Rupiah | Dollar | Ringgit
fact-currency-in | E | What is the currency of India? | Rial | Kyat | *Rupee | Yuan
fact-currency-iq | M | What is the currency of Iraq? | *Dinar | Rial | Pound | Lira
fact-currency-ir | M | What is the currency of Iran? | Dinar | Lira | *Rial | Rupee
fact-currency-is | M | What is the currency of Iceland? | Euro | Pound | Forint | *Króna
fact-currency-jm | E | What is the currency of Jamaica? | *Dollar | Peso | Colón | Quetzal
fact-currency-jo | H | What is the currency of Jordan? | Dirham | *Dinar | Pound | Shekel
fact-currency-ke | E | What is the currency of Kenya? | Kwacha | Ariary | *Shilling | Pound
fact-currency-kg | M | What is the currency of Kyrgyzstan? | *Som | Yuan | Pound | Manat
fact-currency-km | H | What is the currency of the Comoros? | Rupee | *Franc | Kwacha | Nakfa
fact-currency-kp | M | What is the currency of North Korea? | Yuan | Yen | Tögrög | *Won
fact-currency-kr | E | What is the currency of South Korea? | Yen | Tögrög | Yuan | *Won
fact-currency-kw | H | What is the currency of Kuwait? | Pound | *Dinar | Riyal | Lari
fact-currency-kz | M | What is the currency of Kazakhstan? | *Tenge | Soʻm | Ruble | Manat
fact-currency-la | M | What is the currency of Laos? | Yuan | Kyat | *Kip | Ringgit
fact-currency-lk | H | What is the currency of Sri Lanka? | Afghani | *Rupee | Rial | Taka
fact-currency-lr | M | What is the currency of Liberia? | Leone | Cedi | *Dollar | Naira
fact-currency-ly | M | What is the currency of Libya? | *Dinar | Dirham | Kwanza | Rand
fact-currency-ma | E | What is the currency of Morocco? | Shilling | Franc | Euro | *Dirham
fact-currency-md | M | What is the currency of Moldova? | Euro | Franc | *Leu | Krone
fact-currency-mg | M | What is the currency of Madagascar? | Birr | Kwacha | Shilling | *Ariary
fact-currency-mh | H | What is the currency of the Marshall Islands? | Vatu | *Dollar | Tālā | Paʻanga
fact-currency-mk | M | What is the currency of North Macedonia? | *Denar | Euro | Franc | Lek
fact-currency-mm | M | What is the currency of Myanmar? | *Kyat | Kip | Rupee | Taka
fact-currency-mn | M | What is the currency of Mongolia? | Yuan | Rial | *Tögrög | Won
fact-currency-mr | M | What is the currency of Mauritania? | Naira | Franc | Dinar | *Ouguiya
fact-currency-mu | H | What is the currency of Mauritius? | Nakfa | *Rupee | Shilling | Ariary
fact-currency-mv | H | What is the currency of the Maldives? | *Rufiyaa | Dollar | Afghani | Rupee
fact-currency-mw | M | What is the currency of Malawi? | Ariary | Metical | Shilling | *Kwacha
fact-currency-mx | E | What is the currency of Mexico? | Quetzal | Lempira | *Peso | Dollar
fact-currency-my | M | What is the currency of Malaysia? | Rupiah | *Ringgit | Đồng | Baht
fact-currency-mz | M | What is the currency of Mozambique? | Rand | Birr | Shilling | *Metical
fact-currency-ng | E | What is the currency of Nigeria? | Dollar | *Naira | Ouguiya | Cedi
fact-currency-ni | M | What is the currency of Nicaragua? | *Córdoba | Lempira | Quetzal | Colón
fact-currency-no | E | What is the currency of Norway? | Pound | Leu | *Krone | Euro
fact-currency-np | M | What is the currency of Nepal? | Rufiyaa | Taka | *Rupee | Rial
fact-currency-nr | H | What is the currency of Nauru? | Kina | Vatu | Tālā | *Dollar
fact-currency-nz | E | What is the currency of New Zealand? | Paʻanga | *Dollar | Vatu | Tālā
fact-currency-om | M | What is the currency of Oman? | *Rial | Pound | Manat | Lira
fact-currency-pe | M | What is the currency of Peru? | *Sol | Dollar | Boliviano | Bolívar
fact-currency-pg | H | What is the currency of Papua New Guinea? | Rupiah | Dollar | *Kina | Tālā
fact-currency-ph | M | What is the currency of the Philippines? | Kip | *Peso | Đồng | Ringgit
fact-currency-pk | M | What is the currency of Pakistan? | Taka | Yuan | Rufiyaa | *Rupee
fact-currency-pl | E | What is the currency of Poland? | Forint | *Złoty | Koruna | Ruble
fact-currency-pw | H | What is the currency of Palau? | Kina | Tālā | Vatu | *Dollar
fact-currency-py | M | What is the currency of Paraguay? | *Guaraní | Bolívar | Boliviano | Real
fact-currency-qa | H | What is the currency of Qatar? | Dinar | Dram | *Riyal | Shekel
fact-currency-ro | M | What is the currency of Romania? | Mark | Dinar | Euro | *Leu
fact-currency-rs | M | What is the currency of Serbia? | Forint | *Dinar | Koruna | Euro
fact-currency-ru | E | What is the currency of Russia? | Tenge | Tögrög | *Ruble | Hryvnia
fact-currency-rw | H | What is the currency of Rwanda? | *Franc | Nakfa | Kwacha | Rupee
fact-currency-sa | E | What is the currency of Saudi Arabia? | *Riyal | Manat | Dirham | Lira
fact-currency-sb | H | What is the currency of the Solomon Islands? | Vatu | Tālā | *Dollar | Paʻanga
fact-currency-sc | H | What is the currency of Seychelles? | Nakfa | Franc | Ariary | *Rupee
fact-currency-sd | M | What is the currency of Sudan? | Dirham | *Pound | Birr | Franc
fact-currency-se | E | What is the currency of Sweden? | Złoty | *Krona | Hryvnia | Pound
fact-currency-sg | H | What is the currency of Singapore? | *Dollar | Đồng | Peso | Ringgit
fact-currency-so | M | What is the currency of Somalia? | Metical | Franc | *Shilling | Birr
fact-currency-sr | M | What is the currency of Suriname? | Guaraní | Real | Bolívar | *Dollar
fact-currency-st | H | What is the currency of São Tomé and Príncipe? | Kwanza | *Dobra | Franc | Rupee
fact-currency-th | E | What is the currency of Thailand? | *Baht | Kyat | Peso | Đồng
fact-currency-tj | M | What is the currency of Tajikistan? | Rupee | Yuan | *Somoni | Afghani
fact-currency-tl | H | What is the currency of East Timor? | Kip | Rupiah | Ringgit | *Dollar
fact-currency-tm | M | What is the currency of Turkmenistan? | Rial | *Manat | Tenge | Afghani
fact-currency-tn | M | What is the currency of Tunisia? | *Dinar | Franc | Kwacha | Pound
fact-currency-tr | E | What is the currency of Turkey? | Manat | Dinar | *Lira | Rial
fact-currency-tt | H | What is the currency of Trinidad and Tobago? | Peso | Quetzal | Colón | *Dollar
fact-currency-tz | M | What is the currency of Tanzania? | Kwacha | Ariary | Birr | *Shilling
fact-currency-ua | M | What is the currency of Ukraine? | *Hryvnia | Forint | Ruble | Leu
fact-currency-ug | M | What is the currency of Uganda? | Franc | Ariary | *Shilling | Pound
fact-currency-us | E | What is the currency of the United States? | Quetzal | *Dollar | Lempira | Colón
fact-currency-uy | M | What is the currency of Uruguay? | *Peso | Bolívar | Boliviano | Dollar
fact-currency-uz | M | What is the currency of Uzbekistan? | Afghani | Tenge | *Soʻm | Dinar
fact-currency-vn | M | What is the currency of Vietnam? | Ringgit | *Đồng | Baht | Peso
fact-currency-vu | H | What is the currency of Vanuatu? | Paʻanga | Kina | Tālā | *Vatu
fact-currency-ws | H | What is the currency of Samoa? | Paʻanga | *Tālā | Vatu | Dollar
fact-currency-ye | M | What is the currency of Yemen? | *Rial | Lira | Dinar | Dirham
fact-currency-za | E | What is the currency of South Africa? | Franc | Birr | *Rand | Pula
fact-currency-zm | M | What is the currency of Zambia? | Franc | Metical | Pula | *Kwacha
`,
  ),
  ...readBank(
    'Finance',
    `
fact-currency-of-al | H | In which country do people pay with the lek? | Croatia | *Albania | Serbia | North Macedonia
fact-currency-of-am | H | In which country do people pay with the dram? | *Armenia | Azerbaijan | Kuwait | Israel
fact-currency-of-ao | H | In which country do people pay with the kwanza? | DR Congo | South Sudan | *Angola | Chad
fact-currency-of-bd | H | In which country do people pay with the taka? | Afghanistan | India | Myanmar | *Bangladesh
fact-currency-of-br | E | In which country do people pay with the real? | Paraguay | Bolivia | *Brazil | Colombia
fact-currency-of-cr | H | In which country do people pay with the colón? | *Costa Rica | Guatemala | El Salvador | Honduras
fact-currency-of-cv | H | In which country do people pay with the escudo? | Liberia | Sierra Leone | Togo | *Cape Verde
fact-currency-of-cz | H | In which country do people pay with the koruna? | Austria | *Czechia | Hungary | Slovakia
fact-currency-of-er | H | In which country do people pay with the nakfa? | *Eritrea | Ethiopia | Malawi | Djibouti
fact-currency-of-et | E | In which country do people pay with the birr? | Somalia | Kenya | South Sudan | *Ethiopia
fact-currency-of-ge | H | In which country do people pay with the lari? | Armenia | United Arab Emirates | *Georgia | Jordan
fact-currency-of-gh | E | In which country do people pay with the cedi? | Benin | *Ghana | Guinea | Ivory Coast
fact-currency-of-gm | H | In which country do people pay with the dalasi? | *Gambia | Senegal | Cape Verde | Togo
fact-currency-of-gt | H | In which country do people pay with the quetzal? | Belize | Costa Rica | Nicaragua | *Guatemala
fact-currency-of-hn | H | In which country do people pay with the lempira? | Guatemala | *Honduras | Nicaragua | Belize
fact-currency-of-hu | H | In which country do people pay with the forint? | Romania | Serbia | *Hungary | Croatia
fact-currency-of-id | H | In which country do people pay with the rupiah? | Myanmar | Thailand | *Indonesia | Papua New Guinea
fact-currency-of-is | H | In which country do people pay with the króna? | Ireland | Finland | Estonia | *Iceland
fact-currency-of-kg | H | In which country do people pay with the som? | Laos | *Kyrgyzstan | Bangladesh | China
fact-currency-of-kz | H | In which country do people pay with the tenge? | *Kazakhstan | Tajikistan | Turkmenistan | Uzbekistan
fact-currency-of-la | H | In which country do people pay with the kip? | *Laos | China | Myanmar | Thailand
fact-currency-of-mg | H | In which country do people pay with the ariary? | Tanzania | Ethiopia | *Madagascar | Zambia
fact-currency-of-mk | H | In which country do people pay with the denar? | Montenegro | *North Macedonia | Croatia | Romania
fact-currency-of-mm | H | In which country do people pay with the kyat? | China | Bangladesh | Laos | *Myanmar
fact-currency-of-mn | H | In which country do people pay with the tögrög? | Russia | Iran | *Mongolia | China
fact-currency-of-mr | H | In which country do people pay with the ouguiya? | Ivory Coast | Nigeria | Niger | *Mauritania
fact-currency-of-mv | H | In which country do people pay with the rufiyaa? | Iran | *Maldives | Nepal | Afghanistan
fact-currency-of-my | H | In which country do people pay with the ringgit? | *Malaysia | Thailand | Vietnam | Brunei
fact-currency-of-mz | H | In which country do people pay with the metical? | Zambia | Tanzania | *Mozambique | Somalia
fact-currency-of-ng | E | In which country do people pay with the naira? | Cameroon | *Nigeria | Chad | Mali
fact-currency-of-ni | H | In which country do people pay with the córdoba? | *Nicaragua | El Salvador | Costa Rica | Guatemala
fact-currency-of-pe | H | In which country do people pay with the sol? | Brazil | Ecuador | Venezuela | *Peru
fact-currency-of-pg | H | In which country do people pay with the kina? | *Papua New Guinea | New Zealand | Solomon Islands | Fiji
fact-currency-of-pl | E | In which country do people pay with the złoty? | Lithuania | Belarus | *Poland | Ukraine
fact-currency-of-py | H | In which country do people pay with the guaraní? | Guyana | *Paraguay | Brazil | Bolivia
fact-currency-of-se | E | In which country do people pay with the krona? | Estonia | United Kingdom | Finland | *Sweden
fact-currency-of-st | H | In which country do people pay with the dobra? | Equatorial Guinea | South Sudan | *São Tomé and Príncipe | Gabon
fact-currency-of-th | E | In which country do people pay with the baht? | Malaysia | Vietnam | Indonesia | *Thailand
fact-currency-of-tj | H | In which country do people pay with the somoni? | *Tajikistan | Kazakhstan | Turkmenistan | Afghanistan
fact-currency-of-tr | E | In which country do people pay with the lira? | Azerbaijan | *Turkey | Iran | Greece
fact-currency-of-ua | H | In which country do people pay with the hryvnia? | Belarus | Moldova | *Ukraine | Hungary
fact-currency-of-uz | H | In which country do people pay with the soʻm? | Turkmenistan | *Uzbekistan | Kazakhstan | Afghanistan
fact-currency-of-vn | H | In which country do people pay with the đồng? | Laos | China | Malaysia | *Vietnam
fact-currency-of-vu | H | In which country do people pay with the vatu? | *Vanuatu | Fiji | Samoa | Papua New Guinea
fact-currency-of-ws | H | In which country do people pay with the tālā? | Vanuatu | Tonga | *Samoa | Tuvalu
`,
  ),
  ...readBank(
    'Finance',
    `
fact-money-called-dollar-ag | M | Which of these countries calls its currency the dollar? | Dominican Republic | Nicaragua | *Antigua and Barbuda | Guatemala
fact-money-called-peso-ar | M | Which of these countries calls its currency the peso? | *Argentina | Guyana | Peru | Ecuador
fact-money-called-dollar-au | M | Which of these countries calls its currency the dollar? | Vanuatu | Papua New Guinea | Samoa | *Australia
fact-money-called-dollar-bb | M | Which of these countries calls its currency the dollar? | Costa Rica | *Barbados | Dominican Republic | Honduras
fact-money-called-dinar-bh | M | Which of these countries calls its currency the dinar? | Armenia | Azerbaijan | *Bahrain | Qatar
fact-money-called-franc-bi | M | Which of these countries calls its currency the franc? | *Burundi | Kenya | Malawi | Madagascar
fact-money-called-dollar-bz | M | Which of these countries calls its currency the dollar? | Mexico | Costa Rica | Nicaragua | *Belize
fact-money-called-dollar-ca | M | Which of these countries calls its currency the dollar? | Costa Rica | *Canada | Guatemala | Nicaragua
fact-money-called-franc-cd | M | Which of these countries calls its currency the franc? | Algeria | São Tomé and Príncipe | *DR Congo | Uganda
fact-money-called-peso-cl | M | Which of these countries calls its currency the peso? | Paraguay | Peru | Suriname | *Chile
fact-money-called-peso-co | M | Which of these countries calls its currency the peso? | *Colombia | Suriname | Paraguay | Guyana
fact-money-called-franc-dj | M | Which of these countries calls its currency the franc? | Kenya | *Djibouti | Somalia | Mauritius
fact-money-called-krone-dk | M | Which of these countries calls its currency the krone? | Finland | United Kingdom | Germany | *Denmark
fact-money-called-dollar-dm | M | Which of these countries calls its currency the dollar? | Guatemala | *Dominica | Mexico | Dominican Republic
fact-money-called-peso-do | M | Which of these countries calls its currency the peso? | *Dominican Republic | Saint Lucia | Antigua and Barbuda | Barbados
fact-money-called-dinar-dz | M | Which of these countries calls its currency the dinar? | Niger | Mauritania | *Algeria | Morocco
fact-money-called-dollar-ec | M | Which of these countries calls its currency the dollar? | Uruguay | Peru | Colombia | *Ecuador
fact-money-called-pound-eg | M | Which of these countries calls its currency the pound? | *Egypt | Mauritania | Libya | Tunisia
fact-money-called-dollar-fj | M | Which of these countries calls its currency the dollar? | Papua New Guinea | Samoa | *Fiji | Vanuatu
fact-money-called-dollar-fm | M | Which of these countries calls its currency the dollar? | Vanuatu | *Micronesia | Samoa | Papua New Guinea
fact-money-called-dollar-gd | M | Which of these countries calls its currency the dollar? | Dominican Republic | *Grenada | Guatemala | Costa Rica
fact-money-called-franc-gn | M | Which of these countries calls its currency the franc? | *Guinea | Liberia | Gambia | Mauritania
fact-money-called-dollar-gy | M | Which of these countries calls its currency the dollar? | Brazil | Colombia | Peru | *Guyana
fact-money-called-rupee-in | M | Which of these countries calls its currency the rupee? | Bangladesh | Saudi Arabia | *India | Kazakhstan
fact-money-called-dinar-iq | M | Which of these countries calls its currency the dinar? | Turkey | Yemen | Saudi Arabia | *Iraq
fact-money-called-dollar-jm | M | Which of these countries calls its currency the dollar? | Dominican Republic | *Jamaica | Guatemala | Nicaragua
fact-money-called-dinar-jo | M | Which of these countries calls its currency the dinar? | *Jordan | Saudi Arabia | Armenia | Georgia
fact-money-called-shilling-ke | M | Which of these countries calls its currency the shilling? | Mozambique | Eritrea | *Kenya | Burundi
fact-money-called-franc-km | M | Which of these countries calls its currency the franc? | *Comoros | Kenya | Uganda | Mauritius
fact-money-called-dollar-kn | M | Which of these countries calls its currency the dollar? | Costa Rica | Mexico | *Saint Kitts and Nevis | Dominican Republic
fact-money-called-dinar-kw | M | Which of these countries calls its currency the dinar? | Saudi Arabia | Georgia | Azerbaijan | *Kuwait
fact-money-called-dollar-lc | M | Which of these countries calls its currency the dollar? | Nicaragua | *Saint Lucia | Mexico | Honduras
fact-money-called-franc-li | M | Which of these countries calls its currency the franc? | France | Austria | *Liechtenstein | Belgium
fact-money-called-rupee-lk | M | Which of these countries calls its currency the rupee? | *Sri Lanka | Azerbaijan | Bangladesh | United Arab Emirates
fact-money-called-dollar-lr | M | Which of these countries calls its currency the dollar? | Burkina Faso | *Liberia | Senegal | Ghana
fact-money-called-dinar-ly | M | Which of these countries calls its currency the dinar? | Niger | DR Congo | Egypt | *Libya
fact-money-called-dollar-mh | M | Which of these countries calls its currency the dollar? | *Marshall Islands | Papua New Guinea | Vanuatu | Samoa
fact-money-called-rupee-mu | M | Which of these countries calls its currency the rupee? | Rwanda | Uganda | Comoros | *Mauritius
fact-money-called-peso-mx | M | Which of these countries calls its currency the peso? | Nicaragua | Belize | *Mexico | Costa Rica
fact-money-called-krone-no | M | Which of these countries calls its currency the krone? | Estonia | *Norway | Russia | United Kingdom
fact-money-called-rupee-np | M | Which of these countries calls its currency the rupee? | Afghanistan | Bangladesh | *Nepal | Tajikistan
fact-money-called-dollar-nr | M | Which of these countries calls its currency the dollar? | *Nauru | Papua New Guinea | Samoa | Vanuatu
fact-money-called-dollar-nz | M | Which of these countries calls its currency the dollar? | Samoa | Papua New Guinea | Vanuatu | *New Zealand
fact-money-called-peso-ph | M | Which of these countries calls its currency the peso? | Laos | *Philippines | Indonesia | Vietnam
fact-money-called-rupee-pk | M | Which of these countries calls its currency the rupee? | Yemen | Bangladesh | Myanmar | *Pakistan
fact-money-called-dollar-pw | M | Which of these countries calls its currency the dollar? | Papua New Guinea | Vanuatu | *Palau | Samoa
fact-money-called-dinar-rs | M | Which of these countries calls its currency the dinar? | *Serbia | Hungary | Montenegro | Albania
fact-money-called-franc-rw | M | Which of these countries calls its currency the franc? | Mauritius | *Rwanda | Tanzania | Kenya
fact-money-called-dollar-sb | M | Which of these countries calls its currency the dollar? | Papua New Guinea | Vanuatu | Samoa | *Solomon Islands
fact-money-called-rupee-sc | M | Which of these countries calls its currency the rupee? | Djibouti | Rwanda | *Seychelles | Burundi
fact-money-called-pound-sd | M | Which of these countries calls its currency the pound? | Algeria | *Sudan | Central African Republic | Morocco
fact-money-called-dollar-sg | M | Which of these countries calls its currency the dollar? | *Singapore | Indonesia | Thailand | Philippines
fact-money-called-shilling-so | M | Which of these countries calls its currency the shilling? | Mozambique | Djibouti | Zambia | *Somalia
fact-money-called-dollar-sr | M | Which of these countries calls its currency the dollar? | Bolivia | *Suriname | Uruguay | Chile
fact-money-called-dollar-tl | M | Which of these countries calls its currency the dollar? | *East Timor | Philippines | Myanmar | Indonesia
fact-money-called-dinar-tn | M | Which of these countries calls its currency the dinar? | Egypt | Benin | *Tunisia | Malawi
fact-money-called-dollar-tt | M | Which of these countries calls its currency the dollar? | Costa Rica | Honduras | Dominican Republic | *Trinidad and Tobago
fact-money-called-shilling-tz | M | Which of these countries calls its currency the shilling? | Burundi | *Tanzania | Malawi | DR Congo
fact-money-called-shilling-ug | M | Which of these countries calls its currency the shilling? | *Uganda | Madagascar | Rwanda | Zambia
fact-money-called-peso-uy | M | Which of these countries calls its currency the peso? | Suriname | Peru | *Uruguay | Bolivia
fact-money-called-dollar-vc | M | Which of these countries calls its currency the dollar? | Dominican Republic | Mexico | Nicaragua | *Saint Vincent and the Grenadines
`,
  ),
  ...readBank(
    'Finance',
    `
fact-euro-ad | M | In which of these countries is the euro the official currency? | Georgia | United Kingdom | *Andorra | Turkey
fact-euro-at | E | In which of these countries is the euro the official currency? | Georgia | *Austria | Ukraine | Sweden
fact-euro-be | E | In which of these countries is the euro the official currency? | Moldova | Turkey | Sweden | *Belgium
fact-euro-cy | M | In which of these countries is the euro the official currency? | *Cyprus | Ukraine | Albania | Turkey
fact-euro-de | E | In which of these countries is the euro the official currency? | *Germany | Georgia | Ukraine | Turkey
fact-euro-ee | M | In which of these countries is the euro the official currency? | Moldova | Georgia | Norway | *Estonia
fact-euro-es | E | In which of these countries is the euro the official currency? | Switzerland | *Spain | Norway | Ukraine
fact-euro-fi | M | In which of these countries is the euro the official currency? | Albania | Serbia | *Finland | Moldova
fact-euro-fr | E | In which of these countries is the euro the official currency? | *France | Moldova | Switzerland | Serbia
fact-euro-gr | E | In which of these countries is the euro the official currency? | Moldova | *Greece | Georgia | Ukraine
fact-euro-ie | E | In which of these countries is the euro the official currency? | Moldova | Albania | *Ireland | Sweden
fact-euro-it | E | In which of these countries is the euro the official currency? | Switzerland | Moldova | Turkey | *Italy
fact-euro-lt | M | In which of these countries is the euro the official currency? | Ukraine | United Kingdom | Serbia | *Lithuania
fact-euro-lu | M | In which of these countries is the euro the official currency? | *Luxembourg | Switzerland | Serbia | Sweden
fact-euro-lv | M | In which of these countries is the euro the official currency? | Georgia | Switzerland | *Latvia | Albania
fact-euro-mc | M | In which of these countries is the euro the official currency? | Albania | *Monaco | Sweden | Ukraine
fact-euro-me | M | In which of these countries is the euro the official currency? | Switzerland | *Montenegro | Serbia | Georgia
fact-euro-mt | M | In which of these countries is the euro the official currency? | Sweden | Turkey | Albania | *Malta
fact-euro-nl | E | In which of these countries is the euro the official currency? | Turkey | Moldova | *Netherlands | Switzerland
fact-euro-pt | E | In which of these countries is the euro the official currency? | *Portugal | Switzerland | Georgia | Moldova
fact-euro-si | M | In which of these countries is the euro the official currency? | Norway | *Slovenia | Sweden | Turkey
fact-euro-sk | M | In which of these countries is the euro the official currency? | Ukraine | Switzerland | Serbia | *Slovakia
fact-euro-sm | M | In which of these countries is the euro the official currency? | *San Marino | Serbia | Albania | United Kingdom
`,
  ),
  ...readBank(
    'Finance',
    `
fact-currency-code-aed | H | On a list of exchange rates, which currency is AED? | Afghan afghani | Armenian dram | *United Arab Emirates dirham | Australian dollar
fact-currency-code-afn | H | On a list of exchange rates, which currency is AFN? | Albanian lek | *Afghan afghani | Azerbaijani manat | Argentine peso
fact-currency-code-all | H | On a list of exchange rates, which currency is ALL? | *Albanian lek | Australian dollar | Angolan kwanza | Azerbaijani manat
fact-currency-code-amd | H | On a list of exchange rates, which currency is AMD? | Australian dollar | Albanian lek | Azerbaijani manat | *Armenian dram
fact-currency-code-aoa | H | On a list of exchange rates, which currency is AOA? | *Angolan kwanza | United Arab Emirates dirham | Argentine peso | Azerbaijani manat
fact-currency-code-ars | M | On a list of exchange rates, which currency is ARS? | Afghan afghani | United Arab Emirates dirham | Angolan kwanza | *Argentine peso
fact-currency-code-aud | E | On a list of exchange rates, which currency is AUD? | Argentine peso | *Australian dollar | Afghan afghani | Angolan kwanza
fact-currency-code-azn | H | On a list of exchange rates, which currency is AZN? | Australian dollar | Armenian dram | *Azerbaijani manat | Angolan kwanza
fact-currency-code-bbd | H | On a list of exchange rates, which currency is BBD? | Botswana pula | Bangladeshi taka | *Barbadian dollar | Bahraini dinar
fact-currency-code-bdt | H | On a list of exchange rates, which currency is BDT? | *Bangladeshi taka | Botswana pula | Barbadian dollar | Bahraini dinar
fact-currency-code-bhd | H | On a list of exchange rates, which currency is BHD? | Belize dollar | Bolivian boliviano | Burundian franc | *Bahraini dinar
fact-currency-code-bif | H | On a list of exchange rates, which currency is BIF? | Botswana pula | *Burundian franc | Bolivian boliviano | Bangladeshi taka
fact-currency-code-bob | H | On a list of exchange rates, which currency is BOB? | Barbadian dollar | *Bolivian boliviano | Belize dollar | Botswana pula
fact-currency-code-brl | M | On a list of exchange rates, which currency is BRL? | Bangladeshi taka | Burundian franc | *Brazilian real | Belize dollar
fact-currency-code-bwp | H | On a list of exchange rates, which currency is BWP? | Belize dollar | Bolivian boliviano | Burundian franc | *Botswana pula
fact-currency-code-byn | H | On a list of exchange rates, which currency is BYN? | *Belarusian ruble | Burundian franc | Bangladeshi taka | Barbadian dollar
fact-currency-code-bzd | H | On a list of exchange rates, which currency is BZD? | Burundian franc | Belarusian ruble | *Belize dollar | Barbadian dollar
fact-currency-code-cad | E | On a list of exchange rates, which currency is CAD? | Congolese franc | *Canadian dollar | Costa Rican colón | Cape Verdean escudo
fact-currency-code-cdf | H | On a list of exchange rates, which currency is CDF? | *Congolese franc | Cape Verdean escudo | Czech koruna | Costa Rican colón
fact-currency-code-chf | E | On a list of exchange rates, which currency is CHF? | Chilean peso | Czech koruna | Costa Rican colón | *Swiss franc
fact-currency-code-clp | H | On a list of exchange rates, which currency is CLP? | Congolese franc | Colombian peso | Swiss franc | *Chilean peso
fact-currency-code-cop | H | On a list of exchange rates, which currency is COP? | Canadian dollar | *Colombian peso | Cape Verdean escudo | Chilean peso
fact-currency-code-crc | H | On a list of exchange rates, which currency is CRC? | *Costa Rican colón | Colombian peso | Canadian dollar | Chilean peso
fact-currency-code-cve | H | On a list of exchange rates, which currency is CVE? | Swiss franc | Congolese franc | *Cape Verdean escudo | Chilean peso
fact-currency-code-czk | H | On a list of exchange rates, which currency is CZK? | Congolese franc | Swiss franc | Costa Rican colón | *Czech koruna
fact-currency-code-djf | H | On a list of exchange rates, which currency is DJF? | *Djiboutian franc | Algerian dinar | Danish krone | Dominican peso
fact-currency-code-dkk | M | On a list of exchange rates, which currency is DKK? | Algerian dinar | Djiboutian franc | *Danish krone | Dominican peso
fact-currency-code-dop | H | On a list of exchange rates, which currency is DOP? | Danish krone | *Dominican peso | Algerian dinar | Djiboutian franc
fact-currency-code-dzd | H | On a list of exchange rates, which currency is DZD? | *Algerian dinar | Danish krone | Djiboutian franc | Dominican peso
fact-currency-code-usd | E | On a list of exchange rates, which currency is USD? | Uzbekistani soʻm | *United States dollar | Ugandan shilling | Uruguayan peso
fact-currency-code-gbp | E | On a list of exchange rates, which currency is GBP? | Guyanese dollar | Ghanaian cedi | Guinean franc | *British pound
fact-currency-code-ghs | E | On a list of exchange rates, which currency is GHS? | Guyanese dollar | Guinean franc | *Ghanaian cedi | Guatemalan quetzal
fact-currency-code-gnf | H | On a list of exchange rates, which currency is GNF? | British pound | *Guinean franc | Ghanaian cedi | Guatemalan quetzal
fact-currency-code-gtq | H | On a list of exchange rates, which currency is GTQ? | Ghanaian cedi | British pound | Guyanese dollar | *Guatemalan quetzal
fact-currency-code-gyd | H | On a list of exchange rates, which currency is GYD? | Guinean franc | British pound | *Guyanese dollar | Ghanaian cedi
fact-currency-code-idr | H | On a list of exchange rates, which currency is IDR? | *Indonesian rupiah | Iraqi dinar | Icelandic króna | Iranian rial
fact-currency-code-inr | E | On a list of exchange rates, which currency is INR? | Indonesian rupiah | Icelandic króna | *Indian rupee | Iranian rial
fact-currency-code-iqd | H | On a list of exchange rates, which currency is IQD? | *Iraqi dinar | Indonesian rupiah | Indian rupee | Icelandic króna
fact-currency-code-irr | H | On a list of exchange rates, which currency is IRR? | Indonesian rupiah | *Iranian rial | Iraqi dinar | Icelandic króna
fact-currency-code-isk | H | On a list of exchange rates, which currency is ISK? | Indian rupee | Iranian rial | Iraqi dinar | *Icelandic króna
fact-currency-code-kes | E | On a list of exchange rates, which currency is KES? | Comorian franc | *Kenyan shilling | Kyrgyzstani som | Kuwaiti dinar
fact-currency-code-kgs | H | On a list of exchange rates, which currency is KGS? | North Korean won | Kazakhstani tenge | Kenyan shilling | *Kyrgyzstani som
fact-currency-code-kmf | H | On a list of exchange rates, which currency is KMF? | *Comorian franc | North Korean won | Kazakhstani tenge | Kyrgyzstani som
fact-currency-code-kpw | H | On a list of exchange rates, which currency is KPW? | South Korean won | Kuwaiti dinar | *North Korean won | Comorian franc
fact-currency-code-krw | M | On a list of exchange rates, which currency is KRW? | Comorian franc | North Korean won | *South Korean won | Kazakhstani tenge
fact-currency-code-kwd | H | On a list of exchange rates, which currency is KWD? | South Korean won | Kenyan shilling | North Korean won | *Kuwaiti dinar
fact-currency-code-kzt | H | On a list of exchange rates, which currency is KZT? | Kyrgyzstani som | *Kazakhstani tenge | South Korean won | North Korean won
fact-currency-code-lak | H | On a list of exchange rates, which currency is LAK? | *Lao kip | Libyan dinar | Liberian dollar | Sri Lankan rupee
fact-currency-code-lkr | H | On a list of exchange rates, which currency is LKR? | Libyan dinar | Liberian dollar | *Sri Lankan rupee | Lao kip
fact-currency-code-lrd | H | On a list of exchange rates, which currency is LRD? | *Liberian dollar | Libyan dinar | Lao kip | Sri Lankan rupee
fact-currency-code-lyd | H | On a list of exchange rates, which currency is LYD? | Lao kip | Liberian dollar | Sri Lankan rupee | *Libyan dinar
fact-currency-code-mad | M | On a list of exchange rates, which currency is MAD? | Mozambican metical | *Moroccan dirham | Moldovan leu | Burmese kyat
fact-currency-code-mdl | H | On a list of exchange rates, which currency is MDL? | Mongolian tögrög | Malaysian ringgit | *Moldovan leu | Maldivian rufiyaa
fact-currency-code-mga | H | On a list of exchange rates, which currency is MGA? | Mauritanian ouguiya | Mauritian rupee | Mexican peso | *Malagasy ariary
fact-currency-code-mmk | H | On a list of exchange rates, which currency is MMK? | Mauritanian ouguiya | *Burmese kyat | Mauritian rupee | Moroccan dirham
fact-currency-code-mnt | H | On a list of exchange rates, which currency is MNT? | *Mongolian tögrög | Mauritanian ouguiya | Maldivian rufiyaa | Mauritian rupee
fact-currency-code-mru | H | On a list of exchange rates, which currency is MRU? | Malagasy ariary | Mauritian rupee | Malawian kwacha | *Mauritanian ouguiya
fact-currency-code-mur | H | On a list of exchange rates, which currency is MUR? | Moroccan dirham | *Mauritian rupee | Maldivian rufiyaa | Mexican peso
fact-currency-code-mvr | H | On a list of exchange rates, which currency is MVR? | *Maldivian rufiyaa | Mozambican metical | Moroccan dirham | Malawian kwacha
fact-currency-code-mwk | H | On a list of exchange rates, which currency is MWK? | Moldovan leu | Malaysian ringgit | *Malawian kwacha | Malagasy ariary
fact-currency-code-mxn | M | On a list of exchange rates, which currency is MXN? | *Mexican peso | Mauritanian ouguiya | Malawian kwacha | Mongolian tögrög
fact-currency-code-myr | H | On a list of exchange rates, which currency is MYR? | Malagasy ariary | Burmese kyat | Maldivian rufiyaa | *Malaysian ringgit
fact-currency-code-mzn | H | On a list of exchange rates, which currency is MZN? | Mongolian tögrög | *Mozambican metical | Burmese kyat | Moroccan dirham
fact-currency-code-ngn | E | On a list of exchange rates, which currency is NGN? | New Zealand dollar | Norwegian krone | *Nigerian naira | Nicaraguan córdoba
fact-currency-code-nio | H | On a list of exchange rates, which currency is NIO? | Nepalese rupee | New Zealand dollar | *Nicaraguan córdoba | Norwegian krone
fact-currency-code-nok | M | On a list of exchange rates, which currency is NOK? | *Norwegian krone | Nepalese rupee | Nicaraguan córdoba | New Zealand dollar
fact-currency-code-npr | H | On a list of exchange rates, which currency is NPR? | New Zealand dollar | *Nepalese rupee | Nicaraguan córdoba | Nigerian naira
fact-currency-code-nzd | M | On a list of exchange rates, which currency is NZD? | Norwegian krone | Nepalese rupee | Nigerian naira | *New Zealand dollar
fact-currency-code-pen | H | On a list of exchange rates, which currency is PEN? | Philippine peso | Papua New Guinean kina | Pakistani rupee | *Peruvian sol
fact-currency-code-pgk | H | On a list of exchange rates, which currency is PGK? | Peruvian sol | *Papua New Guinean kina | Paraguayan guaraní | Philippine peso
fact-currency-code-php | H | On a list of exchange rates, which currency is PHP? | Paraguayan guaraní | Papua New Guinean kina | *Philippine peso | Polish złoty
fact-currency-code-pkr | H | On a list of exchange rates, which currency is PKR? | *Pakistani rupee | Papua New Guinean kina | Philippine peso | Polish złoty
fact-currency-code-pln | M | On a list of exchange rates, which currency is PLN? | Philippine peso | *Polish złoty | Peruvian sol | Paraguayan guaraní
fact-currency-code-pyg | H | On a list of exchange rates, which currency is PYG? | *Paraguayan guaraní | Peruvian sol | Papua New Guinean kina | Pakistani rupee
fact-currency-code-ron | H | On a list of exchange rates, which currency is RON? | Russian ruble | Rwandan franc | *Romanian leu | Serbian dinar
fact-currency-code-rsd | H | On a list of exchange rates, which currency is RSD? | Rwandan franc | Romanian leu | Russian ruble | *Serbian dinar
fact-currency-code-rub | M | On a list of exchange rates, which currency is RUB? | Serbian dinar | Romanian leu | *Russian ruble | Rwandan franc
fact-currency-code-rwf | H | On a list of exchange rates, which currency is RWF? | Serbian dinar | *Rwandan franc | Russian ruble | Romanian leu
fact-currency-code-sar | M | On a list of exchange rates, which currency is SAR? | *Saudi riyal | Singapore dollar | Swedish krona | Surinamese dollar
fact-currency-code-sbd | H | On a list of exchange rates, which currency is SBD? | Singapore dollar | Somali shilling | São Tomé and Príncipe dobra | *Solomon Islands dollar
fact-currency-code-scr | H | On a list of exchange rates, which currency is SCR? | *Seychellois rupee | Somali shilling | São Tomé and Príncipe dobra | Solomon Islands dollar
fact-currency-code-sdg | H | On a list of exchange rates, which currency is SDG? | Swedish krona | Saudi riyal | Somali shilling | *Sudanese pound
fact-currency-code-sek | M | On a list of exchange rates, which currency is SEK? | Solomon Islands dollar | São Tomé and Príncipe dobra | *Swedish krona | Somali shilling
fact-currency-code-sgd | H | On a list of exchange rates, which currency is SGD? | Solomon Islands dollar | *Singapore dollar | Somali shilling | Swedish krona
fact-currency-code-sos | H | On a list of exchange rates, which currency is SOS? | Saudi riyal | São Tomé and Príncipe dobra | *Somali shilling | Singapore dollar
fact-currency-code-srd | H | On a list of exchange rates, which currency is SRD? | Seychellois rupee | *Surinamese dollar | São Tomé and Príncipe dobra | Singapore dollar
fact-currency-code-stn | H | On a list of exchange rates, which currency is STN? | Singapore dollar | Saudi riyal | Surinamese dollar | *São Tomé and Príncipe dobra
fact-currency-code-thb | M | On a list of exchange rates, which currency is THB? | *Thai baht | Tanzanian shilling | Tunisian dinar | Turkmenistan manat
fact-currency-code-tjs | H | On a list of exchange rates, which currency is TJS? | Trinidad and Tobago dollar | Tunisian dinar | Turkish lira | *Tajikistani somoni
fact-currency-code-tmt | H | On a list of exchange rates, which currency is TMT? | Thai baht | Trinidad and Tobago dollar | *Turkmenistan manat | Tanzanian shilling
fact-currency-code-tnd | H | On a list of exchange rates, which currency is TND? | *Tunisian dinar | Turkmenistan manat | Tajikistani somoni | Trinidad and Tobago dollar
fact-currency-code-try | M | On a list of exchange rates, which currency is TRY? | Turkmenistan manat | *Turkish lira | Tanzanian shilling | Thai baht
fact-currency-code-ttd | H | On a list of exchange rates, which currency is TTD? | Turkish lira | Thai baht | Turkmenistan manat | *Trinidad and Tobago dollar
fact-currency-code-tzs | H | On a list of exchange rates, which currency is TZS? | *Tanzanian shilling | Thai baht | Tunisian dinar | Turkmenistan manat
fact-currency-code-uah | H | On a list of exchange rates, which currency is UAH? | Uruguayan peso | Uzbekistani soʻm | *Ukrainian hryvnia | United States dollar
fact-currency-code-ugx | H | On a list of exchange rates, which currency is UGX? | Ukrainian hryvnia | *Ugandan shilling | Uzbekistani soʻm | Uruguayan peso
fact-currency-code-uyu | H | On a list of exchange rates, which currency is UYU? | Uzbekistani soʻm | Ugandan shilling | United States dollar | *Uruguayan peso
fact-currency-code-uzs | H | On a list of exchange rates, which currency is UZS? | *Uzbekistani soʻm | United States dollar | Uruguayan peso | Ukrainian hryvnia
`,
  ),
];
