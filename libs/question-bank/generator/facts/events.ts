import { readFacts } from './table.js';

/** Events with one undisputed year; each stands after "In which year". */
export const events = readFacts(`
M | did Columbus first reach the Americas | 1492
H | did Martin Luther publish his 95 theses | 1517
H | was the Spanish Armada defeated | 1588
M | did the Great Fire of London burn | 1666
E | did the United States declare independence | 1776
M | did the French Revolution begin | 1789
M | was Napoleon crowned Emperor of the French | 1804
H | did Britain's Parliament ban the slave trade | 1807
H | did Charles Darwin publish 'On the Origin of Species' | 1859
M | was US President Abraham Lincoln shot dead | 1865
M | did the Suez Canal open | 1869
H | did Alexander Graham Bell patent the telephone | 1876
M | was the Eiffel Tower finished | 1889
M | were the first modern Olympic Games held | 1896
M | did the Wright brothers make their first powered flight | 1903
H | did an expedition first reach the South Pole | 1911
E | did the First World War begin | 1914
M | did the Russian Revolution bring the Bolsheviks to power | 1917
E | did the First World War end | 1918
M | was Tutankhamun's tomb found | 1922
H | did Charles Lindbergh fly alone across the Atlantic | 1927
E | did Germany invade Poland, starting the Second World War in Europe | 1939
E | did Japan attack Pearl Harbor | 1941
M | was D-Day, the landing in Normandy | 1944
H | was the People's Republic of China founded | 1949
M | was Mount Everest first climbed to the top | 1953
M | was Elizabeth II crowned Queen | 1953
H | was the European Economic Community founded by the Treaty of Rome | 1957
M | was the first satellite, Sputnik 1, launched | 1957
M | did the Berlin Wall go up | 1961
E | was President John F. Kennedy killed | 1963
M | was Martin Luther King shot dead | 1968
E | did human beings first land on the Moon | 1969
M | was Biafra declared independent | 1967
M | did Nigeria become a republic | 1963
M | did Nigerians start to drive on the right | 1972
M | did the naira become Nigeria's currency | 1973
M | did Lagos host the festival of arts FESTAC | 1977
H | was the state of Lagos created | 1967
M | did the seat of Nigeria's government move to Abuja | 1991
M | did Nigeria return to civilian rule under Obasanjo | 1999
M | did the Watergate affair make President Nixon resign | 1974
M | did the Vietnam War end with the fall of Saigon | 1975
M | did Ethiopia's Emperor Haile Selassie lose his throne | 1974
M | did students rise in Soweto | 1976
H | did Margaret Thatcher become Britain's Prime Minister | 1979
M | did the nuclear power station at Chernobyl explode | 1986
E | was the Berlin Wall opened | 1989
E | was Nelson Mandela freed from prison | 1990
M | was the Soviet Union dissolved | 1991
H | did Britain hand back Hong Kong to China | 1997
M | did the euro come as notes and coins | 2002
M | was the African Union launched | 2002
M | did the first iPhone go on sale | 2007
E | was Barack Obama first elected President | 2008
M | did South Africa host the football World Cup | 2010
`);
