// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const bordersFacts = [
  ...readBank(
    'Geography',
    `
fact-neighbour-ae | H | Which of these countries has a land border with the United Arab Emirates? | Yemen | Jordan | *Oman | Turkey
fact-neighbour-af | M | Which of these countries has a land border with Afghanistan? | Nepal | Sri Lanka | Bangladesh | *Pakistan
fact-neighbour-al | M | Which of these countries has a land border with Albania? | Moldova | *Greece | Slovenia | Bulgaria
fact-neighbour-am | H | Which of these countries has a land border with Armenia? | *Georgia | Oman | Iraq | United Arab Emirates
fact-neighbour-ao | M | Which of these countries has a land border with Angola? | Chad | Gabon | Cameroon | *Republic of the Congo
fact-neighbour-ar | M | Which of these countries has a land border with Argentina? | *Paraguay | Colombia | Guyana | Ecuador
fact-neighbour-at | M | Which of these countries has a land border with Austria? | Portugal | Latvia | *Slovenia | Serbia
fact-neighbour-az | H | Which of these countries has a land border with Azerbaijan? | United Arab Emirates | *Russia | Saudi Arabia | Yemen
fact-neighbour-ba | M | Which of these countries has a land border with Bosnia and Herzegovina? | Slovakia | *Montenegro | Bulgaria | Estonia
fact-neighbour-bd | M | Which of these countries has a land border with Bangladesh? | Pakistan | Tajikistan | Maldives | *Myanmar
fact-neighbour-be | M | Which of these countries has a land border with Belgium? | Albania | Liechtenstein | *Germany | Monaco
fact-neighbour-bf | M | Which of these countries has a land border with Burkina Faso? | *Benin | Sierra Leone | Guinea | Guinea-Bissau
fact-neighbour-bg | M | Which of these countries has a land border with Bulgaria? | *Greece | Hungary | Montenegro | Croatia
fact-neighbour-bi | H | Which of these countries has a land border with Burundi? | Malawi | *Tanzania | Zimbabwe | Uganda
fact-neighbour-bj | M | Which of these countries has a land border with Benin? | Guinea | Guinea-Bissau | *Nigeria | Liberia
fact-neighbour-bn | H | Which of these countries has a land border with Brunei? | Thailand | East Timor | Vietnam | *Malaysia
fact-neighbour-bo | M | Which of these countries has a land border with Bolivia? | Colombia | *Brazil | Guyana | Suriname
fact-neighbour-bt | H | Which of these countries has a land border with Bhutan? | *India | Maldives | Nepal | Sri Lanka
fact-neighbour-bw | M | Which of these countries has a land border with Botswana? | Madagascar | Kenya | *Zimbabwe | South Sudan
fact-neighbour-by | M | Which of these countries has a land border with Belarus? | Bulgaria | Greece | Germany | *Russia
fact-neighbour-bz | H | Which of these countries has a land border with Belize? | El Salvador | Honduras | Nicaragua | *Mexico
fact-neighbour-cd | M | Which of these countries has a land border with DR Congo? | *Rwanda | Gabon | Sudan | Chad
fact-neighbour-cf | M | Which of these countries has a land border with the Central African Republic? | São Tomé and Príncipe | Somalia | *Chad | Botswana
fact-neighbour-cg | M | Which of these countries has a land border with the Republic of the Congo? | Ivory Coast | *Cameroon | Zimbabwe | South Sudan
fact-neighbour-ch | M | Which of these countries has a land border with Switzerland? | *Austria | Moldova | Monaco | Estonia
fact-neighbour-ci | M | Which of these countries has a land border with Ivory Coast? | Mauritania | Sierra Leone | Togo | *Burkina Faso
fact-neighbour-cl | M | Which of these countries has a land border with Chile? | Suriname | *Bolivia | Venezuela | Brazil
fact-neighbour-cm | M | Which of these countries has a land border with Cameroon? | Zimbabwe | Angola | *Nigeria | Botswana
fact-neighbour-cn | M | Which of these countries has a land border with China? | Japan | Thailand | *North Korea | Yemen
fact-neighbour-co | M | Which of these countries has a land border with Colombia? | Guyana | Argentina | Bolivia | *Venezuela
fact-neighbour-cr | H | Which of these countries has a land border with Costa Rica? | Dominican Republic | *Panama | Belize | Honduras
fact-neighbour-cz | M | Which of these countries has a land border with Czechia? | *Slovakia | Hungary | Slovenia | Serbia
fact-neighbour-de | M | Which of these countries has a land border with Germany? | Liechtenstein | Finland | *Luxembourg | Sweden
fact-neighbour-dj | H | Which of these countries has a land border with Djibouti? | *Somalia | Comoros | Mauritius | Zimbabwe
fact-neighbour-do | H | Which of these countries has a land border with the Dominican Republic? | Barbados | Saint Vincent and the Grenadines | Trinidad and Tobago | *Haiti
fact-neighbour-dz | M | Which of these countries has a land border with Algeria? | Sudan | *Libya | DR Congo | Ethiopia
fact-neighbour-ec | M | Which of these countries has a land border with Ecuador? | Suriname | Venezuela | Bolivia | *Peru
fact-neighbour-ee | M | Which of these countries has a land border with Estonia? | Norway | *Russia | Ireland | Sweden
fact-neighbour-eg | M | Which of these countries has a land border with Egypt? | *Sudan | Tunisia | Nigeria | Mauritania
fact-neighbour-er | M | Which of these countries has a land border with Eritrea? | Burundi | Somalia | *Sudan | Rwanda
fact-neighbour-et | M | Which of these countries has a land border with Ethiopia? | *South Sudan | Uganda | Tanzania | Zambia
fact-neighbour-fi | M | Which of these countries has a land border with Finland? | Estonia | Poland | Lithuania | *Sweden
fact-neighbour-ga | M | Which of these countries has a land border with Gabon? | Central African Republic | *Republic of the Congo | Guinea | Angola
fact-neighbour-ge | H | Which of these countries has a land border with Georgia? | Yemen | Saudi Arabia | *Turkey | United Arab Emirates
fact-neighbour-gh | M | Which of these countries has a land border with Ghana? | Sierra Leone | *Burkina Faso | Senegal | Benin
fact-neighbour-gm | H | Which of these countries has a land border with the Gambia? | *Senegal | Togo | Liberia | Ghana
fact-neighbour-gn | M | Which of these countries has a land border with Guinea? | Burkina Faso | Niger | *Sierra Leone | Nigeria
fact-neighbour-gq | H | Which of these countries has a land border with Equatorial Guinea? | Chad | Central African Republic | DR Congo | *Cameroon
fact-neighbour-gr | M | Which of these countries has a land border with Greece? | *Turkey | Portugal | Andorra | Hungary
fact-neighbour-gt | M | Which of these countries has a land border with Guatemala? | Panama | *El Salvador | Trinidad and Tobago | Dominican Republic
fact-neighbour-gw | H | Which of these countries has a land border with Guinea-Bissau? | Ghana | Liberia | Benin | *Senegal
fact-neighbour-gy | M | Which of these countries has a land border with Guyana? | Peru | Bolivia | *Brazil | Argentina
fact-neighbour-hn | M | Which of these countries has a land border with Honduras? | Jamaica | Dominican Republic | *Guatemala | Mexico
fact-neighbour-hr | M | Which of these countries has a land border with Croatia? | Latvia | *Slovenia | Lithuania | Albania
fact-neighbour-ht | H | Which of these countries has a land border with Haiti? | *Dominican Republic | Saint Vincent and the Grenadines | Barbados | Antigua and Barbuda
fact-neighbour-hu | M | Which of these countries has a land border with Hungary? | Czechia | Poland | Lithuania | *Serbia
fact-neighbour-id | M | Which of these countries has a land border with Indonesia? | Vietnam | *Papua New Guinea | Cambodia | Brunei
fact-neighbour-in | M | Which of these countries has a land border with India? | Indonesia | Russia | *Bangladesh | Saudi Arabia
fact-neighbour-iq | M | Which of these countries has a land border with Iraq? | *Turkey | Azerbaijan | Armenia | Yemen
fact-neighbour-ir | M | Which of these countries has a land border with Iran? | Maldives | Nepal | Sri Lanka | *Turkey
fact-neighbour-it | M | Which of these countries has a land border with Italy? | Norway | Germany | Andorra | *Slovenia
fact-neighbour-jo | H | Which of these countries has a land border with Jordan? | *Saudi Arabia | Yemen | Armenia | Georgia
fact-neighbour-ke | M | Which of these countries has a land border with Kenya? | Mozambique | *South Sudan | Madagascar | Eritrea
fact-neighbour-kg | M | Which of these countries has a land border with Kyrgyzstan? | Cambodia | Oman | *Uzbekistan | Malaysia
fact-neighbour-kh | M | Which of these countries has a land border with Cambodia? | Kyrgyzstan | Myanmar | *Laos | Indonesia
fact-neighbour-kp | M | Which of these countries has a land border with North Korea? | Nepal | United Arab Emirates | Jordan | *China
fact-neighbour-kw | H | Which of these countries has a land border with Kuwait? | *Saudi Arabia | Azerbaijan | Armenia | United Arab Emirates
fact-neighbour-kz | M | Which of these countries has a land border with Kazakhstan? | India | *Russia | Iran | Mongolia
fact-neighbour-la | M | Which of these countries has a land border with Laos? | *Vietnam | Singapore | Malaysia | Philippines
fact-neighbour-li | M | Which of these countries has a land border with Liechtenstein? | Luxembourg | *Austria | Germany | Belgium
fact-neighbour-lr | M | Which of these countries has a land border with Liberia? | Ghana | Guinea-Bissau | Benin | *Guinea
fact-neighbour-ls | H | Which of these countries has a land border with Lesotho? | Burundi | Botswana | *South Africa | Equatorial Guinea
fact-neighbour-lt | M | Which of these countries has a land border with Lithuania? | *Poland | Norway | Iceland | Finland
fact-neighbour-lu | M | Which of these countries has a land border with Luxembourg? | Andorra | Liechtenstein | Monaco | *Germany
fact-neighbour-lv | M | Which of these countries has a land border with Latvia? | Bosnia and Herzegovina | Norway | *Lithuania | Czechia
fact-neighbour-ly | M | Which of these countries has a land border with Libya? | Nigeria | *Tunisia | DR Congo | Tanzania
fact-neighbour-md | M | Which of these countries has a land border with Moldova? | Estonia | North Macedonia | Switzerland | *Romania
fact-neighbour-me | M | Which of these countries has a land border with Montenegro? | Switzerland | North Macedonia | *Albania | Moldova
fact-neighbour-mk | M | Which of these countries has a land border with North Macedonia? | *Greece | Romania | Bosnia and Herzegovina | Belgium
fact-neighbour-ml | M | Which of these countries has a land border with Mali? | Togo | *Niger | Gambia | Sierra Leone
fact-neighbour-mm | M | Which of these countries has a land border with Myanmar? | Brunei | Indonesia | *China | Singapore
fact-neighbour-mn | M | Which of these countries has a land border with Mongolia? | *Russia | Pakistan | Japan | North Korea
fact-neighbour-mr | M | Which of these countries has a land border with Mauritania? | Niger | Benin | Liberia | *Algeria
fact-neighbour-mw | M | Which of these countries has a land border with Malawi? | Uganda | *Tanzania | Madagascar | Kenya
fact-neighbour-mx | M | Which of these countries has a land border with Mexico? | Panama | Honduras | Canada | *Guatemala
fact-neighbour-my | M | Which of these countries has a land border with Malaysia? | Cambodia | Oman | *Brunei | Myanmar
fact-neighbour-mz | M | Which of these countries has a land border with Mozambique? | *Zimbabwe | Somalia | Uganda | Rwanda
fact-neighbour-na | M | Which of these countries has a land border with Namibia? | Somalia | *Zambia | Mozambique | Mauritania
fact-neighbour-ne | M | Which of these countries has a land border with Niger? | Ivory Coast | Senegal | *Benin | Liberia
fact-neighbour-ng | M | Which of these countries has a land border with Nigeria? | Liberia | Mali | Ivory Coast | *Cameroon
fact-neighbour-ni | M | Which of these countries has a land border with Nicaragua? | *Honduras | Guatemala | Belize | Bahamas
fact-neighbour-no | M | Which of these countries has a land border with Norway? | Germany | *Finland | Latvia | Italy
fact-neighbour-np | M | Which of these countries has a land border with Nepal? | Afghanistan | *India | Sri Lanka | Pakistan
fact-neighbour-om | M | Which of these countries has a land border with Oman? | Turkey | Kuwait | *Yemen | Iraq
fact-neighbour-pa | H | Which of these countries has a land border with Panama? | Nicaragua | Dominican Republic | Haiti | *Colombia
fact-neighbour-pe | M | Which of these countries has a land border with Peru? | *Chile | Paraguay | Argentina | Guyana
fact-neighbour-pg | H | Which of these countries has a land border with Papua New Guinea? | *Indonesia | Samoa | Australia | Vanuatu
fact-neighbour-pk | M | Which of these countries has a land border with Pakistan? | Maldives | Nepal | Turkey | *Iran
fact-neighbour-pl | M | Which of these countries has a land border with Poland? | Italy | Slovenia | *Belarus | Romania
fact-neighbour-py | M | Which of these countries has a land border with Paraguay? | Suriname | *Argentina | Peru | Venezuela
fact-neighbour-qa | H | Which of these countries has a land border with Qatar? | Armenia | *Saudi Arabia | Azerbaijan | Kuwait
fact-neighbour-ro | M | Which of these countries has a land border with Romania? | Montenegro | Croatia | *Moldova | Italy
fact-neighbour-rs | M | Which of these countries has a land border with Serbia? | Latvia | Austria | Portugal | *Bulgaria
fact-neighbour-ru | M | Which of these countries has a land border with Russia? | *Mongolia | Pakistan | Myanmar | Saudi Arabia
fact-neighbour-rw | H | Which of these countries has a land border with Rwanda? | *Burundi | Djibouti | Malawi | Madagascar
fact-neighbour-sa | M | Which of these countries has a land border with Saudi Arabia? | Kazakhstan | *Oman | Armenia | Azerbaijan
fact-neighbour-sd | M | Which of these countries has a land border with Sudan? | DR Congo | Niger | *Eritrea | Algeria
fact-neighbour-se | M | Which of these countries has a land border with Sweden? | Ireland | Italy | Germany | *Norway
fact-neighbour-si | M | Which of these countries has a land border with Slovenia? | Belgium | Montenegro | *Italy | North Macedonia
fact-neighbour-sk | M | Which of these countries has a land border with Slovakia? | Ireland | Slovenia | Latvia | *Poland
fact-neighbour-sl | H | Which of these countries has a land border with Sierra Leone? | Burkina Faso | *Guinea | Ghana | Senegal
fact-neighbour-sm | M | Which of these countries has a land border with San Marino? | *Italy | Monaco | Malta | Liechtenstein
fact-neighbour-sn | M | Which of these countries has a land border with Senegal? | Liberia | Ghana | *Gambia | Ivory Coast
fact-neighbour-so | M | Which of these countries has a land border with Somalia? | Malawi | *Djibouti | Madagascar | Eritrea
fact-neighbour-sr | M | Which of these countries has a land border with Suriname? | Colombia | Uruguay | Peru | *Brazil
fact-neighbour-ss | M | Which of these countries has a land border with South Sudan? | *Kenya | Cameroon | Somalia | Chad
fact-neighbour-sv | H | Which of these countries has a land border with El Salvador? | Belize | Panama | Costa Rica | *Honduras
fact-neighbour-sz | H | Which of these countries has a land border with Eswatini? | *Mozambique | Rwanda | Lesotho | Namibia
fact-neighbour-td | M | Which of these countries has a land border with Chad? | Republic of the Congo | *Nigeria | Equatorial Guinea | Mali
fact-neighbour-tg | H | Which of these countries has a land border with Togo? | Sierra Leone | Ivory Coast | *Benin | Liberia
fact-neighbour-th | M | Which of these countries has a land border with Thailand? | Yemen | Brunei | Philippines | *Cambodia
fact-neighbour-tj | M | Which of these countries has a land border with Tajikistan? | Kazakhstan | *Uzbekistan | Jordan | Turkmenistan
fact-neighbour-tl | H | Which of these countries has a land border with East Timor? | *Indonesia | Philippines | Malaysia | Laos
fact-neighbour-tm | M | Which of these countries has a land border with Turkmenistan? | Yemen | Thailand | *Kazakhstan | Kyrgyzstan
fact-neighbour-tn | M | Which of these countries has a land border with Tunisia? | Sudan | *Algeria | Malawi | Benin
fact-neighbour-tr | M | Which of these countries has a land border with Turkey? | Jordan | Saudi Arabia | *Greece | United Arab Emirates
fact-neighbour-tz | M | Which of these countries has a land border with Tanzania? | Zimbabwe | Somalia | Djibouti | *Malawi
fact-neighbour-ug | M | Which of these countries has a land border with Uganda? | *DR Congo | Zimbabwe | Ethiopia | Madagascar
fact-neighbour-uy | M | Which of these countries has a land border with Uruguay? | Venezuela | *Argentina | Ecuador | Bolivia
fact-neighbour-uz | M | Which of these countries has a land border with Uzbekistan? | Japan | Philippines | Malaysia | *Turkmenistan
fact-neighbour-ve | M | Which of these countries has a land border with Venezuela? | *Guyana | Paraguay | Ecuador | Peru
fact-neighbour-vn | M | Which of these countries has a land border with Vietnam? | Indonesia | Philippines | *Cambodia | Thailand
fact-neighbour-ye | M | Which of these countries has a land border with Yemen? | Iraq | Jordan | United Arab Emirates | *Saudi Arabia
fact-neighbour-za | M | Which of these countries has a land border with South Africa? | *Namibia | Mauritania | Angola | Tanzania
fact-neighbour-zm | M | Which of these countries has a land border with Zambia? | Madagascar | Burundi | *Mozambique | Uganda
fact-neighbour-zw | M | Which of these countries has a land border with Zimbabwe? | Malawi | *Zambia | Eritrea | Tanzania
`,
  ),
  ...readBank(
    'Geography',
    `
fact-no-neighbour-af | M | Which of these countries does NOT border Afghanistan? | Tajikistan | *Nepal | Iran | Uzbekistan
fact-no-neighbour-al | M | Which of these countries does NOT border Albania? | Montenegro | North Macedonia | *Bosnia and Herzegovina | Greece
fact-no-neighbour-am | H | Which of these countries does NOT border Armenia? | *Kuwait | Georgia | Turkey | Azerbaijan
fact-no-neighbour-ao | M | Which of these countries does NOT border Angola? | DR Congo | Zambia | Republic of the Congo | *Chad
fact-no-neighbour-ar | M | Which of these countries does NOT border Argentina? | Uruguay | *Ecuador | Paraguay | Chile
fact-no-neighbour-at | M | Which of these countries does NOT border Austria? | *Serbia | Slovenia | Czechia | Italy
fact-no-neighbour-az | H | Which of these countries does NOT border Azerbaijan? | Georgia | Iran | Russia | *Kuwait
fact-no-neighbour-ba | M | Which of these countries does NOT border Bosnia and Herzegovina? | Montenegro | Serbia | *Bulgaria | Croatia
fact-no-neighbour-bf | M | Which of these countries does NOT border Burkina Faso? | *Guinea | Mali | Togo | Ghana
fact-no-neighbour-bg | M | Which of these countries does NOT border Bulgaria? | Serbia | Romania | Turkey | *Albania
fact-no-neighbour-bi | H | Which of these countries does NOT border Burundi? | Tanzania | Rwanda | *Uganda | DR Congo
fact-no-neighbour-bj | M | Which of these countries does NOT border Benin? | Niger | *Sierra Leone | Nigeria | Burkina Faso
fact-no-neighbour-bo | M | Which of these countries does NOT border Bolivia? | *Ecuador | Argentina | Brazil | Chile
fact-no-neighbour-br | M | Which of these countries does NOT border Brazil? | Argentina | Peru | *Ecuador | Guyana
fact-no-neighbour-bw | M | Which of these countries does NOT border Botswana? | Namibia | Zimbabwe | Zambia | *Lesotho
fact-no-neighbour-by | M | Which of these countries does NOT border Belarus? | Latvia | *Romania | Russia | Lithuania
fact-no-neighbour-cd | M | Which of these countries does NOT border DR Congo? | *Gabon | South Sudan | Uganda | Angola
fact-no-neighbour-cf | M | Which of these countries does NOT border the Central African Republic? | South Sudan | *São Tomé and Príncipe | DR Congo | Sudan
fact-no-neighbour-cg | M | Which of these countries does NOT border the Republic of the Congo? | Gabon | Cameroon | *Equatorial Guinea | Angola
fact-no-neighbour-ch | M | Which of these countries does NOT border Switzerland? | Germany | Liechtenstein | Austria | *Monaco
fact-no-neighbour-ci | M | Which of these countries does NOT border Ivory Coast? | Burkina Faso | Ghana | Liberia | *Nigeria
fact-no-neighbour-cl | M | Which of these countries does NOT border Chile? | Argentina | Peru | *Colombia | Bolivia
fact-no-neighbour-cm | M | Which of these countries does NOT border Cameroon? | Nigeria | *São Tomé and Príncipe | Republic of the Congo | Gabon
fact-no-neighbour-cn | M | Which of these countries does NOT border China? | *Japan | Mongolia | Myanmar | Vietnam
fact-no-neighbour-co | M | Which of these countries does NOT border Colombia? | Ecuador | Venezuela | *Paraguay | Peru
fact-no-neighbour-cz | M | Which of these countries does NOT border Czechia? | Poland | *Slovenia | Slovakia | Germany
fact-no-neighbour-de | M | Which of these countries does NOT border Germany? | *Liechtenstein | Poland | Austria | Luxembourg
fact-no-neighbour-dj | H | Which of these countries does NOT border Djibouti? | Ethiopia | Eritrea | Somalia | *Rwanda
fact-no-neighbour-dz | M | Which of these countries does NOT border Algeria? | Tunisia | Mali | Libya | *Egypt
fact-no-neighbour-er | M | Which of these countries does NOT border Eritrea? | Djibouti | *Burundi | Ethiopia | Sudan
fact-no-neighbour-et | M | Which of these countries does NOT border Ethiopia? | Sudan | Kenya | *Tanzania | Somalia
fact-no-neighbour-fi | M | Which of these countries does NOT border Finland? | *Latvia | Russia | Norway | Sweden
fact-no-neighbour-ga | M | Which of these countries does NOT border Gabon? | Cameroon | Republic of the Congo | *South Sudan | Equatorial Guinea
fact-no-neighbour-ge | H | Which of these countries does NOT border Georgia? | Armenia | Russia | Azerbaijan | *Jordan
fact-no-neighbour-gh | M | Which of these countries does NOT border Ghana? | *Liberia | Burkina Faso | Ivory Coast | Togo
fact-no-neighbour-gn | M | Which of these countries does NOT border Guinea? | Mali | *Ghana | Senegal | Ivory Coast
fact-no-neighbour-gr | M | Which of these countries does NOT border Greece? | North Macedonia | *Andorra | Albania | Bulgaria
fact-no-neighbour-gt | M | Which of these countries does NOT border Guatemala? | Mexico | Belize | *Costa Rica | Honduras
fact-no-neighbour-gy | M | Which of these countries does NOT border Guyana? | *Paraguay | Suriname | Venezuela | Brazil
fact-no-neighbour-hn | M | Which of these countries does NOT border Honduras? | Guatemala | Nicaragua | El Salvador | *Costa Rica
fact-no-neighbour-hr | M | Which of these countries does NOT border Croatia? | Montenegro | Slovenia | *Romania | Hungary
fact-no-neighbour-hu | M | Which of these countries does NOT border Hungary? | *Portugal | Croatia | Slovenia | Austria
fact-no-neighbour-id | M | Which of these countries does NOT border Indonesia? | Papua New Guinea | Malaysia | East Timor | *Myanmar
fact-no-neighbour-in | M | Which of these countries does NOT border India? | Myanmar | *Maldives | Nepal | Pakistan
fact-no-neighbour-iq | M | Which of these countries does NOT border Iraq? | Jordan | Turkey | *Azerbaijan | Kuwait
fact-no-neighbour-ir | M | Which of these countries does NOT border Iran? | Azerbaijan | *Nepal | Afghanistan | Armenia
fact-no-neighbour-it | M | Which of these countries does NOT border Italy? | *Malta | Austria | Switzerland | Slovenia
fact-no-neighbour-ke | M | Which of these countries does NOT border Kenya? | Somalia | Tanzania | Uganda | *Zimbabwe
fact-no-neighbour-kg | M | Which of these countries does NOT border Kyrgyzstan? | *Cambodia | Tajikistan | Kazakhstan | China
fact-no-neighbour-kh | M | Which of these countries does NOT border Cambodia? | Vietnam | Thailand | *Myanmar | Laos
fact-no-neighbour-kz | M | Which of these countries does NOT border Kazakhstan? | Russia | China | Uzbekistan | *Indonesia
fact-no-neighbour-la | M | Which of these countries does NOT border Laos? | Vietnam | *Indonesia | China | Myanmar
fact-no-neighbour-lr | M | Which of these countries does NOT border Liberia? | *Togo | Ivory Coast | Guinea | Sierra Leone
fact-no-neighbour-lt | M | Which of these countries does NOT border Lithuania? | Belarus | Latvia | Russia | *Estonia
fact-no-neighbour-lv | M | Which of these countries does NOT border Latvia? | Estonia | Lithuania | *Finland | Belarus
fact-no-neighbour-ly | M | Which of these countries does NOT border Libya? | Algeria | *South Africa | Egypt | Sudan
fact-no-neighbour-me | M | Which of these countries does NOT border Montenegro? | Serbia | *Bulgaria | Bosnia and Herzegovina | Croatia
fact-no-neighbour-mk | M | Which of these countries does NOT border North Macedonia? | Serbia | Bulgaria | Greece | *Croatia
fact-no-neighbour-ml | M | Which of these countries does NOT border Mali? | *Benin | Ivory Coast | Algeria | Guinea
fact-no-neighbour-mm | M | Which of these countries does NOT border Myanmar? | Thailand | China | *Philippines | Bangladesh
fact-no-neighbour-mr | M | Which of these countries does NOT border Mauritania? | *Niger | Mali | Algeria | Senegal
fact-no-neighbour-mw | M | Which of these countries does NOT border Malawi? | Mozambique | Tanzania | *Zimbabwe | Zambia
fact-no-neighbour-my | M | Which of these countries does NOT border Malaysia? | Indonesia | Brunei | Thailand | *Philippines
fact-no-neighbour-mz | M | Which of these countries does NOT border Mozambique? | Eswatini | *Somalia | Tanzania | Zimbabwe
fact-no-neighbour-na | M | Which of these countries does NOT border Namibia? | Zambia | Botswana | South Africa | *Eswatini
fact-no-neighbour-ne | M | Which of these countries does NOT border Niger? | Burkina Faso | *Guinea | Algeria | Chad
fact-no-neighbour-ng | M | Which of these countries does NOT border Nigeria? | *Mali | Cameroon | Benin | Chad
fact-no-neighbour-no | M | Which of these countries does NOT border Norway? | Russia | Finland | *Iceland | Sweden
fact-no-neighbour-om | M | Which of these countries does NOT border Oman? | Yemen | Saudi Arabia | United Arab Emirates | *Jordan
fact-no-neighbour-pe | M | Which of these countries does NOT border Peru? | Colombia | Brazil | *Venezuela | Bolivia
fact-no-neighbour-pk | M | Which of these countries does NOT border Pakistan? | *Sri Lanka | India | Iran | Afghanistan
fact-no-neighbour-pl | M | Which of these countries does NOT border Poland? | Germany | *Hungary | Lithuania | Belarus
fact-no-neighbour-py | M | Which of these countries does NOT border Paraguay? | Argentina | *Chile | Bolivia | Brazil
fact-no-neighbour-ro | M | Which of these countries does NOT border Romania? | *Bosnia and Herzegovina | Bulgaria | Hungary | Serbia
fact-no-neighbour-rs | M | Which of these countries does NOT border Serbia? | Montenegro | Croatia | *Iceland | Bosnia and Herzegovina
fact-no-neighbour-ru | M | Which of these countries does NOT border Russia? | Finland | Poland | China | *Saudi Arabia
fact-no-neighbour-rw | H | Which of these countries does NOT border Rwanda? | *Eritrea | Uganda | DR Congo | Burundi
fact-no-neighbour-sa | M | Which of these countries does NOT border Saudi Arabia? | Iraq | *Armenia | Kuwait | Oman
fact-no-neighbour-sd | M | Which of these countries does NOT border Sudan? | Ethiopia | Chad | Egypt | *Tunisia
fact-no-neighbour-si | M | Which of these countries does NOT border Slovenia? | Austria | Hungary | *North Macedonia | Italy
fact-no-neighbour-sk | M | Which of these countries does NOT border Slovakia? | Hungary | Czechia | *Croatia | Austria
fact-no-neighbour-sn | M | Which of these countries does NOT border Senegal? | *Burkina Faso | Guinea | Guinea-Bissau | Mali
fact-no-neighbour-so | M | Which of these countries does NOT border Somalia? | Ethiopia | Kenya | Djibouti | *Zambia
fact-no-neighbour-ss | M | Which of these countries does NOT border South Sudan? | Central African Republic | *Angola | Ethiopia | Uganda
fact-no-neighbour-td | M | Which of these countries does NOT border Chad? | *Republic of the Congo | Cameroon | Central African Republic | Niger
fact-no-neighbour-tg | H | Which of these countries does NOT border Togo? | Ghana | Benin | *Senegal | Burkina Faso
fact-no-neighbour-th | M | Which of these countries does NOT border Thailand? | Malaysia | *Vietnam | Myanmar | Cambodia
fact-no-neighbour-tj | M | Which of these countries does NOT border Tajikistan? | China | Uzbekistan | Kyrgyzstan | *Nepal
fact-no-neighbour-tm | M | Which of these countries does NOT border Turkmenistan? | Uzbekistan | Afghanistan | Kazakhstan | *Kyrgyzstan
fact-no-neighbour-tr | M | Which of these countries does NOT border Turkey? | *Jordan | Georgia | Iran | Armenia
fact-no-neighbour-tz | M | Which of these countries does NOT border Tanzania? | DR Congo | *Ethiopia | Uganda | Zambia
fact-no-neighbour-ug | M | Which of these countries does NOT border Uganda? | DR Congo | Kenya | *Madagascar | South Sudan
fact-no-neighbour-uz | M | Which of these countries does NOT border Uzbekistan? | Tajikistan | Kazakhstan | *Thailand | Turkmenistan
fact-no-neighbour-ve | M | Which of these countries does NOT border Venezuela? | *Peru | Colombia | Guyana | Brazil
fact-no-neighbour-vn | M | Which of these countries does NOT border Vietnam? | China | *Myanmar | Cambodia | Laos
fact-no-neighbour-za | M | Which of these countries does NOT border South Africa? | Eswatini | Namibia | Botswana | *Mali
fact-no-neighbour-zm | M | Which of these countries does NOT border Zambia? | *Madagascar | Malawi | Zimbabwe | Tanzania
fact-no-neighbour-zw | M | Which of these countries does NOT border Zimbabwe? | Botswana | Zambia | *Kenya | Mozambique
`,
  ),
  ...readBank(
    'Geography',
    `
fact-landlocked-ad | M | Which of these countries has no sea coast? | Slovenia | *Andorra | Italy | Greece
fact-landlocked-af | M | Which of these countries has no sea coast? | *Afghanistan | Maldives | Sri Lanka | Iran
fact-landlocked-am | H | Which of these countries has no sea coast? | Oman | Kuwait | *Armenia | United Arab Emirates
fact-landlocked-at | M | Which of these countries has no sea coast? | Italy | Poland | Lithuania | *Austria
fact-landlocked-bf | M | Which of these countries has no sea coast? | Ivory Coast | Ghana | Liberia | *Burkina Faso
fact-landlocked-bi | H | Which of these countries has no sea coast? | *Burundi | Kenya | Comoros | Tanzania
fact-landlocked-bo | M | Which of these countries has no sea coast? | Ecuador | Brazil | *Bolivia | Guyana
fact-landlocked-bt | H | Which of these countries has no sea coast? | Maldives | *Bhutan | Georgia | Iran
fact-landlocked-bw | M | Which of these countries has no sea coast? | Mozambique | *Botswana | Cameroon | Namibia
fact-landlocked-by | M | Which of these countries has no sea coast? | Greece | Norway | *Belarus | Lithuania
fact-landlocked-cf | M | Which of these countries has no sea coast? | Republic of the Congo | Sudan | Cameroon | *Central African Republic
fact-landlocked-ch | M | Which of these countries has no sea coast? | *Switzerland | Belgium | Italy | Bosnia and Herzegovina
fact-landlocked-cz | M | Which of these countries has no sea coast? | Germany | *Czechia | Poland | Slovenia
fact-landlocked-et | M | Which of these countries has no sea coast? | Somalia | Djibouti | *Ethiopia | Kenya
fact-landlocked-hu | M | Which of these countries has no sea coast? | Portugal | Croatia | Bulgaria | *Hungary
fact-landlocked-kg | M | Which of these countries has no sea coast? | *Kyrgyzstan | Bangladesh | Cambodia | North Korea
fact-landlocked-la | M | Which of these countries has no sea coast? | *Laos | Myanmar | Malaysia | China
fact-landlocked-li | M | Which of these countries has no sea coast? | Germany | Albania | Malta | *Liechtenstein
fact-landlocked-ls | H | Which of these countries has no sea coast? | Namibia | South Africa | *Lesotho | Sierra Leone
fact-landlocked-lu | M | Which of these countries has no sea coast? | Belgium | *Luxembourg | Estonia | Malta
fact-landlocked-md | M | Which of these countries has no sea coast? | *Moldova | Belgium | Croatia | Albania
fact-landlocked-mk | M | Which of these countries has no sea coast? | Croatia | Romania | *North Macedonia | Montenegro
fact-landlocked-ml | M | Which of these countries has no sea coast? | Algeria | *Mali | Benin | Guinea
fact-landlocked-mn | M | Which of these countries has no sea coast? | Saudi Arabia | China | South Korea | *Mongolia
fact-landlocked-mw | M | Which of these countries has no sea coast? | Mauritius | Djibouti | Somalia | *Malawi
fact-landlocked-ne | M | Which of these countries has no sea coast? | Benin | *Niger | Ghana | Guinea
fact-landlocked-np | M | Which of these countries has no sea coast? | North Korea | Iran | *Nepal | Maldives
fact-landlocked-py | M | Which of these countries has no sea coast? | *Paraguay | Chile | Guyana | Venezuela
fact-landlocked-rs | M | Which of these countries has no sea coast? | Bosnia and Herzegovina | *Serbia | Albania | Iceland
fact-landlocked-rw | H | Which of these countries has no sea coast? | Madagascar | Djibouti | Mauritius | *Rwanda
fact-landlocked-sk | M | Which of these countries has no sea coast? | *Slovakia | Lithuania | Croatia | Latvia
fact-landlocked-sm | M | Which of these countries has no sea coast? | Malta | Monaco | *San Marino | Greece
fact-landlocked-ss | M | Which of these countries has no sea coast? | Equatorial Guinea | *South Sudan | Angola | DR Congo
fact-landlocked-sz | H | Which of these countries has no sea coast? | Equatorial Guinea | Mozambique | Namibia | *Eswatini
fact-landlocked-td | M | Which of these countries has no sea coast? | *Chad | Libya | DR Congo | Gabon
fact-landlocked-tj | M | Which of these countries has no sea coast? | Georgia | Jordan | *Tajikistan | North Korea
fact-landlocked-ug | M | Which of these countries has no sea coast? | Mozambique | Eritrea | Somalia | *Uganda
fact-landlocked-uz | M | Which of these countries has no sea coast? | Iraq | Malaysia | *Uzbekistan | Yemen
fact-landlocked-zm | M | Which of these countries has no sea coast? | Namibia | *Zambia | Madagascar | Angola
fact-landlocked-zw | M | Which of these countries has no sea coast? | *Zimbabwe | Mozambique | Djibouti | South Africa
`,
  ),
];
