import { readFacts } from './table.js';

/** States of the USA: capital, a larger or better known city (where there is one). */
export const usStates = readFacts(`
H | Alabama | Montgomery | Birmingham
M | Alaska | Juneau | Anchorage
M | Arizona | Phoenix | Tucson
M | Arkansas | Little Rock | Fayetteville
M | California | Sacramento | Los Angeles
M | Colorado | Denver | Boulder
H | Connecticut | Hartford | New Haven
H | Delaware | Dover | Wilmington
M | Florida | Tallahassee | Miami
E | Georgia | Atlanta | Savannah
E | Hawaii | Honolulu | Hilo
H | Idaho | Boise | Idaho Falls
M | Illinois | Springfield | Chicago
H | Iowa | Des Moines | Cedar Rapids
H | Kansas | Topeka | Wichita
H | Kentucky | Frankfort | Louisville
M | Louisiana | Baton Rouge | New Orleans
H | Maine | Augusta | Portland
H | Maryland | Annapolis | Baltimore
E | Massachusetts | Boston | Worcester
M | Michigan | Lansing | Detroit
H | Minnesota | Saint Paul | Minneapolis
M | Mississippi | Jackson | Biloxi
H | Missouri | Jefferson City | St. Louis
H | Montana | Helena | Billings
H | Nebraska | Lincoln | Omaha
M | Nevada | Carson City | Las Vegas
H | New Hampshire | Concord | Manchester
H | New Jersey | Trenton | Newark
M | New Mexico | Santa Fe | Albuquerque
M | New York | Albany | Buffalo
M | North Carolina | Raleigh | Charlotte
H | North Dakota | Bismarck | Fargo
M | Ohio | Columbus | Cleveland
H | Oregon | Salem | Portland
M | Pennsylvania | Harrisburg | Philadelphia
H | Rhode Island | Providence | Newport
M | South Carolina | Columbia | Charleston
H | South Dakota | Pierre | Sioux Falls
E | Tennessee | Nashville | Memphis
E | Texas | Austin | Houston
M | Utah | Salt Lake City | Provo
H | Vermont | Montpelier | Burlington
M | Virginia | Richmond | Virginia Beach
M | Washington | Olympia | Seattle
H | West Virginia | Charleston | Huntington
H | Wisconsin | Madison | Milwaukee
H | Wyoming | Cheyenne | Casper
`);
