// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const landsFacts = [
  ...readBank(
    'Geography',
    `
fact-continent-ad | E | On which continent would you find Andorra? | North America | *Europe | Asia | Oceania
fact-continent-ao | E | On which continent would you find Angola? | Asia | North America | Europe | *Africa
fact-continent-bd | E | On which continent would you find Bangladesh? | Europe | Africa | *Asia | North America
fact-continent-bj | E | On which continent would you find Benin? | *Africa | South America | Asia | Oceania
fact-continent-by | E | On which continent would you find Belarus? | *Europe | South America | North America | Oceania
fact-continent-ci | E | On which continent would you find Ivory Coast? | South America | *Africa | Europe | North America
fact-continent-cl | E | On which continent would you find Chile? | North America | Africa | *South America | Oceania
fact-continent-dj | E | On which continent would you find Djibouti? | North America | Europe | Oceania | *Africa
fact-continent-dm | E | On which continent would you find Dominica? | Africa | Europe | *North America | South America
fact-continent-fi | E | On which continent would you find Finland? | *Europe | Africa | South America | North America
fact-continent-hr | E | On which continent would you find Croatia? | Oceania | North America | South America | *Europe
fact-continent-iq | E | On which continent would you find Iraq? | North America | *Asia | South America | Europe
fact-continent-kg | E | On which continent would you find Kyrgyzstan? | Africa | *Asia | Oceania | South America
fact-continent-kh | E | On which continent would you find Cambodia? | South America | Europe | Oceania | *Asia
fact-continent-ki | E | On which continent would you find Kiribati? | South America | North America | *Oceania | Asia
fact-continent-km | E | On which continent would you find the Comoros? | *Africa | Asia | Europe | North America
fact-continent-li | E | On which continent would you find Liechtenstein? | *Europe | South America | Asia | Oceania
fact-continent-lr | E | On which continent would you find Liberia? | North America | *Africa | Asia | Oceania
fact-continent-lt | E | On which continent would you find Lithuania? | North America | Asia | Africa | *Europe
fact-continent-md | E | On which continent would you find Moldova? | Oceania | Africa | *Europe | North America
fact-continent-mk | E | On which continent would you find North Macedonia? | South America | Asia | Africa | *Europe
fact-continent-mm | E | On which continent would you find Myanmar? | North America | *Asia | Oceania | Europe
fact-continent-mn | E | On which continent would you find Mongolia? | *Asia | North America | South America | Oceania
fact-continent-mr | E | On which continent would you find Mauritania? | South America | Oceania | *Africa | Europe
fact-continent-mz | E | On which continent would you find Mozambique? | *Africa | Oceania | Asia | Europe
fact-continent-ni | E | On which continent would you find Nicaragua? | Africa | Oceania | Europe | *North America
fact-continent-np | E | On which continent would you find Nepal? | Oceania | South America | *Asia | Europe
fact-continent-nr | E | On which continent would you find Nauru? | North America | *Oceania | Europe | Africa
fact-continent-om | E | On which continent would you find Oman? | *Asia | Africa | North America | Europe
fact-continent-pw | E | On which continent would you find Palau? | South America | Europe | *Oceania | Africa
fact-continent-py | E | On which continent would you find Paraguay? | Europe | North America | Africa | *South America
fact-continent-rs | E | On which continent would you find Serbia? | Africa | *Europe | Asia | Oceania
fact-continent-sb | E | On which continent would you find the Solomon Islands? | South America | Europe | *Oceania | Asia
fact-continent-sg | E | On which continent would you find Singapore? | Africa | Europe | Oceania | *Asia
fact-continent-sm | E | On which continent would you find San Marino? | North America | *Europe | Africa | South America
fact-continent-ss | E | On which continent would you find South Sudan? | *Africa | Europe | Asia | North America
fact-continent-sv | E | On which continent would you find El Salvador? | Asia | *North America | Africa | South America
fact-continent-tg | E | On which continent would you find Togo? | South America | North America | Oceania | *Africa
fact-continent-uy | E | On which continent would you find Uruguay? | *South America | Africa | Europe | Asia
fact-continent-zw | E | On which continent would you find Zimbabwe? | North America | Oceania | *Africa | South America
`,
  ),
  ...readBank(
    'Geography',
    `
fact-largest-af | M | By area, which of these countries is the largest? | Malaysia | Vietnam | *Afghanistan | Oman
fact-largest-ar | M | By area, which of these countries is the largest? | *Argentina | Colombia | Peru | Venezuela
fact-largest-bf | M | By area, which of these countries is the largest? | Sierra Leone | Malawi | Liberia | *Burkina Faso
fact-largest-bo | M | By area, which of these countries is the largest? | Guyana | *Bolivia | Ecuador | Paraguay
fact-largest-ci | M | By area, which of these countries is the largest? | *Ivory Coast | Liberia | Sierra Leone | Malawi
fact-largest-cl | M | By area, which of these countries is the largest? | Ecuador | *Chile | Suriname | Uruguay
fact-largest-cm | M | By area, which of these countries is the largest? | Guinea | Ghana | Malawi | *Cameroon
fact-largest-co | M | By area, which of these countries is the largest? | Paraguay | Ecuador | *Colombia | Guyana
fact-largest-eg | M | By area, which of these countries is the largest? | *Egypt | Botswana | Cameroon | Kenya
fact-largest-es | M | By area, which of these countries is the largest? | Greece | Bulgaria | *Spain | Poland
fact-largest-et | M | By area, which of these countries is the largest? | Morocco | South Sudan | Kenya | *Ethiopia
fact-largest-fi | M | By area, which of these countries is the largest? | Hungary | *Finland | Austria | Bulgaria
fact-largest-ga | M | By area, which of these countries is the largest? | Malawi | Liberia | Benin | *Gabon
fact-largest-ir | M | By area, which of these countries is the largest? | Thailand | *Iran | Yemen | Myanmar
fact-largest-it | M | By area, which of these countries is the largest? | Austria | Czechia | *Italy | Iceland
fact-largest-jp | M | By area, which of these countries is the largest? | *Japan | Cambodia | Syria | Nepal
fact-largest-kz | M | By area, which of these countries is the largest? | *Kazakhstan | Afghanistan | Thailand | Mongolia
fact-largest-la | M | By area, which of these countries is the largest? | United Arab Emirates | *Laos | Bangladesh | Tajikistan
fact-largest-mg | M | By area, which of these countries is the largest? | Ivory Coast | Republic of the Congo | *Madagascar | Ghana
fact-largest-ml | M | By area, which of these countries is the largest? | Namibia | Madagascar | Somalia | *Mali
fact-largest-mm | M | By area, which of these countries is the largest? | Japan | Uzbekistan | *Myanmar | Oman
fact-largest-mn | M | By area, which of these countries is the largest? | Uzbekistan | *Mongolia | Turkey | Turkmenistan
fact-largest-mr | M | By area, which of these countries is the largest? | *Mauritania | Morocco | Cameroon | Central African Republic
fact-largest-my | M | By area, which of these countries is the largest? | Nepal | Cambodia | South Korea | *Malaysia
fact-largest-ne | M | By area, which of these countries is the largest? | Zambia | Madagascar | *Niger | Somalia
fact-largest-no | M | By area, which of these countries is the largest? | Serbia | Bulgaria | Belarus | *Norway
fact-largest-pe | M | By area, which of these countries is the largest? | *Peru | Guyana | Ecuador | Chile
fact-largest-pk | M | By area, which of these countries is the largest? | Turkmenistan | *Pakistan | Japan | Philippines
fact-largest-py | M | By area, which of these countries is the largest? | *Paraguay | Guyana | Suriname | Uruguay
fact-largest-sa | M | By area, which of these countries is the largest? | Pakistan | *Saudi Arabia | Afghanistan | Thailand
fact-largest-sd | M | By area, which of these countries is the largest? | Egypt | Nigeria | *Sudan | Mali
fact-largest-so | M | By area, which of these countries is the largest? | Zimbabwe | Burkina Faso | Uganda | *Somalia
fact-largest-td | M | By area, which of these countries is the largest? | South Sudan | Mozambique | Somalia | *Chad
fact-largest-th | M | By area, which of these countries is the largest? | Bangladesh | *Thailand | Oman | Vietnam
fact-largest-tz | M | By area, which of these countries is the largest? | Zimbabwe | Kenya | *Tanzania | South Sudan
fact-largest-ug | M | By area, which of these countries is the largest? | *Uganda | Benin | Eritrea | Sierra Leone
fact-largest-uz | M | By area, which of these countries is the largest? | *Uzbekistan | Laos | North Korea | Tajikistan
fact-largest-vn | M | By area, which of these countries is the largest? | Nepal | *Vietnam | Cambodia | Tajikistan
fact-largest-ye | M | By area, which of these countries is the largest? | Philippines | Laos | Syria | *Yemen
fact-largest-za | M | By area, which of these countries is the largest? | South Sudan | Mozambique | *South Africa | Botswana
fact-largest-zm | M | By area, which of these countries is the largest? | Guinea | *Zambia | Republic of the Congo | Burkina Faso
`,
  ),
  ...readBank(
    'Geography',
    `
fact-language-es-ar | M | In which of these countries is Spanish an official language? | *Argentina | Suriname | Brazil | Guyana
fact-language-es-bo | M | In which of these countries is Spanish an official language? | Guyana | Brazil | Suriname | *Bolivia
fact-language-es-cl | M | In which of these countries is Spanish an official language? | Guyana | Suriname | *Chile | Brazil
fact-language-es-co | M | In which of these countries is Spanish an official language? | Guyana | *Colombia | Suriname | Brazil
fact-language-es-cr | M | In which of these countries is Spanish an official language? | Dominica | *Costa Rica | Saint Lucia | Haiti
fact-language-es-cu | M | In which of these countries is Spanish an official language? | Haiti | Jamaica | *Cuba | Dominica
fact-language-es-do | M | In which of these countries is Spanish an official language? | Dominica | Barbados | Trinidad and Tobago | *Dominican Republic
fact-language-es-ec | M | In which of these countries is Spanish an official language? | *Ecuador | Guyana | Suriname | Brazil
fact-language-es-gt | M | In which of these countries is Spanish an official language? | *Guatemala | Canada | Haiti | Jamaica
fact-language-es-hn | M | In which of these countries is Spanish an official language? | Dominica | Trinidad and Tobago | Canada | *Honduras
fact-language-es-mx | M | In which of these countries is Spanish an official language? | Canada | *Mexico | Dominica | Jamaica
fact-language-es-ni | M | In which of these countries is Spanish an official language? | Jamaica | Trinidad and Tobago | *Nicaragua | Dominica
fact-language-es-pa | M | In which of these countries is Spanish an official language? | Bahamas | *Panama | Canada | Jamaica
fact-language-es-pe | M | In which of these countries is Spanish an official language? | Suriname | Guyana | *Peru | Brazil
fact-language-es-py | M | In which of these countries is Spanish an official language? | *Paraguay | Brazil | Guyana | Suriname
fact-language-es-sv | M | In which of these countries is Spanish an official language? | Trinidad and Tobago | Bahamas | Haiti | *El Salvador
fact-language-es-uy | M | In which of these countries is Spanish an official language? | Brazil | Guyana | Suriname | *Uruguay
fact-language-es-ve | M | In which of these countries is Spanish an official language? | Brazil | *Venezuela | Guyana | Suriname
fact-language-pt-ao | M | In which of these countries is Portuguese an official language? | *Angola | Chad | Central African Republic | Cameroon
fact-language-pt-br | M | In which of these countries is Portuguese an official language? | Bolivia | Paraguay | *Brazil | Argentina
fact-language-pt-cv | M | In which of these countries is Portuguese an official language? | *Cape Verde | Gambia | Ghana | Togo
fact-language-pt-gw | M | In which of these countries is Portuguese an official language? | Sierra Leone | Gambia | *Guinea-Bissau | Togo
fact-language-pt-mz | M | In which of these countries is Portuguese an official language? | Zambia | *Mozambique | Madagascar | Zimbabwe
fact-language-pt-st | M | In which of these countries is Portuguese an official language? | Central African Republic | Comoros | Chad | *São Tomé and Príncipe
fact-language-pt-tl | M | In which of these countries is Portuguese an official language? | Vietnam | Singapore | Brunei | *East Timor
fact-language-ar-ae | M | In which of these countries is Arabic an official language? | *United Arab Emirates | Armenia | Sri Lanka | Azerbaijan
fact-language-ar-bh | M | In which of these countries is Arabic an official language? | Azerbaijan | Maldives | *Bahrain | Georgia
fact-language-ar-dj | M | In which of these countries is Arabic an official language? | Zimbabwe | *Djibouti | Uganda | Burundi
fact-language-ar-dz | M | In which of these countries is Arabic an official language? | South Africa | Nigeria | *Algeria | Angola
fact-language-ar-eg | M | In which of these countries is Arabic an official language? | *Egypt | Angola | Namibia | South Africa
fact-language-ar-iq | M | In which of these countries is Arabic an official language? | Japan | Turkmenistan | Azerbaijan | *Iraq
fact-language-ar-jo | M | In which of these countries is Arabic an official language? | Azerbaijan | *Jordan | Georgia | Sri Lanka
fact-language-ar-km | M | In which of these countries is Arabic an official language? | Rwanda | Burundi | *Comoros | Uganda
fact-language-ar-kw | M | In which of these countries is Arabic an official language? | *Kuwait | Brunei | Bhutan | Azerbaijan
fact-language-ar-lb | M | In which of these countries is Arabic an official language? | Georgia | Azerbaijan | Bhutan | *Lebanon
fact-language-ar-ly | M | In which of these countries is Arabic an official language? | DR Congo | *Libya | Nigeria | South Africa
fact-language-ar-mr | M | In which of these countries is Arabic an official language? | Nigeria | Burkina Faso | *Mauritania | Ivory Coast
fact-language-ar-om | M | In which of these countries is Arabic an official language? | Vietnam | *Oman | Malaysia | Azerbaijan
fact-language-ar-qa | M | In which of these countries is Arabic an official language? | Bhutan | Brunei | South Korea | *Qatar
fact-language-ar-sd | M | In which of these countries is Arabic an official language? | *Sudan | Ethiopia | South Africa | DR Congo
fact-language-ar-so | M | In which of these countries is Arabic an official language? | *Somalia | Ethiopia | Uganda | Madagascar
fact-language-ar-sy | M | In which of these countries is Arabic an official language? | Bangladesh | Nepal | *Syria | Cambodia
fact-language-ar-td | M | In which of these countries is Arabic an official language? | Republic of the Congo | *Chad | Nigeria | Central African Republic
fact-language-ar-tn | M | In which of these countries is Arabic an official language? | Uganda | Malawi | Gabon | *Tunisia
fact-language-ar-ye | M | In which of these countries is Arabic an official language? | Afghanistan | Georgia | *Yemen | Armenia
`,
  ),
];
