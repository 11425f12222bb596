// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const codesFacts = [
  ...readBank(
    'General Knowledge',
    `
fact-domain-ag | H | Web addresses that end in .ag belong to which country? | Argentina | Andorra | Azerbaijan | *Antigua and Barbuda
fact-domain-al | M | Web addresses that end in .al belong to which country? | Australia | Antigua and Barbuda | *Albania | Andorra
fact-domain-bd | M | Web addresses that end in .bd belong to which country? | Botswana | *Bangladesh | Bahamas | Belarus
fact-domain-bg | M | Web addresses that end in .bg belong to which country? | *Bulgaria | Bahrain | Brazil | Brunei
fact-domain-bo | M | Web addresses that end in .bo belong to which country? | *Bolivia | Bahrain | Botswana | Bosnia and Herzegovina
fact-domain-br | E | Web addresses that end in .br belong to which country? | Bolivia | Belgium | Bahrain | *Brazil
fact-domain-bs | H | Web addresses that end in .bs belong to which country? | Bolivia | *Bahamas | Burkina Faso | Belgium
fact-domain-bt | H | Web addresses that end in .bt belong to which country? | Brazil | Belize | *Bhutan | Burkina Faso
fact-domain-by | M | Web addresses that end in .by belong to which country? | Burkina Faso | *Belarus | Bahrain | Benin
fact-domain-ca | E | Web addresses that end in .ca belong to which country? | Costa Rica | Cuba | Czechia | *Canada
fact-domain-cl | M | Web addresses that end in .cl belong to which country? | Cyprus | Cape Verde | *Chile | Costa Rica
fact-domain-cn | E | Web addresses that end in .cn belong to which country? | *China | Cyprus | Costa Rica | Central African Republic
fact-domain-cr | H | Web addresses that end in .cr belong to which country? | China | Canada | Central African Republic | *Costa Rica
fact-domain-cu | E | Web addresses that end in .cu belong to which country? | Costa Rica | Canada | *Cuba | Cameroon
fact-domain-cv | H | Web addresses that end in .cv belong to which country? | Chile | *Cape Verde | Central African Republic | Czechia
fact-domain-cy | M | Web addresses that end in .cy belong to which country? | *Cyprus | Central African Republic | Cape Verde | Costa Rica
fact-domain-dj | H | Web addresses that end in .dj belong to which country? | Denmark | Dominican Republic | *Djibouti | Dominica
fact-domain-dk | E | Web addresses that end in .dk belong to which country? | Dominican Republic | *Denmark | Dominica | Djibouti
fact-domain-eg | E | Web addresses that end in .eg belong to which country? | Estonia | Eritrea | Ecuador | *Egypt
fact-domain-er | M | Web addresses that end in .er belong to which country? | *Eritrea | Egypt | Ethiopia | Ecuador
fact-domain-et | E | Web addresses that end in .et belong to which country? | *Ethiopia | Egypt | Estonia | Ecuador
fact-domain-gh | E | Web addresses that end in .gh belong to which country? | Guyana | *Ghana | Grenada | Georgia
fact-domain-gw | H | Web addresses that end in .gw belong to which country? | Georgia | Grenada | Guatemala | *Guinea-Bissau
fact-domain-it | E | Web addresses that end in .it belong to which country? | India | Iceland | *Italy | Israel
fact-domain-kg | M | Web addresses that end in .kg belong to which country? | Kenya | Kazakhstan | *Kyrgyzstan | Kiribati
fact-domain-ki | H | Web addresses that end in .ki belong to which country? | Kuwait | Kenya | Kyrgyzstan | *Kiribati
fact-domain-kw | H | Web addresses that end in .kw belong to which country? | *Kuwait | Kazakhstan | Kenya | Kiribati
fact-domain-kz | M | Web addresses that end in .kz belong to which country? | Kyrgyzstan | *Kazakhstan | Kiribati | Kuwait
fact-domain-ma | E | Web addresses that end in .ma belong to which country? | Montenegro | *Morocco | Malta | Mongolia
fact-domain-ml | M | Web addresses that end in .ml belong to which country? | Malta | Maldives | *Mali | Myanmar
fact-domain-mr | M | Web addresses that end in .mr belong to which country? | *Mauritania | Morocco | Madagascar | Mexico
fact-domain-mt | M | Web addresses that end in .mt belong to which country? | Maldives | Mauritania | Myanmar | *Malta
fact-domain-mu | H | Web addresses that end in .mu belong to which country? | Maldives | Moldova | Morocco | *Mauritius
fact-domain-mx | E | Web addresses that end in .mx belong to which country? | Mozambique | *Mexico | Marshall Islands | Mongolia
fact-domain-ne | M | Web addresses that end in .ne belong to which country? | *Niger | Nauru | New Zealand | Nigeria
fact-domain-nz | E | Web addresses that end in .nz belong to which country? | Nigeria | Nauru | *New Zealand | Nicaragua
fact-domain-pa | H | Web addresses that end in .pa belong to which country? | *Panama | Papua New Guinea | Philippines | Pakistan
fact-domain-pl | E | Web addresses that end in .pl belong to which country? | Paraguay | *Poland | Philippines | Palau
fact-domain-pt | E | Web addresses that end in .pt belong to which country? | Panama | Poland | *Portugal | Paraguay
fact-domain-sa | E | Web addresses that end in .sa belong to which country? | South Sudan | Slovenia | Solomon Islands | *Saudi Arabia
fact-domain-sc | H | Web addresses that end in .sc belong to which country? | Slovenia | *Seychelles | Solomon Islands | Sierra Leone
fact-domain-sd | M | Web addresses that end in .sd belong to which country? | Seychelles | Saudi Arabia | Somalia | *Sudan
fact-domain-si | M | Web addresses that end in .si belong to which country? | Slovakia | San Marino | *Slovenia | Seychelles
fact-domain-sk | M | Web addresses that end in .sk belong to which country? | *Slovakia | Singapore | South Sudan | Sweden
fact-domain-sl | H | Web addresses that end in .sl belong to which country? | *Sierra Leone | Suriname | Seychelles | Solomon Islands
fact-domain-sm | M | Web addresses that end in .sm belong to which country? | Saudi Arabia | São Tomé and Príncipe | Sudan | *San Marino
fact-domain-so | M | Web addresses that end in .so belong to which country? | Sweden | Slovenia | *Somalia | São Tomé and Príncipe
fact-domain-ss | M | Web addresses that end in .ss belong to which country? | Seychelles | *South Sudan | São Tomé and Príncipe | Somalia
fact-domain-st | H | Web addresses that end in .st belong to which country? | Somalia | San Marino | *São Tomé and Príncipe | Sierra Leone
fact-domain-tg | H | Web addresses that end in .tg belong to which country? | Turkey | Turkmenistan | Tajikistan | *Togo
fact-domain-th | E | Web addresses that end in .th belong to which country? | Tunisia | *Thailand | Turkmenistan | Trinidad and Tobago
fact-domain-tm | M | Web addresses that end in .tm belong to which country? | *Turkmenistan | Tanzania | Tuvalu | Trinidad and Tobago
fact-domain-tr | E | Web addresses that end in .tr belong to which country? | Tanzania | Turkmenistan | Thailand | *Turkey
fact-domain-us | E | Web addresses that end in .us belong to which country? | Uganda | *United States | Uzbekistan | Uruguay
fact-domain-uy | M | Web addresses that end in .uy belong to which country? | United States | Uzbekistan | *Uruguay | Ukraine
fact-domain-uz | M | Web addresses that end in .uz belong to which country? | *Uzbekistan | Uruguay | Ukraine | Uganda
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-dialling-ad | H | Which country do you call with the dialling code +376? | San Marino | France | Malta | *Andorra
fact-dialling-ae | H | Which country do you call with the dialling code +971? | Azerbaijan | Oman | *United Arab Emirates | Saudi Arabia
fact-dialling-af | H | Which country do you call with the dialling code +93? | Turkmenistan | *Afghanistan | Tajikistan | China
fact-dialling-ag | H | Which country do you call with the dialling code +1268? | *Antigua and Barbuda | Saint Vincent and the Grenadines | Dominica | Grenada
fact-dialling-al | H | Which country do you call with the dialling code +355? | North Macedonia | Greece | *Albania | Serbia
fact-dialling-au | M | Which country do you call with the dialling code +61? | East Timor | *Australia | Papua New Guinea | Vanuatu
fact-dialling-az | H | Which country do you call with the dialling code +994? | Armenia | Jordan | Georgia | *Azerbaijan
fact-dialling-ba | H | Which country do you call with the dialling code +387? | *Bosnia and Herzegovina | Bulgaria | Montenegro | Croatia
fact-dialling-bj | H | Which country do you call with the dialling code +229? | Niger | Sierra Leone | *Benin | Togo
fact-dialling-bw | H | Which country do you call with the dialling code +267? | *Botswana | Lesotho | Zambia | Eswatini
fact-dialling-by | H | Which country do you call with the dialling code +375? | Latvia | *Belarus | Poland | Ukraine
fact-dialling-bz | H | Which country do you call with the dialling code +501? | Mexico | Honduras | El Salvador | *Belize
fact-dialling-cd | H | Which country do you call with the dialling code +243? | Angola | Central African Republic | *DR Congo | South Sudan
fact-dialling-cg | H | Which country do you call with the dialling code +242? | DR Congo | South Sudan | Central African Republic | *Republic of the Congo
fact-dialling-ch | M | Which country do you call with the dialling code +41? | *Switzerland | Austria | Liechtenstein | Germany
fact-dialling-cm | M | Which country do you call with the dialling code +237? | Equatorial Guinea | *Cameroon | Republic of the Congo | Gabon
fact-dialling-co | H | Which country do you call with the dialling code +57? | *Colombia | Peru | Venezuela | Panama
fact-dialling-cu | M | Which country do you call with the dialling code +53? | Dominican Republic | Trinidad and Tobago | Haiti | *Cuba
fact-dialling-cv | H | Which country do you call with the dialling code +238? | Gambia | *Cape Verde | Togo | Liberia
fact-dialling-de | M | Which country do you call with the dialling code +49? | France | Poland | *Germany | Czechia
fact-dialling-dk | M | Which country do you call with the dialling code +45? | Germany | *Denmark | Iceland | Ireland
fact-dialling-dz | H | Which country do you call with the dialling code +213? | Libya | Mali | Tunisia | *Algeria
fact-dialling-ee | H | Which country do you call with the dialling code +372? | *Estonia | Iceland | Latvia | Russia
fact-dialling-eg | M | Which country do you call with the dialling code +20? | Morocco | Libya | *Egypt | Algeria
fact-dialling-et | M | Which country do you call with the dialling code +251? | Djibouti | Sudan | *Ethiopia | Kenya
fact-dialling-fm | H | Which country do you call with the dialling code +691? | Marshall Islands | Kiribati | Tonga | *Micronesia
fact-dialling-fr | M | Which country do you call with the dialling code +33? | Luxembourg | *France | Germany | Italy
fact-dialling-gm | H | Which country do you call with the dialling code +220? | *Gambia | Liberia | Guinea-Bissau | Senegal
fact-dialling-gq | H | Which country do you call with the dialling code +240? | South Sudan | Republic of the Congo | *Equatorial Guinea | Cameroon
fact-dialling-gr | M | Which country do you call with the dialling code +30? | Albania | Italy | Portugal | *Greece
fact-dialling-gy | H | Which country do you call with the dialling code +592? | Brazil | *Guyana | Paraguay | Uruguay
fact-dialling-ht | H | Which country do you call with the dialling code +509? | *Haiti | Jamaica | Trinidad and Tobago | Dominica
fact-dialling-hu | H | Which country do you call with the dialling code +36? | Slovakia | Serbia | *Hungary | Romania
fact-dialling-id | H | Which country do you call with the dialling code +62? | Thailand | *Indonesia | Philippines | Myanmar
fact-dialling-ie | M | Which country do you call with the dialling code +353? | Estonia | Latvia | Lithuania | *Ireland
fact-dialling-il | H | Which country do you call with the dialling code +972? | *Israel | Syria | Armenia | Kuwait
fact-dialling-in | M | Which country do you call with the dialling code +91? | Bangladesh | *India | Pakistan | Bhutan
fact-dialling-ir | H | Which country do you call with the dialling code +98? | Turkey | Azerbaijan | *Iran | Iraq
fact-dialling-jp | M | Which country do you call with the dialling code +81? | Philippines | South Korea | Mongolia | *Japan
fact-dialling-kg | H | Which country do you call with the dialling code +996? | *Kyrgyzstan | China | Turkmenistan | Uzbekistan
fact-dialling-ki | H | Which country do you call with the dialling code +686? | Palau | Tonga | Micronesia | *Kiribati
fact-dialling-km | H | Which country do you call with the dialling code +269? | *Comoros | Seychelles | Eritrea | Mauritius
fact-dialling-kp | H | Which country do you call with the dialling code +850? | South Korea | *North Korea | Tajikistan | Japan
fact-dialling-kr | M | Which country do you call with the dialling code +82? | China | Mongolia | *South Korea | Jordan
fact-dialling-li | H | Which country do you call with the dialling code +423? | *Liechtenstein | Belgium | Monaco | Austria
fact-dialling-ls | H | Which country do you call with the dialling code +266? | Namibia | *Lesotho | Equatorial Guinea | South Africa
fact-dialling-lv | H | Which country do you call with the dialling code +371? | Russia | Lithuania | *Latvia | Denmark
fact-dialling-mc | H | Which country do you call with the dialling code +377? | Belgium | Netherlands | France | *Monaco
fact-dialling-mg | H | Which country do you call with the dialling code +261? | *Madagascar | Somalia | Kenya | Mozambique
fact-dialling-mh | H | Which country do you call with the dialling code +692? | Palau | *Marshall Islands | Tonga | Kiribati
fact-dialling-ml | H | Which country do you call with the dialling code +223? | Niger | Mauritania | *Mali | Burkina Faso
fact-dialling-mn | H | Which country do you call with the dialling code +976? | Russia | China | Japan | *Mongolia
fact-dialling-mr | H | Which country do you call with the dialling code +222? | Algeria | *Mauritania | Mali | Niger
fact-dialling-mt | H | Which country do you call with the dialling code +356? | Andorra | Italy | Portugal | *Malta
fact-dialling-mv | H | Which country do you call with the dialling code +960? | *Maldives | Sri Lanka | Nepal | Pakistan
fact-dialling-mx | M | Which country do you call with the dialling code +52? | Guatemala | United States | *Mexico | Nicaragua
fact-dialling-my | H | Which country do you call with the dialling code +60? | Indonesia | *Malaysia | Thailand | Vietnam
fact-dialling-mz | H | Which country do you call with the dialling code +258? | *Mozambique | Eswatini | Tanzania | Zambia
fact-dialling-no | M | Which country do you call with the dialling code +47? | Finland | Ireland | *Norway | Iceland
fact-dialling-nr | H | Which country do you call with the dialling code +674? | Palau | Micronesia | Kiribati | *Nauru
fact-dialling-om | H | Which country do you call with the dialling code +968? | Turkey | Syria | Iraq | *Oman
fact-dialling-pa | H | Which country do you call with the dialling code +507? | Belize | Guatemala | *Panama | Nicaragua
fact-dialling-pt | M | Which country do you call with the dialling code +351? | Italy | *Portugal | Malta | Spain
fact-dialling-pw | H | Which country do you call with the dialling code +680? | *Palau | Tonga | Marshall Islands | Kiribati
fact-dialling-qa | H | Which country do you call with the dialling code +974? | Lebanon | *Qatar | Georgia | Kuwait
fact-dialling-sb | H | Which country do you call with the dialling code +677? | *Solomon Islands | New Zealand | Vanuatu | Fiji
fact-dialling-so | H | Which country do you call with the dialling code +252? | Ethiopia | Zambia | *Somalia | Djibouti
fact-dialling-sr | H | Which country do you call with the dialling code +597? | Brazil | Uruguay | Ecuador | *Suriname
fact-dialling-ss | H | Which country do you call with the dialling code +211? | Central African Republic | Ethiopia | Sudan | *South Sudan
fact-dialling-sy | H | Which country do you call with the dialling code +963? | Lebanon | *Syria | Israel | Turkey
fact-dialling-td | H | Which country do you call with the dialling code +235? | *Chad | Sudan | Niger | Nigeria
fact-dialling-tg | H | Which country do you call with the dialling code +228? | Burkina Faso | Sierra Leone | *Togo | Guinea-Bissau
fact-dialling-tj | H | Which country do you call with the dialling code +992? | Turkmenistan | Afghanistan | China | *Tajikistan
fact-dialling-tm | H | Which country do you call with the dialling code +993? | *Turkmenistan | Iran | Uzbekistan | Tajikistan
fact-dialling-tn | H | Which country do you call with the dialling code +216? | Senegal | *Tunisia | Sudan | Algeria
fact-dialling-tt | H | Which country do you call with the dialling code +1868? | Saint Lucia | Dominican Republic | *Trinidad and Tobago | Haiti
fact-dialling-uz | H | Which country do you call with the dialling code +998? | Kyrgyzstan | *Uzbekistan | Kazakhstan | Turkmenistan
fact-dialling-vc | H | Which country do you call with the dialling code +1784? | Barbados | Saint Kitts and Nevis | *Saint Vincent and the Grenadines | Grenada
fact-dialling-za | M | Which country do you call with the dialling code +27? | *South Africa | Eswatini | Namibia | Mozambique
fact-dialling-zw | H | Which country do you call with the dialling code +263? | Mozambique | Kenya | Zambia | *Zimbabwe
`,
  ),
];
