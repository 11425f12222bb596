// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const capitalsFacts = [
  ...readBank(
    'Geography',
    `
fact-capital-ae | H | What is the capital of the United Arab Emirates? | *Abu Dhabi | Dubai | Muscat | Sharjah
fact-capital-ag | H | What is the capital of Antigua and Barbuda? | St. George's | Bridgetown | *Saint John's | Kingstown
fact-capital-al | M | What is the capital of Albania? | Athens | Durrës | Skopje | *Tirana
fact-capital-am | H | What is the capital of Armenia? | Tbilisi | *Yerevan | Ankara | Baku
fact-capital-ao | M | What is the capital of Angola? | Kinshasa | Windhoek | Lusaka | *Luanda
fact-capital-ar | E | What is the capital of Argentina? | Montevideo | Asunción | *Buenos Aires | Córdoba
fact-capital-at | E | What is the capital of Austria? | *Vienna | Graz | Budapest | Bratislava
fact-capital-az | H | What is the capital of Azerbaijan? | Ankara | *Baku | Yerevan | Tbilisi
fact-capital-ba | M | What is the capital of Bosnia and Herzegovina? | Belgrade | Podgorica | Banja Luka | *Sarajevo
fact-capital-bb | H | What is the capital of Barbados? | *Bridgetown | Saint John's | Kingstown | St. George's
fact-capital-bd | M | What is the capital of Bangladesh? | Chittagong | *Dhaka | Kathmandu | Naypyidaw
fact-capital-be | E | What is the capital of Belgium? | Ghent | Antwerp | *Brussels | Paris
fact-capital-bf | M | What is the capital of Burkina Faso? | Niamey | Accra | Bobo-Dioulasso | *Ouagadougou
fact-capital-bg | M | What is the capital of Bulgaria? | Athens | *Sofia | Belgrade | Varna
fact-capital-bh | H | What is the capital of Bahrain? | Doha | Beirut | *Manama | Kuwait City
fact-capital-bn | H | What is the capital of Brunei? | *Bandar Seri Begawan | Singapore | Dili | Phnom Penh
fact-capital-bs | H | What is the capital of the Bahamas? | Kingston | Port of Spain | Port-au-Prince | *Nassau
fact-capital-bt | H | What is the capital of Bhutan? | Beijing | Kathmandu | *Thimphu | New Delhi
fact-capital-bw | M | What is the capital of Botswana? | *Gaborone | Harare | Windhoek | Francistown
fact-capital-by | M | What is the capital of Belarus? | Warsaw | *Minsk | Vilnius | Kyiv
fact-capital-ca | E | What is the capital of Canada? | Mexico City | *Ottawa | Montreal | Toronto
fact-capital-cd | M | What is the capital of DR Congo? | Lusaka | Kisangani | Bangui | *Kinshasa
fact-capital-cf | M | What is the capital of the Central African Republic? | Brazzaville | Juba | *Bangui | Yaoundé
fact-capital-cg | M | What is the capital of the Republic of the Congo? | *Brazzaville | Yaoundé | Libreville | Pointe-Noire
fact-capital-cm | E | What is the capital of Cameroon? | Libreville | *Yaoundé | Douala | Brazzaville
fact-capital-cn | E | What is the capital of China? | New Delhi | Shanghai | *Beijing | Guangzhou
fact-capital-co | M | What is the capital of Colombia? | *Bogotá | Caracas | Lima | Cali
fact-capital-cr | H | What is the capital of Costa Rica? | Guatemala City | Panama City | Managua | *San José
fact-capital-cu | E | What is the capital of Cuba? | Santiago de Cuba | Nassau | *Havana | Santo Domingo
fact-capital-cv | H | What is the capital of Cape Verde? | Bissau | *Praia | Lomé | Banjul
fact-capital-cy | M | What is the capital of Cyprus? | *Nicosia | Andorra la Vella | Athens | Lisbon
fact-capital-cz | M | What is the capital of Czechia? | Warsaw | Brno | Ostrava | *Prague
fact-capital-de | E | What is the capital of Germany? | Paris | Warsaw | *Berlin | Hamburg
fact-capital-dk | E | What is the capital of Denmark? | Tallinn | Berlin | Riga | *Copenhagen
fact-capital-dm | H | What is the capital of Dominica? | Saint John's | *Roseau | Castries | Bridgetown
fact-capital-ec | M | What is the capital of Ecuador? | *Quito | Guayaquil | Lima | Cuenca
fact-capital-ee | M | What is the capital of Estonia? | Copenhagen | Tartu | Riga | *Tallinn
fact-capital-er | M | What is the capital of Eritrea? | *Asmara | Addis Ababa | Khartoum | Djibouti
fact-capital-es | E | What is the capital of Spain? | Paris | *Madrid | Barcelona | Rabat
fact-capital-et | E | What is the capital of Ethiopia? | Juba | Khartoum | *Addis Ababa | Mogadishu
fact-capital-fi | M | What is the capital of Finland? | *Helsinki | Moscow | Tampere | Turku
fact-capital-fj | H | What is the capital of Fiji? | Port Moresby | *Suva | Honiara | Nadi
fact-capital-fr | E | What is the capital of France? | Lyon | Madrid | *Paris | Marseille
fact-capital-ga | M | What is the capital of Gabon? | Juba | Yaoundé | Brazzaville | *Libreville
fact-capital-gb | E | What is the capital of the United Kingdom? | *London | Dublin | Oslo | Manchester
fact-capital-gd | H | What is the capital of Grenada? | Bridgetown | Saint John's | Kingstown | *St. George's
fact-capital-ge | H | What is the capital of Georgia? | Baku | *Tbilisi | Ankara | Batumi
fact-capital-gm | H | What is the capital of the Gambia? | Serekunda | Praia | *Banjul | Bissau
fact-capital-gn | M | What is the capital of Guinea? | Monrovia | Freetown | Dakar | *Conakry
fact-capital-gr | E | What is the capital of Greece? | Skopje | Thessaloniki | *Athens | Tirana
fact-capital-gy | M | What is the capital of Guyana? | Paramaribo | *Georgetown | Brasília | Caracas
fact-capital-hn | M | What is the capital of Honduras? | *Tegucigalpa | Managua | Guatemala City | San Salvador
fact-capital-hr | M | What is the capital of Croatia? | Sarajevo | Belgrade | *Zagreb | Split
fact-capital-ht | H | What is the capital of Haiti? | Nassau | Santo Domingo | Kingston | *Port-au-Prince
fact-capital-hu | M | What is the capital of Hungary? | *Budapest | Zagreb | Debrecen | Vienna
fact-capital-ie | E | What is the capital of Ireland? | London | *Dublin | Riga | Cork
fact-capital-in | E | What is the capital of India? | *New Delhi | Islamabad | Beijing | Mumbai
fact-capital-iq | M | What is the capital of Iraq? | Ankara | Mosul | *Baghdad | Damascus
fact-capital-ir | M | What is the capital of Iran? | Shiraz | *Tehran | Ankara | Isfahan
fact-capital-is | M | What is the capital of Iceland? | Vilnius | Riga | Dublin | *Reykjavik
fact-capital-it | E | What is the capital of Italy? | Milan | Vienna | Naples | *Rome
fact-capital-jm | E | What is the capital of Jamaica? | *Kingston | Port of Spain | Montego Bay | Port-au-Prince
fact-capital-jo | H | What is the capital of Jordan? | Aqaba | Damascus | *Amman | Baghdad
fact-capital-jp | E | What is the capital of Japan? | Osaka | *Tokyo | Kyoto | Seoul
fact-capital-ke | E | What is the capital of Kenya? | Addis Ababa | *Nairobi | Mogadishu | Mombasa
fact-capital-kg | M | What is the capital of Kyrgyzstan? | Dushanbe | Tashkent | Astana | *Bishkek
fact-capital-kh | M | What is the capital of Cambodia? | Hanoi | Bangkok | *Phnom Penh | Siem Reap
fact-capital-km | H | What is the capital of the Comoros? | *Moroni | Djibouti | Victoria | Port Louis
fact-capital-kn | H | What is the capital of Saint Kitts and Nevis? | St. George's | Bridgetown | Kingstown | *Basseterre
fact-capital-kr | E | What is the capital of South Korea? | *Seoul | Incheon | Tokyo | Beijing
fact-capital-kz | M | What is the capital of Kazakhstan? | Almaty | *Astana | Ashgabat | Beijing
fact-capital-la | M | What is the capital of Laos? | Hanoi | Phnom Penh | *Vientiane | Luang Prabang
fact-capital-lb | H | What is the capital of Lebanon? | Doha | Kuwait City | *Beirut | Damascus
fact-capital-lc | H | What is the capital of Saint Lucia? | *Castries | Bridgetown | Roseau | Saint John's
fact-capital-li | M | What is the capital of Liechtenstein? | Luxembourg | *Vaduz | Monaco | Vienna
fact-capital-lr | M | What is the capital of Liberia? | Conakry | Freetown | Dakar | *Monrovia
fact-capital-ls | H | What is the capital of Lesotho? | Kigali | *Maseru | Windhoek | Gaborone
fact-capital-lt | M | What is the capital of Lithuania? | Kaunas | Minsk | *Vilnius | Warsaw
fact-capital-lv | M | What is the capital of Latvia? | *Riga | Tallinn | Vilnius | Daugavpils
fact-capital-ly | M | What is the capital of Libya? | N'Djamena | Misrata | Khartoum | *Tripoli
fact-capital-ma | E | What is the capital of Morocco? | Casablanca | *Rabat | Madrid | Tunis
fact-capital-md | M | What is the capital of Moldova? | Bucharest | Minsk | Kyiv | *Chișinău
fact-capital-me | M | What is the capital of Montenegro? | *Podgorica | Tirana | Zagreb | Sarajevo
fact-capital-mg | M | What is the capital of Madagascar? | Nairobi | Mogadishu | *Antananarivo | Lusaka
fact-capital-mh | H | What is the capital of the Marshall Islands? | Funafuti | *Majuro | Ngerulmud | Nuku'alofa
fact-capital-mk | M | What is the capital of North Macedonia? | Ohrid | Sofia | Bitola | *Skopje
fact-capital-ml | M | What is the capital of Mali? | *Bamako | Algiers | Nouakchott | Niamey
fact-capital-mm | M | What is the capital of Myanmar? | Vientiane | Bangkok | *Naypyidaw | Dhaka
fact-capital-mn | M | What is the capital of Mongolia? | *Ulaanbaatar | Tokyo | Moscow | Beijing
fact-capital-mr | M | What is the capital of Mauritania? | Bamako | Dakar | *Nouakchott | Algiers
fact-capital-mt | M | What is the capital of Malta? | City of San Marino | *Valletta | Nicosia | Andorra la Vella
fact-capital-mu | H | What is the capital of Mauritius? | Victoria | Djibouti | Moroni | *Port Louis
fact-capital-mw | M | What is the capital of Malawi? | Maputo | Lusaka | Asmara | *Lilongwe
fact-capital-mz | M | What is the capital of Mozambique? | Harare | *Maputo | Lusaka | Lilongwe
fact-capital-na | M | What is the capital of Namibia? | *Windhoek | Gaborone | Lusaka | Swakopmund
fact-capital-ne | M | What is the capital of Niger? | Abuja | N'Djamena | *Niamey | Bamako
fact-capital-ng | E | What is the capital of Nigeria? | Yaoundé | Niamey | *Abuja | Lagos
fact-capital-ni | M | What is the capital of Nicaragua? | *Managua | Tegucigalpa | San José | Guatemala City
fact-capital-no | E | What is the capital of Norway? | Bergen | Trondheim | Moscow | *Oslo
fact-capital-np | M | What is the capital of Nepal? | Dhaka | *Kathmandu | Beijing | New Delhi
fact-capital-nz | E | What is the capital of New Zealand? | *Wellington | Honiara | Auckland | Port Moresby
fact-capital-om | M | What is the capital of Oman? | Salalah | *Muscat | Riyadh | Abu Dhabi
fact-capital-pe | M | What is the capital of Peru? | Cusco | Bogotá | *Lima | Brasília
fact-capital-pg | H | What is the capital of Papua New Guinea? | Port Vila | Suva | Honiara | *Port Moresby
fact-capital-ph | M | What is the capital of the Philippines? | Hanoi | Cebu City | *Manila | Davao
fact-capital-pk | M | What is the capital of Pakistan? | Karachi | Lahore | Tehran | *Islamabad
fact-capital-pl | E | What is the capital of Poland? | Berlin | *Warsaw | Kraków | Gdańsk
fact-capital-pt | E | What is the capital of Portugal? | *Lisbon | Madrid | Porto | Athens
fact-capital-pw | H | What is the capital of Palau? | *Ngerulmud | Majuro | Nuku'alofa | Apia
fact-capital-py | M | What is the capital of Paraguay? | Quito | *Asunción | Buenos Aires | Brasília
fact-capital-qa | H | What is the capital of Qatar? | Kuwait City | Beirut | *Doha | Riyadh
fact-capital-ro | M | What is the capital of Romania? | Sofia | Kyiv | Timișoara | *Bucharest
fact-capital-rs | M | What is the capital of Serbia? | Budapest | *Belgrade | Zagreb | Sofia
fact-capital-ru | E | What is the capital of Russia? | *Moscow | Astana | Saint Petersburg | Novosibirsk
fact-capital-rw | H | What is the capital of Rwanda? | Kinshasa | Djibouti | Kampala | *Kigali
fact-capital-sa | E | What is the capital of Saudi Arabia? | Baghdad | Amman | *Riyadh | Muscat
fact-capital-sb | H | What is the capital of the Solomon Islands? | Port Vila | *Honiara | Suva | Port Moresby
fact-capital-sc | H | What is the capital of Seychelles? | *Victoria | Port Louis | Moroni | Djibouti
fact-capital-sd | M | What is the capital of Sudan? | Addis Ababa | Tripoli | Port Sudan | *Khartoum
fact-capital-se | E | What is the capital of Sweden? | Oslo | London | *Stockholm | Malmö
fact-capital-si | M | What is the capital of Slovenia? | Maribor | Budapest | Zagreb | *Ljubljana
fact-capital-sk | M | What is the capital of Slovakia? | *Bratislava | Vienna | Prague | Košice
fact-capital-sl | H | What is the capital of Sierra Leone? | Monrovia | Conakry | *Freetown | Lomé
fact-capital-sn | E | What is the capital of Senegal? | Nouakchott | *Dakar | Saint-Louis | Thiès
fact-capital-so | M | What is the capital of Somalia? | Nairobi | Djibouti | Hargeisa | *Mogadishu
fact-capital-sr | M | What is the capital of Suriname? | Montevideo | Georgetown | *Paramaribo | Brasília
fact-capital-ss | M | What is the capital of South Sudan? | Nairobi | *Juba | Addis Ababa | Bangui
fact-capital-sy | M | What is the capital of Syria? | *Damascus | Homs | Amman | Aleppo
fact-capital-td | M | What is the capital of Chad? | *N'Djamena | Tripoli | Niamey | Abuja
fact-capital-tg | H | What is the capital of Togo? | Accra | Ouagadougou | *Lomé | Freetown
fact-capital-th | E | What is the capital of Thailand? | Vientiane | Chiang Mai | Naypyidaw | *Bangkok
fact-capital-tj | M | What is the capital of Tajikistan? | Tashkent | *Dushanbe | Beijing | Bishkek
fact-capital-tl | H | What is the capital of East Timor? | Phnom Penh | *Dili | Vientiane | Bandar Seri Begawan
fact-capital-tm | M | What is the capital of Turkmenistan? | Tashkent | Tehran | *Ashgabat | Astana
fact-capital-to | H | What is the capital of Tonga? | Apia | Funafuti | Ngerulmud | *Nuku'alofa
fact-capital-tr | E | What is the capital of Turkey? | *Ankara | Damascus | Tehran | Izmir
fact-capital-tt | H | What is the capital of Trinidad and Tobago? | Kingston | *Port of Spain | Port-au-Prince | Nassau
fact-capital-tv | H | What is the capital of Tuvalu? | Nuku'alofa | Majuro | Apia | *Funafuti
fact-capital-ua | M | What is the capital of Ukraine? | *Kyiv | Warsaw | Odesa | Minsk
fact-capital-ug | M | What is the capital of Uganda? | Entebbe | Jinja | *Kampala | Juba
fact-capital-us | E | What is the capital of the United States? | Los Angeles | Managua | *Washington, D.C. | Ottawa
fact-capital-uy | M | What is the capital of Uruguay? | *Montevideo | Paramaribo | Buenos Aires | Brasília
fact-capital-uz | M | What is the capital of Uzbekistan? | Bishkek | *Tashkent | Bukhara | Ashgabat
fact-capital-vc | H | What is the capital of Saint Vincent and the Grenadines? | Bridgetown | Saint John's | St. George's | *Kingstown
fact-capital-ve | M | What is the capital of Venezuela? | Brasília | Bogotá | Georgetown | *Caracas
fact-capital-vn | M | What is the capital of Vietnam? | *Hanoi | Beijing | Ho Chi Minh City | Da Nang
fact-capital-vu | H | What is the capital of Vanuatu? | Port Moresby | *Port Vila | Honiara | Suva
fact-capital-ws | H | What is the capital of Samoa? | Port Vila | Nuku'alofa | *Apia | Funafuti
fact-capital-zm | M | What is the capital of Zambia? | *Lusaka | Gaborone | Maputo | Windhoek
fact-capital-zw | M | What is the capital of Zimbabwe? | Mutare | *Harare | Gaborone | Lusaka
`,
  ),
  ...readBank(
    'Geography',
    `
fact-capital-of-ae | H | Abu Dhabi is the capital of which country? | *United Arab Emirates | Saudi Arabia | Georgia | Oman
fact-capital-of-ag | H | Saint John's is the capital of which country? | Dominica | Trinidad and Tobago | *Antigua and Barbuda | Jamaica
fact-capital-of-al | M | Tirana is the capital of which country? | Montenegro | Croatia | Bosnia and Herzegovina | *Albania
fact-capital-of-am | H | Yerevan is the capital of which country? | Israel | *Armenia | Turkey | Iran
fact-capital-of-ao | M | Luanda is the capital of which country? | Republic of the Congo | DR Congo | *Angola | Namibia
fact-capital-of-ar | E | Buenos Aires is the capital of which country? | *Argentina | Brazil | Uruguay | Bolivia
fact-capital-of-at | E | Vienna is the capital of which country? | Czechia | *Austria | Italy | Slovakia
fact-capital-of-au | E | Canberra is the capital of which country? | Fiji | East Timor | Papua New Guinea | *Australia
fact-capital-of-az | H | Baku is the capital of which country? | Iran | Georgia | *Azerbaijan | Russia
fact-capital-of-ba | M | Sarajevo is the capital of which country? | Serbia | *Bosnia and Herzegovina | Croatia | Montenegro
fact-capital-of-bb | H | Bridgetown is the capital of which country? | Saint Kitts and Nevis | Saint Vincent and the Grenadines | Saint Lucia | *Barbados
fact-capital-of-bd | M | Dhaka is the capital of which country? | *Bangladesh | Myanmar | Nepal | Sri Lanka
fact-capital-of-be | E | Brussels is the capital of which country? | Germany | Netherlands | France | *Belgium
fact-capital-of-bg | M | Sofia is the capital of which country? | Romania | Greece | *Bulgaria | Turkey
fact-capital-of-bh | H | Manama is the capital of which country? | *Bahrain | Kuwait | Lebanon | Israel
fact-capital-of-bn | H | Bandar Seri Begawan is the capital of which country? | Malaysia | *Brunei | East Timor | Laos
fact-capital-of-bs | H | Nassau is the capital of which country? | Trinidad and Tobago | *Bahamas | Jamaica | Cuba
fact-capital-of-bt | H | Thimphu is the capital of which country? | *Bhutan | Sri Lanka | India | Nepal
fact-capital-of-bw | M | Gaborone is the capital of which country? | Zambia | Namibia | South Africa | *Botswana
fact-capital-of-by | M | Minsk is the capital of which country? | Latvia | Russia | *Belarus | Poland
fact-capital-of-ca | E | Ottawa is the capital of which country? | Honduras | United States | *Canada | Mexico
fact-capital-of-cd | M | Kinshasa is the capital of which country? | South Sudan | *DR Congo | Tanzania | Zambia
fact-capital-of-cf | M | Bangui is the capital of which country? | Cameroon | Sudan | South Sudan | *Central African Republic
fact-capital-of-cg | M | Brazzaville is the capital of which country? | *Republic of the Congo | Angola | DR Congo | Central African Republic
fact-capital-of-cm | E | Yaoundé is the capital of which country? | Nigeria | Gabon | *Cameroon | Chad
fact-capital-of-cn | E | Beijing is the capital of which country? | Mongolia | Russia | India | *China
fact-capital-of-co | M | Bogotá is the capital of which country? | *Colombia | Panama | Brazil | Ecuador
fact-capital-of-cr | H | San José is the capital of which country? | Belize | *Costa Rica | Honduras | Nicaragua
fact-capital-of-cu | E | Havana is the capital of which country? | Dominican Republic | Haiti | Bahamas | *Cuba
fact-capital-of-cv | H | Praia is the capital of which country? | Togo | Liberia | *Cape Verde | Gambia
fact-capital-of-cy | M | Nicosia is the capital of which country? | Greece | *Cyprus | Italy | Malta
fact-capital-of-cz | M | Prague is the capital of which country? | *Czechia | Hungary | Austria | Germany
fact-capital-of-de | E | Berlin is the capital of which country? | Austria | *Germany | Czechia | Poland
fact-capital-of-dk | E | Copenhagen is the capital of which country? | Ireland | Estonia | *Denmark | Germany
fact-capital-of-dm | H | Roseau is the capital of which country? | Grenada | Saint Vincent and the Grenadines | Antigua and Barbuda | *Dominica
fact-capital-of-ec | M | Quito is the capital of which country? | *Ecuador | Uruguay | Peru | Colombia
fact-capital-of-ee | M | Tallinn is the capital of which country? | *Estonia | Ireland | Russia | Latvia
fact-capital-of-er | M | Asmara is the capital of which country? | Ethiopia | *Eritrea | Malawi | Djibouti
fact-capital-of-es | E | Madrid is the capital of which country? | Italy | Andorra | *Spain | Portugal
fact-capital-of-et | E | Addis Ababa is the capital of which country? | Kenya | Eritrea | Somalia | *Ethiopia
fact-capital-of-fi | M | Helsinki is the capital of which country? | Sweden | *Finland | United Kingdom | Norway
fact-capital-of-fj | H | Suva is the capital of which country? | *Fiji | Papua New Guinea | East Timor | Vanuatu
fact-capital-of-fr | E | Paris is the capital of which country? | Italy | Germany | *France | Switzerland
fact-capital-of-ga | M | Libreville is the capital of which country? | Equatorial Guinea | Republic of the Congo | South Sudan | *Gabon
fact-capital-of-gb | E | London is the capital of which country? | Finland | *United Kingdom | Norway | Iceland
fact-capital-of-gd | H | St. George's is the capital of which country? | Antigua and Barbuda | Saint Vincent and the Grenadines | Barbados | *Grenada
fact-capital-of-ge | H | Tbilisi is the capital of which country? | Russia | Azerbaijan | *Georgia | Turkey
fact-capital-of-gh | E | Accra is the capital of which country? | *Ghana | Senegal | Togo | Burkina Faso
fact-capital-of-gm | H | Banjul is the capital of which country? | Cape Verde | Sierra Leone | Senegal | *Gambia
fact-capital-of-gn | M | Conakry is the capital of which country? | *Guinea | Ivory Coast | Liberia | Senegal
fact-capital-of-gr | E | Athens is the capital of which country? | Portugal | *Greece | North Macedonia | Bulgaria
fact-capital-of-gy | M | Georgetown is the capital of which country? | Uruguay | Brazil | *Guyana | Ecuador
fact-capital-of-hn | M | Tegucigalpa is the capital of which country? | El Salvador | *Honduras | Costa Rica | Panama
fact-capital-of-hr | M | Zagreb is the capital of which country? | *Croatia | Bosnia and Herzegovina | Montenegro | Slovenia
fact-capital-of-ht | H | Port-au-Prince is the capital of which country? | Jamaica | Cuba | Trinidad and Tobago | *Haiti
fact-capital-of-hu | M | Budapest is the capital of which country? | Austria | Croatia | *Hungary | Serbia
fact-capital-of-ie | E | Dublin is the capital of which country? | Lithuania | *Ireland | Latvia | Estonia
fact-capital-of-in | E | New Delhi is the capital of which country? | Nepal | Bangladesh | Myanmar | *India
fact-capital-of-iq | M | Baghdad is the capital of which country? | *Iraq | Iran | Syria | Turkey
fact-capital-of-ir | M | Tehran is the capital of which country? | Turkmenistan | Pakistan | *Iran | Iraq
fact-capital-of-is | M | Reykjavik is the capital of which country? | Lithuania | Estonia | *Iceland | Ireland
fact-capital-of-it | E | Rome is the capital of which country? | Switzerland | Austria | Slovenia | *Italy
fact-capital-of-jm | E | Kingston is the capital of which country? | Trinidad and Tobago | *Jamaica | Haiti | Cuba
fact-capital-of-jo | H | Amman is the capital of which country? | *Jordan | Saudi Arabia | Syria | Azerbaijan
fact-capital-of-jp | E | Tokyo is the capital of which country? | Mongolia | Philippines | *Japan | North Korea
fact-capital-of-ke | E | Nairobi is the capital of which country? | Ethiopia | Uganda | Somalia | *Kenya
fact-capital-of-kg | M | Bishkek is the capital of which country? | *Kyrgyzstan | Kazakhstan | Uzbekistan | China
fact-capital-of-kh | M | Phnom Penh is the capital of which country? | Thailand | *Cambodia | Laos | Malaysia
fact-capital-of-km | H | Moroni is the capital of which country? | *Comoros | Mauritius | Seychelles | Djibouti
fact-capital-of-kn | H | Basseterre is the capital of which country? | Saint Vincent and the Grenadines | *Saint Kitts and Nevis | Barbados | Grenada
fact-capital-of-kr | E | Seoul is the capital of which country? | Jordan | North Korea | Japan | *South Korea
fact-capital-of-kz | M | Astana is the capital of which country? | Turkmenistan | Russia | *Kazakhstan | Uzbekistan
fact-capital-of-la | M | Vientiane is the capital of which country? | Malaysia | Thailand | Cambodia | *Laos
fact-capital-of-lb | H | Beirut is the capital of which country? | Israel | Armenia | *Lebanon | Qatar
fact-capital-of-lc | H | Castries is the capital of which country? | Antigua and Barbuda | *Saint Lucia | Grenada | Barbados
fact-capital-of-li | M | Vaduz is the capital of which country? | *Liechtenstein | Switzerland | Belgium | Luxembourg
fact-capital-of-lr | M | Monrovia is the capital of which country? | Ivory Coast | Benin | *Liberia | Guinea
fact-capital-of-ls | H | Maseru is the capital of which country? | South Africa | *Lesotho | Eswatini | Botswana
fact-capital-of-lt | M | Vilnius is the capital of which country? | Latvia | Ireland | Poland | *Lithuania
fact-capital-of-lv | M | Riga is the capital of which country? | *Latvia | Russia | Belarus | Estonia
fact-capital-of-ly | M | Tripoli is the capital of which country? | Egypt | Chad | *Libya | Sudan
fact-capital-of-ma | E | Rabat is the capital of which country? | *Morocco | Libya | Egypt | Tunisia
fact-capital-of-md | M | Chișinău is the capital of which country? | Romania | *Moldova | Belarus | Russia
fact-capital-of-me | M | Podgorica is the capital of which country? | Albania | North Macedonia | Bosnia and Herzegovina | *Montenegro
fact-capital-of-mg | M | Antananarivo is the capital of which country? | Somalia | *Madagascar | Zimbabwe | Mozambique
fact-capital-of-mh | H | Majuro is the capital of which country? | Nauru | Kiribati | *Marshall Islands | Palau
fact-capital-of-mk | M | Skopje is the capital of which country? | Greece | Albania | Montenegro | *North Macedonia
fact-capital-of-ml | M | Bamako is the capital of which country? | *Mali | Mauritania | Burkina Faso | Ivory Coast
fact-capital-of-mm | M | Naypyidaw is the capital of which country? | Thailand | India | Laos | *Myanmar
fact-capital-of-mr | M | Nouakchott is the capital of which country? | Algeria | Niger | *Mauritania | Nigeria
fact-capital-of-mt | M | Valletta is the capital of which country? | Greece | *Malta | San Marino | Cyprus
fact-capital-of-mu | H | Port Louis is the capital of which country? | *Mauritius | Comoros | Seychelles | Rwanda
fact-capital-of-mw | M | Lilongwe is the capital of which country? | Mozambique | *Malawi | Uganda | Eritrea
fact-capital-of-mz | M | Maputo is the capital of which country? | *Mozambique | South Africa | Malawi | Tanzania
fact-capital-of-na | M | Windhoek is the capital of which country? | South Africa | Lesotho | Botswana | *Namibia
fact-capital-of-ne | M | Niamey is the capital of which country? | Algeria | Mali | *Niger | Libya
fact-capital-of-ng | E | Abuja is the capital of which country? | Cameroon | Mauritania | Chad | *Nigeria
fact-capital-of-ni | M | Managua is the capital of which country? | *Nicaragua | Belize | Honduras | Costa Rica
fact-capital-of-no | E | Oslo is the capital of which country? | Iceland | *Norway | Sweden | Finland
fact-capital-of-np | M | Kathmandu is the capital of which country? | Bhutan | Sri Lanka | *Nepal | Bangladesh
fact-capital-of-nz | E | Wellington is the capital of which country? | *New Zealand | Solomon Islands | Fiji | Papua New Guinea
fact-capital-of-om | M | Muscat is the capital of which country? | Saudi Arabia | United Arab Emirates | *Oman | Iraq
fact-capital-of-pe | M | Lima is the capital of which country? | Ecuador | Brazil | Chile | *Peru
fact-capital-of-pg | H | Port Moresby is the capital of which country? | Solomon Islands | *Papua New Guinea | Fiji | Vanuatu
fact-capital-of-ph | M | Manila is the capital of which country? | Vietnam | Thailand | *Philippines | Laos
fact-capital-of-pk | M | Islamabad is the capital of which country? | China | *Pakistan | Afghanistan | Bangladesh
fact-capital-of-pl | E | Warsaw is the capital of which country? | Ukraine | Germany | Belarus | *Poland
fact-capital-of-pt | E | Lisbon is the capital of which country? | *Portugal | Cyprus | Italy | Greece
fact-capital-of-pw | H | Ngerulmud is the capital of which country? | Marshall Islands | *Palau | Nauru | Micronesia
fact-capital-of-py | M | Asunción is the capital of which country? | Argentina | Brazil | *Paraguay | Chile
fact-capital-of-qa | H | Doha is the capital of which country? | Kuwait | Israel | Saudi Arabia | *Qatar
fact-capital-of-ro | M | Bucharest is the capital of which country? | *Romania | Bulgaria | Serbia | Ukraine
fact-capital-of-rs | M | Belgrade is the capital of which country? | *Serbia | Hungary | Romania | Croatia
fact-capital-of-ru | E | Moscow is the capital of which country? | Finland | *Russia | China | Kazakhstan
fact-capital-of-rw | H | Kigali is the capital of which country? | Tanzania | Djibouti | Burundi | *Rwanda
fact-capital-of-sa | E | Riyadh is the capital of which country? | Jordan | Oman | *Saudi Arabia | Yemen
fact-capital-of-sb | H | Honiara is the capital of which country? | *Solomon Islands | Papua New Guinea | Vanuatu | New Zealand
fact-capital-of-sc | H | Victoria is the capital of which country? | Mauritius | *Seychelles | Comoros | Djibouti
fact-capital-of-sd | M | Khartoum is the capital of which country? | Chad | Central African Republic | *Sudan | Ethiopia
fact-capital-of-se | E | Stockholm is the capital of which country? | United Kingdom | Finland | Iceland | *Sweden
fact-capital-of-si | M | Ljubljana is the capital of which country? | *Slovenia | Italy | Slovakia | Austria
fact-capital-of-sk | M | Bratislava is the capital of which country? | Ukraine | Poland | *Slovakia | Austria
fact-capital-of-sl | H | Freetown is the capital of which country? | Togo | Guinea | Benin | *Sierra Leone
fact-capital-of-sn | E | Dakar is the capital of which country? | Mauritania | *Senegal | Gambia | Mali
fact-capital-of-so | M | Mogadishu is the capital of which country? | Zambia | Kenya | Ethiopia | *Somalia
fact-capital-of-sr | M | Paramaribo is the capital of which country? | *Suriname | Uruguay | Chile | Brazil
fact-capital-of-ss | M | Juba is the capital of which country? | Ethiopia | *South Sudan | Uganda | Kenya
fact-capital-of-sy | M | Damascus is the capital of which country? | Lebanon | Iraq | *Syria | Jordan
fact-capital-of-td | M | N'Djamena is the capital of which country? | Niger | Nigeria | *Chad | Sudan
fact-capital-of-tg | H | Lomé is the capital of which country? | *Togo | Benin | Burkina Faso | Sierra Leone
fact-capital-of-th | E | Bangkok is the capital of which country? | Laos | Myanmar | Philippines | *Thailand
fact-capital-of-tj | M | Dushanbe is the capital of which country? | Turkmenistan | *Tajikistan | China | Uzbekistan
fact-capital-of-tl | H | Dili is the capital of which country? | Brunei | Cambodia | Laos | *East Timor
fact-capital-of-tm | M | Ashgabat is the capital of which country? | Kyrgyzstan | Kazakhstan | *Turkmenistan | Afghanistan
fact-capital-of-to | H | Nuku'alofa is the capital of which country? | *Tonga | Palau | Tuvalu | Samoa
fact-capital-of-tr | E | Ankara is the capital of which country? | Iraq | *Turkey | Iran | Syria
fact-capital-of-tt | H | Port of Spain is the capital of which country? | Bahamas | Jamaica | Haiti | *Trinidad and Tobago
fact-capital-of-tv | H | Funafuti is the capital of which country? | Nauru | Marshall Islands | *Tuvalu | Samoa
fact-capital-of-ua | M | Kyiv is the capital of which country? | *Ukraine | Slovakia | Poland | Belarus
fact-capital-of-ug | M | Kampala is the capital of which country? | Rwanda | *Uganda | DR Congo | South Sudan
fact-capital-of-us | E | Washington, D.C. is the capital of which country? | Honduras | Cuba | *United States | Mexico
fact-capital-of-uy | M | Montevideo is the capital of which country? | Argentina | Guyana | Ecuador | *Uruguay
fact-capital-of-uz | M | Tashkent is the capital of which country? | Kazakhstan | *Uzbekistan | Afghanistan | Kyrgyzstan
fact-capital-of-vc | H | Kingstown is the capital of which country? | *Saint Vincent and the Grenadines | Barbados | Antigua and Barbuda | Saint Lucia
fact-capital-of-ve | M | Caracas is the capital of which country? | *Venezuela | Brazil | Colombia | Bolivia
fact-capital-of-vn | M | Hanoi is the capital of which country? | China | Malaysia | *Vietnam | Cambodia
fact-capital-of-vu | H | Port Vila is the capital of which country? | East Timor | *Vanuatu | Papua New Guinea | Fiji
fact-capital-of-ws | H | Apia is the capital of which country? | Tonga | Kiribati | Vanuatu | *Samoa
fact-capital-of-zm | M | Lusaka is the capital of which country? | Tanzania | Angola | *Zambia | Botswana
fact-capital-of-zw | M | Harare is the capital of which country? | *Zimbabwe | Botswana | Mozambique | Kenya
`,
  ),
];
