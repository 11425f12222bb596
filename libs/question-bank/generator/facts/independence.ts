import { readFacts } from './table.js';

/** Countries: the year of independence, and from which country it came. Disputed or stepwise cases are left out. */
export const independence = readFacts(`
M | Tunisia | 1956 | France
E | Ghana | 1957 | United Kingdom
M | Guinea | 1958 | France
E | Senegal | 1960 | France
M | Togo | 1960 | France
M | Mali | 1960 | France
M | Madagascar | 1960 | France
M | DR Congo | 1960 | Belgium
M | Benin | 1960 | France
H | Niger | 1960 | France
M | Burkina Faso | 1960 | France
E | Ivory Coast | 1960 | France
M | Chad | 1960 | France
H | the Central African Republic | 1960 | France
M | Gabon | 1960 | France
H | Mauritania | 1960 | France
E | Nigeria | 1960 | United Kingdom
M | Sierra Leone | 1961 | United Kingdom
H | Burundi | 1962 | Belgium
M | Rwanda | 1962 | Belgium
M | Algeria | 1962 | France
M | Uganda | 1962 | United Kingdom
E | Jamaica | 1962 | United Kingdom
M | Trinidad and Tobago | 1962 | United Kingdom
E | Kenya | 1963 | United Kingdom
M | Malawi | 1964 | United Kingdom
M | Zambia | 1964 | United Kingdom
H | Malta | 1964 | United Kingdom
M | the Gambia | 1965 | United Kingdom
M | Botswana | 1966 | United Kingdom
H | Lesotho | 1966 | United Kingdom
M | Barbados | 1966 | United Kingdom
H | Guyana | 1966 | United Kingdom
H | Mauritius | 1968 | United Kingdom
H | Equatorial Guinea | 1968 | Spain
H | Fiji | 1970 | United Kingdom
M | the Bahamas | 1973 | United Kingdom
H | Grenada | 1974 | United Kingdom
M | Mozambique | 1975 | Portugal
M | Cape Verde | 1975 | Portugal
H | São Tomé and Príncipe | 1975 | Portugal
M | Angola | 1975 | Portugal
H | Suriname | 1975 | Netherlands
H | Papua New Guinea | 1975 | Australia
H | Seychelles | 1976 | United Kingdom
H | Djibouti | 1977 | France
M | Zimbabwe | 1980 | United Kingdom
H | Belize | 1981 | United Kingdom
M | Namibia | 1990 | South Africa
H | South Sudan | 2011 | Sudan
E | India | 1947 | United Kingdom
M | Pakistan | 1947 | United Kingdom
M | Sri Lanka | 1948 | United Kingdom
M | Myanmar | 1948 | United Kingdom
M | Brazil | 1822 | Portugal
M | Finland | 1917 | Russia
`);
