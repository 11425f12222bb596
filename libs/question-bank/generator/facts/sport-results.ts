import { readFacts } from './table.js';

/** Men's football World Cups: winner, host (empty where there were several). */
export const worldCups = readFacts(`
M | 1934 | Italy | Italy
H | 1938 | Italy | France
M | 1950 | Uruguay | Brazil
M | 1954 | West Germany | Switzerland
M | 1958 | Brazil | Sweden
M | 1962 | Brazil | Chile
E | 1966 | England | England
M | 1970 | Brazil | Mexico
M | 1974 | West Germany | West Germany
M | 1978 | Argentina | Argentina
M | 1982 | Italy | Spain
M | 1986 | Argentina | Mexico
M | 1990 | West Germany | Italy
E | 1994 | Brazil | United States
E | 1998 | France | France
E | 2002 | Brazil |
M | 2006 | Italy | Germany
E | 2010 | Spain | South Africa
E | 2014 | Germany | Brazil
E | 2018 | France | Russia
E | 2022 | Argentina | Qatar
`);

/** Africa Cups of Nations (men's football), by the name of the year that they carry: winner. */
export const africaCups = readFacts(`
H | 1957 | Egypt
H | 1962 | Ethiopia
H | 1963 | Ghana
H | 1965 | Ghana
H | 1970 | Sudan
H | 1976 | Morocco
M | 1978 | Ghana
M | 1980 | Nigeria
M | 1982 | Ghana
M | 1984 | Cameroon
M | 1986 | Egypt
M | 1988 | Cameroon
M | 1990 | Algeria
M | 1992 | Ivory Coast
E | 1994 | Nigeria
M | 1996 | South Africa
M | 1998 | Egypt
M | 2000 | Cameroon
M | 2002 | Cameroon
M | 2004 | Tunisia
M | 2006 | Egypt
M | 2008 | Egypt
M | 2010 | Egypt
M | 2012 | Zambia
E | 2013 | Nigeria
M | 2015 | Ivory Coast
M | 2017 | Cameroon
M | 2019 | Algeria
M | 2021 | Senegal
M | 2023 | Ivory Coast
`);

/** European football championships (men): winner. */
export const europeanCups = readFacts(`
H | 1960 | Soviet Union
H | 1964 | Spain
H | 1968 | Italy
H | 1972 | West Germany
H | 1976 | Czechoslovakia
H | 1980 | West Germany
M | 1984 | France
M | 1988 | Netherlands
M | 1992 | Denmark
M | 1996 | Germany
M | 2000 | France
M | 2004 | Greece
E | 2008 | Spain
E | 2012 | Spain
M | 2016 | Portugal
M | 2020 | Italy
M | 2024 | Spain
`);

/** Men's rugby union World Cups: winner. */
export const rugbyCups = readFacts(`
M | 1987 | New Zealand
M | 1991 | Australia
E | 1995 | South Africa
H | 1999 | Australia
M | 2003 | England
M | 2007 | South Africa
M | 2011 | New Zealand
M | 2015 | New Zealand
M | 2019 | South Africa
M | 2023 | South Africa
`);

/** Summer Olympics: host city. */
export const summerGames = readFacts(`
M | 1900 | Paris
H | 1904 | St. Louis
M | 1908 | London
H | 1912 | Stockholm
H | 1920 | Antwerp
H | 1924 | Paris
H | 1928 | Amsterdam
M | 1932 | Los Angeles
M | 1936 | Berlin
M | 1948 | London
H | 1952 | Helsinki
H | 1956 | Melbourne
M | 1960 | Rome
M | 1964 | Tokyo
M | 1968 | Mexico City
M | 1972 | Munich
M | 1976 | Montreal
M | 1980 | Moscow
M | 1984 | Los Angeles
M | 1988 | Seoul
M | 1992 | Barcelona
M | 1996 | Atlanta
E | 2000 | Sydney
E | 2004 | Athens
E | 2008 | Beijing
E | 2012 | London
E | 2016 | Rio de Janeiro
M | 2024 | Paris
`);

/** Winter Olympics: host city. */
export const winterGames = readFacts(`
H | 1924 | Chamonix
H | 1936 | Garmisch-Partenkirchen
H | 1952 | Oslo
H | 1956 | Cortina d'Ampezzo
H | 1964 | Innsbruck
H | 1968 | Grenoble
H | 1972 | Sapporo
H | 1980 | Lake Placid
M | 1984 | Sarajevo
M | 1988 | Calgary
H | 1992 | Albertville
M | 1994 | Lillehammer
M | 1998 | Nagano
M | 2002 | Salt Lake City
M | 2006 | Turin
M | 2010 | Vancouver
E | 2014 | Sochi
M | 2018 | Pyeongchang
M | 2022 | Beijing
`);
