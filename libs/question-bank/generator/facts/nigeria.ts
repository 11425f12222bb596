import { readFacts } from './table.js';

/** The 36 states of Nigeria: capital, geopolitical zone. */
export const nigerianStates = readFacts(`
M | Abia | Umuahia | South East
M | Adamawa | Yola | North East
M | Akwa Ibom | Uyo | South South
E | Anambra | Awka | South East
M | Bauchi | Bauchi | North East
M | Bayelsa | Yenagoa | South South
M | Benue | Makurdi | North Central
E | Borno | Maiduguri | North East
E | Cross River | Calabar | South South
M | Delta | Asaba | South South
H | Ebonyi | Abakaliki | South East
E | Edo | Benin City | South South
M | Ekiti | Ado-Ekiti | South West
E | Enugu | Enugu | South East
H | Gombe | Gombe | North East
M | Imo | Owerri | South East
H | Jigawa | Dutse | North West
E | Kaduna | Kaduna | North West
E | Kano | Kano | North West
M | Katsina | Katsina | North West
H | Kebbi | Birnin Kebbi | North West
M | Kogi | Lokoja | North Central
M | Kwara | Ilorin | North Central
E | Lagos | Ikeja | South West
H | Nasarawa | Lafia | North Central
M | Niger | Minna | North Central
E | Ogun | Abeokuta | South West
M | Ondo | Akure | South West
M | Osun | Osogbo | South West
E | Oyo | Ibadan | South West
E | Plateau | Jos | North Central
E | Rivers | Port Harcourt | South South
M | Sokoto | Sokoto | North West
H | Taraba | Jalingo | North East
H | Yobe | Damaturu | North East
H | Zamfara | Gusau | North West
`);
