// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const historyFacts = [
  ...readBank(
    'History',
    `
fact-year-did-columbus-first-reach-the-americas | M | In which year did Columbus first reach the Americas? | 1478 | 1482 | *1492 | 1502
fact-year-did-martin-luther-publish-his-95-theses | H | In which year did Martin Luther publish his 95 theses? | *1517 | 1520 | 1530 | 1537
fact-year-was-the-spanish-armada-defeated | H | In which year was the Spanish Armada defeated? | 1584 | *1588 | 1592 | 1602
fact-year-did-the-great-fire-of-london-burn | M | In which year did the Great Fire of London burn? | 1651 | 1656 | 1660 | *1666
fact-year-did-the-united-states-declare-independence | E | In which year did the United States declare independence? | *1776 | 1784 | 1788 | 1790
fact-year-did-the-french-revolution-begin | M | In which year did the French Revolution begin? | 1773 | 1777 | 1784 | *1789
fact-year-was-napoleon-crowned-emperor-of-the-french | M | In which year was Napoleon crowned Emperor of the French? | 1789 | 1798 | *1804 | 1810
fact-year-did-britain-parliament-ban-the-slave-trade | H | In which year did Britain's Parliament ban the slave trade? | 1801 | *1807 | 1813 | 1815
fact-year-did-charles-darwin-publish-on-the-origin-of-species | H | In which year did Charles Darwin publish 'On the Origin of Species'? | 1853 | 1856 | *1859 | 1862
fact-year-was-us-president-abraham-lincoln-shot-dead | M | In which year was US President Abraham Lincoln shot dead? | *1865 | 1869 | 1873 | 1876
fact-year-did-the-suez-canal-open | M | In which year did the Suez Canal open? | 1866 | *1869 | 1872 | 1875
fact-year-did-alexander-graham-bell-patent-the-telephone | H | In which year did Alexander Graham Bell patent the telephone? | 1869 | 1872 | 1874 | *1876
fact-year-was-the-eiffel-tower-finished | M | In which year was the Eiffel Tower finished? | *1889 | 1891 | 1895 | 1897
fact-year-were-the-first-modern-olympic-games-held | M | In which year were the first modern Olympic Games held? | 1892 | *1896 | 1900 | 1904
fact-year-did-the-wright-brothers-make-their-first-powered-flight | M | In which year did the Wright brothers make their first powered flight? | 1892 | 1895 | 1899 | *1903
fact-year-did-an-expedition-first-reach-the-south-pole | H | In which year did an expedition first reach the South Pole? | 1903 | 1907 | *1911 | 1915
fact-year-did-the-first-world-war-begin | E | In which year did the First World War begin? | 1911 | *1914 | 1917 | 1920
fact-year-did-the-russian-revolution-bring-the-bolsheviks-to-power | M | In which year did the Russian Revolution bring the Bolsheviks to power? | *1917 | 1920 | 1923 | 1927
fact-year-did-the-first-world-war-end | E | In which year did the First World War end? | 1913 | 1915 | *1918 | 1921
fact-year-was-tutankhamun-tomb-found | M | In which year was Tutankhamun's tomb found? | 1912 | 1916 | 1918 | *1922
fact-year-did-charles-lindbergh-fly-alone-across-the-atlantic | H | In which year did Charles Lindbergh fly alone across the Atlantic? | *1927 | 1929 | 1931 | 1934
fact-year-did-germany-invade-poland-starting-the-second-world-war-in-europe | E | In which year did Germany invade Poland, starting the Second World War in Europe? | 1935 | *1939 | 1943 | 1946
fact-year-did-japan-attack-pearl-harbor | E | In which year did Japan attack Pearl Harbor? | 1933 | 1935 | 1939 | *1941
fact-year-was-d-day-the-landing-in-normandy | M | In which year was D-Day, the landing in Normandy? | 1937 | 1940 | *1944 | 1948
fact-year-was-the-people-republic-of-china-founded | H | In which year was the People's Republic of China founded? | 1944 | 1946 | *1949 | 1952
fact-year-was-mount-everest-first-climbed-to-the-top | M | In which year was Mount Everest first climbed to the top? | 1951 | *1953 | 1955 | 1959
fact-year-was-elizabeth-ii-crowned-queen | M | In which year was Elizabeth II crowned Queen? | *1953 | 1955 | 1957 | 1960
fact-year-was-the-european-economic-community-founded-by-the-treaty-of-rome | H | In which year was the European Economic Community founded by the Treaty of Rome? | 1946 | 1950 | 1953 | *1957
fact-year-was-the-first-satellite-sputnik-1-launched | M | In which year was the first satellite, Sputnik 1, launched? | 1954 | *1957 | 1960 | 1963
fact-year-did-the-berlin-wall-go-up | M | In which year did the Berlin Wall go up? | 1957 | 1959 | *1961 | 1963
fact-year-was-president-john-f-kennedy-killed | E | In which year was President John F. Kennedy killed? | *1963 | 1965 | 1969 | 1972
fact-year-was-martin-luther-king-shot-dead | M | In which year was Martin Luther King shot dead? | 1960 | 1962 | 1965 | *1968
fact-year-did-human-beings-first-land-on-the-moon | E | In which year did human beings first land on the Moon? | 1963 | 1965 | *1969 | 1973
fact-year-was-biafra-declared-independent | M | In which year was Biafra declared independent? | 1963 | *1967 | 1971 | 1973
fact-year-did-nigeria-become-a-republic | M | In which year did Nigeria become a republic? | *1963 | 1967 | 1970 | 1974
fact-year-did-nigerians-start-to-drive-on-the-right | M | In which year did Nigerians start to drive on the right? | 1962 | 1965 | 1969 | *1972
fact-year-did-the-naira-become-nigeria-currency | M | In which year did the naira become Nigeria's currency? | 1964 | 1967 | 1970 | *1973
fact-year-did-lagos-host-the-festival-of-arts-festac | M | In which year did Lagos host the festival of arts FESTAC? | *1977 | 1981 | 1985 | 1988
fact-year-was-the-state-of-lagos-created | H | In which year was the state of Lagos created? | 1961 | 1964 | *1967 | 1970
fact-year-did-the-seat-of-nigeria-government-move-to-abuja | M | In which year did the seat of Nigeria's government move to Abuja? | 1987 | *1991 | 1995 | 1998
fact-year-did-nigeria-return-to-civilian-rule-under-obasanjo | M | In which year did Nigeria return to civilian rule under Obasanjo? | 1994 | 1996 | *1999 | 2002
fact-year-did-the-watergate-affair-make-president-nixon-resign | M | In which year did the Watergate affair make President Nixon resign? | 1972 | *1974 | 1976 | 1980
fact-year-did-the-vietnam-war-end-with-the-fall-of-saigon | M | In which year did the Vietnam War end with the fall of Saigon? | 1965 | 1968 | 1972 | *1975
fact-year-did-ethiopia-emperor-haile-selassie-lose-his-throne | M | In which year did Ethiopia's Emperor Haile Selassie lose his throne? | *1974 | 1976 | 1978 | 1982
fact-year-did-students-rise-in-soweto | M | In which year did students rise in Soweto? | 1967 | 1971 | 1973 | *1976
fact-year-did-margaret-thatcher-become-britain-prime-minister | H | In which year did Margaret Thatcher become Britain's Prime Minister? | *1979 | 1982 | 1984 | 1987
fact-year-did-the-nuclear-power-station-at-chernobyl-explode | M | In which year did the nuclear power station at Chernobyl explode? | 1982 | *1986 | 1990 | 1994
fact-year-was-the-berlin-wall-opened | E | In which year was the Berlin Wall opened? | 1983 | 1985 | *1989 | 1993
fact-year-was-nelson-mandela-freed-from-prison | E | In which year was Nelson Mandela freed from prison? | 1988 | *1990 | 1992 | 1995
fact-year-was-the-soviet-union-dissolved | M | In which year was the Soviet Union dissolved? | *1991 | 1995 | 1999 | 2003
fact-year-did-britain-hand-back-hong-kong-to-china | H | In which year did Britain hand back Hong Kong to China? | 1991 | 1995 | *1997 | 1999
fact-year-did-the-euro-come-as-notes-and-coins | M | In which year did the euro come as notes and coins? | 1995 | 1997 | 2000 | *2002
fact-year-was-the-african-union-launched | M | In which year was the African Union launched? | *2002 | 2006 | 2010 | 2014
fact-year-did-the-first-iphone-go-on-sale | M | In which year did the first iPhone go on sale? | 2002 | 2005 | *2007 | 2009
fact-year-was-barack-obama-first-elected-president | E | In which year was Barack Obama first elected President? | 2004 | *2008 | 2012 | 2014
fact-year-did-south-africa-host-the-football-world-cup | M | In which year did South Africa host the football World Cup? | 2002 | 2005 | 2008 | *2010
`,
  ),
  ...readBank(
    'History',
    `
fact-independence-tunisia | M | In which year did Tunisia become independent? | 1952 | *1956 | 1960 | 1964
fact-independence-ghana | E | In which year did Ghana become independent? | *1957 | 1961 | 1964 | 1967
fact-independence-guinea | M | In which year did Guinea become independent? | 1951 | 1953 | 1955 | *1958
fact-independence-senegal | E | In which year did Senegal become independent? | 1954 | 1957 | *1960 | 1963
fact-independence-togo | M | In which year did Togo become independent? | 1954 | 1958 | *1960 | 1962
fact-independence-mali | M | In which year did Mali become independent? | 1952 | 1956 | 1958 | *1960
fact-independence-madagascar | M | In which year did Madagascar become independent? | *1960 | 1963 | 1965 | 1967
fact-independence-dr-congo | M | In which year did DR Congo become independent? | 1958 | *1960 | 1962 | 1964
fact-independence-benin | M | In which year did Benin become independent? | 1958 | *1960 | 1962 | 1965
fact-independence-niger | H | In which year did Niger become independent? | *1960 | 1964 | 1967 | 1971
fact-independence-burkina-faso | M | In which year did Burkina Faso become independent? | 1955 | 1957 | *1960 | 1963
fact-independence-ivory-coast | E | In which year did Ivory Coast become independent? | 1951 | 1953 | 1956 | *1960
fact-independence-chad | M | In which year did Chad become independent? | 1956 | 1958 | *1960 | 1962
fact-independence-the-central-african-republic | H | In which year did the Central African Republic become independent? | *1960 | 1963 | 1967 | 1970
fact-independence-gabon | M | In which year did Gabon become independent? | 1953 | 1955 | 1958 | *1960
fact-independence-mauritania | H | In which year did Mauritania become independent? | 1956 | *1960 | 1964 | 1967
fact-independence-sierra-leone | M | In which year did Sierra Leone become independent? | 1957 | *1961 | 1965 | 1969
fact-independence-burundi | H | In which year did Burundi become independent? | *1962 | 1964 | 1968 | 1971
fact-independence-rwanda | M | In which year did Rwanda become independent? | 1955 | 1957 | 1959 | *1962
fact-independence-algeria | M | In which year did Algeria become independent? | 1956 | 1959 | *1962 | 1965
fact-independence-uganda | M | In which year did Uganda become independent? | 1959 | *1962 | 1965 | 1967
fact-independence-jamaica | E | In which year did Jamaica become independent? | 1954 | 1958 | *1962 | 1966
fact-independence-trinidad-and-tobago | M | In which year did Trinidad and Tobago become independent? | *1962 | 1964 | 1968 | 1970
fact-independence-kenya | E | In which year did Kenya become independent? | 1954 | 1958 | 1961 | *1963
fact-independence-malawi | M | In which year did Malawi become independent? | 1962 | *1964 | 1966 | 1969
fact-independence-zambia | M | In which year did Zambia become independent? | 1957 | 1960 | *1964 | 1968
fact-independence-malta | H | In which year did Malta become independent? | 1955 | 1957 | 1961 | *1964
fact-independence-the-gambia | M | In which year did the Gambia become independent? | *1965 | 1968 | 1970 | 1972
fact-independence-botswana | M | In which year did Botswana become independent? | 1962 | 1964 | *1966 | 1968
fact-independence-lesotho | H | In which year did Lesotho become independent? | 1964 | *1966 | 1968 | 1970
fact-independence-barbados | M | In which year did Barbados become independent? | 1955 | 1959 | 1962 | *1966
fact-independence-guyana | H | In which year did Guyana become independent? | *1966 | 1968 | 1970 | 1972
fact-independence-mauritius | H | In which year did Mauritius become independent? | 1962 | 1965 | *1968 | 1971
fact-independence-equatorial-guinea | H | In which year did Equatorial Guinea become independent? | 1965 | *1968 | 1971 | 1973
fact-independence-fiji | H | In which year did Fiji become independent? | 1962 | 1965 | 1968 | *1970
fact-independence-the-bahamas | M | In which year did the Bahamas become independent? | *1973 | 1975 | 1979 | 1981
fact-independence-grenada | H | In which year did Grenada become independent? | 1972 | *1974 | 1976 | 1980
fact-independence-mozambique | M | In which year did Mozambique become independent? | 1968 | 1970 | 1972 | *1975
fact-independence-cape-verde | M | In which year did Cape Verde become independent? | *1975 | 1978 | 1981 | 1983
fact-independence-sao-tome-and-principe | H | In which year did São Tomé and Príncipe become independent? | 1967 | 1971 | *1975 | 1979
fact-independence-angola | M | In which year did Angola become independent? | *1975 | 1977 | 1980 | 1984
fact-independence-suriname | H | In which year did Suriname become independent? | 1969 | 1972 | *1975 | 1978
fact-independence-papua-new-guinea | H | In which year did Papua New Guinea become independent? | 1966 | 1969 | 1972 | *1975
fact-independence-seychelles | H | In which year did Seychelles become independent? | 1973 | *1976 | 1979 | 1981
fact-independence-djibouti | H | In which year did Djibouti become independent? | *1977 | 1980 | 1984 | 1988
fact-independence-zimbabwe | M | In which year did Zimbabwe become independent? | 1976 | *1980 | 1984 | 1986
fact-independence-belize | H | In which year did Belize become independent? | 1971 | 1974 | 1977 | *1981
fact-independence-namibia | M | In which year did Namibia become independent? | 1984 | 1988 | *1990 | 1992
fact-independence-south-sudan | H | In which year did South Sudan become independent? | 2002 | 2006 | 2009 | *2011
fact-independence-india | E | In which year did India become independent? | 1945 | *1947 | 1949 | 1952
fact-independence-pakistan | M | In which year did Pakistan become independent? | 1940 | 1944 | *1947 | 1950
fact-independence-sri-lanka | M | In which year did Sri Lanka become independent? | *1948 | 1950 | 1953 | 1955
fact-independence-myanmar | M | In which year did Myanmar become independent? | 1944 | *1948 | 1952 | 1955
fact-independence-brazil | M | In which year did Brazil become independent? | 1804 | 1812 | *1822 | 1832
fact-independence-finland | M | In which year did Finland become independent? | 1908 | 1912 | 1915 | *1917
`,
  ),
  ...readBank(
    'History',
    `
fact-independent-from-tunisia | M | Tunisia became independent in 1956. From which country? | Netherlands | Belgium | *France | Spain
fact-independent-from-ghana | M | Ghana became independent in 1957. From which country? | France | Netherlands | Portugal | *United Kingdom
fact-independent-from-senegal | M | Senegal became independent in 1960. From which country? | *France | Portugal | United Kingdom | Netherlands
fact-independent-from-madagascar | M | Madagascar became independent in 1960. From which country? | Netherlands | *France | Spain | United Kingdom
fact-independent-from-benin | M | Benin became independent in 1960. From which country? | Spain | *France | Portugal | Netherlands
fact-independent-from-niger | M | Niger became independent in 1960. From which country? | Netherlands | Spain | *France | United Kingdom
fact-independent-from-burkina-faso | M | Burkina Faso became independent in 1960. From which country? | *France | Portugal | Belgium | Netherlands
fact-independent-from-ivory-coast | M | Ivory Coast became independent in 1960. From which country? | Spain | Belgium | Portugal | *France
fact-independent-from-gabon | M | Gabon became independent in 1960. From which country? | United Kingdom | Netherlands | *France | Belgium
fact-independent-from-mauritania | M | Mauritania became independent in 1960. From which country? | *France | United Kingdom | Portugal | Belgium
fact-independent-from-sierra-leone | M | Sierra Leone became independent in 1961. From which country? | France | Belgium | Netherlands | *United Kingdom
fact-independent-from-burundi | M | Burundi became independent in 1962. From which country? | Spain | *Belgium | Netherlands | Portugal
fact-independent-from-algeria | M | Algeria became independent in 1962. From which country? | Spain | Belgium | *France | Netherlands
fact-independent-from-uganda | M | Uganda became independent in 1962. From which country? | *United Kingdom | Spain | Portugal | Netherlands
fact-independent-from-kenya | M | Kenya became independent in 1963. From which country? | France | Spain | Portugal | *United Kingdom
fact-independent-from-malawi | M | Malawi became independent in 1964. From which country? | Portugal | *United Kingdom | Belgium | Spain
fact-independent-from-malta | M | Malta became independent in 1964. From which country? | Portugal | Belgium | *United Kingdom | Netherlands
fact-independent-from-the-gambia | M | The Gambia became independent in 1965. From which country? | Spain | Belgium | France | *United Kingdom
fact-independent-from-botswana | M | Botswana became independent in 1966. From which country? | *United Kingdom | France | Spain | Portugal
fact-independent-from-lesotho | M | Lesotho became independent in 1966. From which country? | Portugal | *United Kingdom | Belgium | France
fact-independent-from-barbados | M | Barbados became independent in 1966. From which country? | Netherlands | Spain | Portugal | *United Kingdom
fact-independent-from-guyana | M | Guyana became independent in 1966. From which country? | Portugal | Netherlands | *United Kingdom | France
fact-independent-from-fiji | M | Fiji became independent in 1970. From which country? | Spain | *United Kingdom | France | Netherlands
fact-independent-from-the-bahamas | M | The Bahamas became independent in 1973. From which country? | *United Kingdom | France | Spain | Belgium
fact-independent-from-grenada | M | Grenada became independent in 1974. From which country? | Spain | Netherlands | *United Kingdom | Portugal
fact-independent-from-mozambique | M | Mozambique became independent in 1975. From which country? | *Portugal | France | Netherlands | Spain
fact-independent-from-cape-verde | M | Cape Verde became independent in 1975. From which country? | Spain | United Kingdom | Netherlands | *Portugal
fact-independent-from-sao-tome-and-principe | M | São Tomé and Príncipe became independent in 1975. From which country? | United Kingdom | *Portugal | Netherlands | Belgium
fact-independent-from-angola | M | Angola became independent in 1975. From which country? | *Portugal | Netherlands | Belgium | United Kingdom
fact-independent-from-suriname | M | Suriname became independent in 1975. From which country? | Portugal | United Kingdom | Spain | *Netherlands
fact-independent-from-seychelles | M | Seychelles became independent in 1976. From which country? | Netherlands | *United Kingdom | Belgium | Spain
fact-independent-from-belize | M | Belize became independent in 1981. From which country? | Spain | Netherlands | *United Kingdom | Belgium
fact-independent-from-india | M | India became independent in 1947. From which country? | France | Spain | *United Kingdom | Portugal
fact-independent-from-brazil | M | Brazil became independent in 1822. From which country? | *Portugal | Belgium | Spain | France
`,
  ),
  ...readBank(
    'History',
    `
fact-century-4 | E | The year 370 belongs to which century? | 2nd | 3rd | *4th | 5th
fact-century-5 | E | The year 450 belongs to which century? | 4th | *5th | 6th | 7th
fact-century-6 | E | The year 546 belongs to which century? | 4th | 5th | *6th | 7th
fact-century-7 | E | The year 624 belongs to which century? | 6th | *7th | 8th | 9th
fact-century-8 | E | The year 783 belongs to which century? | 7th | *8th | 9th | 10th
fact-century-9 | E | The year 861 belongs to which century? | 7th | 8th | *9th | 10th
fact-century-10 | E | The year 953 belongs to which century? | 9th | *10th | 11th | 12th
fact-century-11 | E | The year 1058 belongs to which century? | 9th | 10th | *11th | 12th
fact-century-12 | E | The year 1123 belongs to which century? | 10th | 11th | *12th | 13th
fact-century-13 | E | The year 1239 belongs to which century? | 11th | 12th | *13th | 14th
fact-century-14 | E | The year 1330 belongs to which century? | 13th | *14th | 15th | 16th
fact-century-15 | E | The year 1469 belongs to which century? | 14th | *15th | 16th | 17th
fact-century-16 | E | The year 1521 belongs to which century? | 15th | *16th | 17th | 18th
fact-century-17 | E | The year 1678 belongs to which century? | 15th | 16th | *17th | 18th
fact-century-18 | E | The year 1741 belongs to which century? | 17th | *18th | 19th | 20th
fact-century-19 | E | The year 1837 belongs to which century? | 17th | 18th | *19th | 20th
`,
  ),
];
