// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const statesFacts = [
  ...readBank(
    'Geography',
    `
fact-nigeria-capital-abia | M | What is the capital of Abia State in Nigeria? | Uyo | Lokoja | Asaba | *Umuahia
fact-nigeria-capital-adamawa | M | What is the capital of Adamawa State in Nigeria? | Abakaliki | Dutse | *Yola | Makurdi
fact-nigeria-capital-akwa-ibom | M | What is the capital of Akwa Ibom State in Nigeria? | Jos | *Uyo | Osogbo | Benin City
fact-nigeria-capital-anambra | E | What is the capital of Anambra State in Nigeria? | *Awka | Jos | Osogbo | Lokoja
fact-nigeria-capital-bayelsa | M | What is the capital of Bayelsa State in Nigeria? | Lokoja | *Yenagoa | Abeokuta | Ikeja
fact-nigeria-capital-benue | M | What is the capital of Benue State in Nigeria? | Jos | Dutse | Yenagoa | *Makurdi
fact-nigeria-capital-borno | E | What is the capital of Borno State in Nigeria? | Uyo | Jalingo | *Maiduguri | Gusau
fact-nigeria-capital-cross-river | E | What is the capital of Cross River State in Nigeria? | *Calabar | Ilorin | Owerri | Osogbo
fact-nigeria-capital-delta | M | What is the capital of Delta State in Nigeria? | Lafia | Ikeja | *Asaba | Maiduguri
fact-nigeria-capital-ebonyi | H | What is the capital of Ebonyi State in Nigeria? | *Abakaliki | Damaturu | Jos | Lokoja
fact-nigeria-capital-edo | E | What is the capital of Edo State in Nigeria? | Akure | Yola | Maiduguri | *Benin City
fact-nigeria-capital-imo | M | What is the capital of Imo State in Nigeria? | Maiduguri | *Owerri | Damaturu | Ilorin
fact-nigeria-capital-jigawa | H | What is the capital of Jigawa State in Nigeria? | *Dutse | Abeokuta | Makurdi | Akure
fact-nigeria-capital-kogi | M | What is the capital of Kogi State in Nigeria? | Abeokuta | Calabar | *Lokoja | Jalingo
fact-nigeria-capital-kwara | M | What is the capital of Kwara State in Nigeria? | Lokoja | *Ilorin | Calabar | Asaba
fact-nigeria-capital-lagos | E | What is the capital of Lagos State in Nigeria? | Benin City | Yenagoa | Ibadan | *Ikeja
fact-nigeria-capital-nasarawa | H | What is the capital of Nasarawa State in Nigeria? | *Lafia | Benin City | Dutse | Abakaliki
fact-nigeria-capital-niger | M | What is the capital of Niger State in Nigeria? | Calabar | Dutse | Abeokuta | *Minna
fact-nigeria-capital-ogun | E | What is the capital of Ogun State in Nigeria? | Ibadan | Port Harcourt | *Abeokuta | Jos
fact-nigeria-capital-ondo | M | What is the capital of Ondo State in Nigeria? | Osogbo | *Akure | Ibadan | Dutse
fact-nigeria-capital-osun | M | What is the capital of Osun State in Nigeria? | Minna | *Osogbo | Asaba | Gusau
fact-nigeria-capital-oyo | E | What is the capital of Oyo State in Nigeria? | *Ibadan | Owerri | Abakaliki | Uyo
fact-nigeria-capital-plateau | E | What is the capital of Plateau State in Nigeria? | Benin City | Maiduguri | Owerri | *Jos
fact-nigeria-capital-rivers | E | What is the capital of Rivers State in Nigeria? | Lokoja | Makurdi | *Port Harcourt | Jalingo
fact-nigeria-capital-taraba | H | What is the capital of Taraba State in Nigeria? | *Jalingo | Ilorin | Yola | Benin City
fact-nigeria-capital-yobe | H | What is the capital of Yobe State in Nigeria? | Lafia | *Damaturu | Yola | Calabar
fact-nigeria-capital-zamfara | H | What is the capital of Zamfara State in Nigeria? | Makurdi | Yola | *Gusau | Owerri
`,
  ),
  ...readBank(
    'Geography',
    `
fact-nigeria-capital-of-abia | M | Umuahia is the capital of which Nigerian state? | Imo | Enugu | Ebonyi | *Abia
fact-nigeria-capital-of-adamawa | M | Yola is the capital of which Nigerian state? | Borno | Taraba | *Adamawa | Bauchi
fact-nigeria-capital-of-akwa-ibom | M | Uyo is the capital of which Nigerian state? | Rivers | *Akwa Ibom | Edo | Cross River
fact-nigeria-capital-of-anambra | E | Awka is the capital of which Nigerian state? | *Anambra | Enugu | Imo | Abia
fact-nigeria-capital-of-bayelsa | M | Yenagoa is the capital of which Nigerian state? | Akwa Ibom | Edo | Rivers | *Bayelsa
fact-nigeria-capital-of-benue | M | Makurdi is the capital of which Nigerian state? | *Benue | Plateau | Kwara | Kogi
fact-nigeria-capital-of-borno | E | Maiduguri is the capital of which Nigerian state? | Taraba | Bauchi | *Borno | Yobe
fact-nigeria-capital-of-cross-river | E | Calabar is the capital of which Nigerian state? | Edo | *Cross River | Bayelsa | Rivers
fact-nigeria-capital-of-delta | M | Asaba is the capital of which Nigerian state? | Cross River | Bayelsa | Akwa Ibom | *Delta
fact-nigeria-capital-of-ebonyi | H | Abakaliki is the capital of which Nigerian state? | Enugu | Anambra | *Ebonyi | Imo
fact-nigeria-capital-of-edo | E | Benin City is the capital of which Nigerian state? | *Edo | Cross River | Akwa Ibom | Bayelsa
fact-nigeria-capital-of-imo | M | Owerri is the capital of which Nigerian state? | Abia | *Imo | Anambra | Ebonyi
fact-nigeria-capital-of-jigawa | H | Dutse is the capital of which Nigerian state? | *Jigawa | Zamfara | Kaduna | Katsina
fact-nigeria-capital-of-kogi | M | Lokoja is the capital of which Nigerian state? | Niger | Nasarawa | *Kogi | Benue
fact-nigeria-capital-of-kwara | M | Ilorin is the capital of which Nigerian state? | Kogi | *Kwara | Nasarawa | Plateau
fact-nigeria-capital-of-lagos | E | Ikeja is the capital of which Nigerian state? | Osun | Ondo | Oyo | *Lagos
fact-nigeria-capital-of-nasarawa | H | Lafia is the capital of which Nigerian state? | Kogi | *Nasarawa | Niger | Benue
fact-nigeria-capital-of-niger | M | Minna is the capital of which Nigerian state? | Kogi | Kwara | *Niger | Benue
fact-nigeria-capital-of-ogun | E | Abeokuta is the capital of which Nigerian state? | Osun | Oyo | Lagos | *Ogun
fact-nigeria-capital-of-ondo | M | Akure is the capital of which Nigerian state? | *Ondo | Osun | Ogun | Oyo
fact-nigeria-capital-of-osun | M | Osogbo is the capital of which Nigerian state? | Ekiti | *Osun | Ondo | Lagos
fact-nigeria-capital-of-oyo | E | Ibadan is the capital of which Nigerian state? | Lagos | Osun | Ogun | *Oyo
fact-nigeria-capital-of-plateau | E | Jos is the capital of which Nigerian state? | *Plateau | Niger | Nasarawa | Benue
fact-nigeria-capital-of-rivers | E | Port Harcourt is the capital of which Nigerian state? | Edo | Cross River | *Rivers | Delta
fact-nigeria-capital-of-taraba | H | Jalingo is the capital of which Nigerian state? | Yobe | *Taraba | Gombe | Bauchi
fact-nigeria-capital-of-yobe | H | Damaturu is the capital of which Nigerian state? | Borno | Bauchi | Adamawa | *Yobe
fact-nigeria-capital-of-zamfara | H | Gusau is the capital of which Nigerian state? | Kano | Kebbi | *Zamfara | Katsina
`,
  ),
  ...readBank(
    'Geography',
    `
fact-nigeria-zone-abia | H | To which of Nigeria's six zones does Abia State belong? | South South | South West | *South East | North Central
fact-nigeria-zone-adamawa | H | To which of Nigeria's six zones does Adamawa State belong? | South East | *North East | North Central | North West
fact-nigeria-zone-akwa-ibom | H | To which of Nigeria's six zones does Akwa Ibom State belong? | North Central | South West | South East | *South South
fact-nigeria-zone-anambra | H | To which of Nigeria's six zones does Anambra State belong? | *South East | South West | North West | North Central
fact-nigeria-zone-bauchi | H | To which of Nigeria's six zones does Bauchi State belong? | *North East | South South | North West | North Central
fact-nigeria-zone-bayelsa | H | To which of Nigeria's six zones does Bayelsa State belong? | South West | *South South | North West | South East
fact-nigeria-zone-benue | H | To which of Nigeria's six zones does Benue State belong? | North West | South South | *North Central | South West
fact-nigeria-zone-borno | H | To which of Nigeria's six zones does Borno State belong? | South South | North West | North Central | *North East
fact-nigeria-zone-cross-river | H | To which of Nigeria's six zones does Cross River State belong? | South East | North West | *South South | South West
fact-nigeria-zone-delta | H | To which of Nigeria's six zones does Delta State belong? | *South South | South East | South West | North East
fact-nigeria-zone-ebonyi | H | To which of Nigeria's six zones does Ebonyi State belong? | North Central | *South East | South West | North East
fact-nigeria-zone-edo | H | To which of Nigeria's six zones does Edo State belong? | North West | North Central | North East | *South South
fact-nigeria-zone-ekiti | H | To which of Nigeria's six zones does Ekiti State belong? | *South West | North Central | North East | South South
fact-nigeria-zone-enugu | H | To which of Nigeria's six zones does Enugu State belong? | South West | North West | *South East | North Central
fact-nigeria-zone-gombe | H | To which of Nigeria's six zones does Gombe State belong? | North West | *North East | North Central | South East
fact-nigeria-zone-imo | H | To which of Nigeria's six zones does Imo State belong? | South West | North East | North West | *South East
fact-nigeria-zone-jigawa | H | To which of Nigeria's six zones does Jigawa State belong? | North East | North Central | *North West | South South
fact-nigeria-zone-kaduna | H | To which of Nigeria's six zones does Kaduna State belong? | *North West | North East | South West | North Central
fact-nigeria-zone-kano | H | To which of Nigeria's six zones does Kano State belong? | South West | *North West | South East | North Central
fact-nigeria-zone-katsina | H | To which of Nigeria's six zones does Katsina State belong? | South West | South South | South East | *North West
fact-nigeria-zone-kebbi | H | To which of Nigeria's six zones does Kebbi State belong? | *North West | South South | North Central | South West
fact-nigeria-zone-kogi | H | To which of Nigeria's six zones does Kogi State belong? | South South | *North Central | South West | North West
fact-nigeria-zone-kwara | H | To which of Nigeria's six zones does Kwara State belong? | South South | South East | South West | *North Central
fact-nigeria-zone-lagos | H | To which of Nigeria's six zones does Lagos State belong? | South East | South South | *South West | North East
fact-nigeria-zone-nasarawa | H | To which of Nigeria's six zones does Nasarawa State belong? | *North Central | North East | North West | South West
fact-nigeria-zone-niger | H | To which of Nigeria's six zones does Niger State belong? | North East | *North Central | South West | South East
fact-nigeria-zone-ogun | H | To which of Nigeria's six zones does Ogun State belong? | South South | South East | *South West | North West
fact-nigeria-zone-ondo | H | To which of Nigeria's six zones does Ondo State belong? | South South | North Central | North West | *South West
fact-nigeria-zone-osun | H | To which of Nigeria's six zones does Osun State belong? | South South | North Central | *South West | North West
fact-nigeria-zone-oyo | H | To which of Nigeria's six zones does Oyo State belong? | *South West | South South | South East | North East
fact-nigeria-zone-plateau | H | To which of Nigeria's six zones does Plateau State belong? | North East | *North Central | South South | South East
fact-nigeria-zone-rivers | H | To which of Nigeria's six zones does Rivers State belong? | North Central | North West | South West | *South South
fact-nigeria-zone-sokoto | H | To which of Nigeria's six zones does Sokoto State belong? | South West | *North West | North Central | South South
fact-nigeria-zone-taraba | H | To which of Nigeria's six zones does Taraba State belong? | *North East | South East | South South | North Central
fact-nigeria-zone-yobe | H | To which of Nigeria's six zones does Yobe State belong? | North Central | South West | *North East | South South
fact-nigeria-zone-zamfara | H | To which of Nigeria's six zones does Zamfara State belong? | North East | South West | South South | *North West
`,
  ),
  ...readBank(
    'Geography',
    `
fact-us-capital-alabama | H | What is the capital of the US state of Alabama? | *Montgomery | Topeka | Birmingham | Dover
fact-us-capital-alaska | M | What is the capital of the US state of Alaska? | Tallahassee | Frankfort | Jackson | *Juneau
fact-us-capital-arizona | M | What is the capital of the US state of Arizona? | Tucson | *Phoenix | Baton Rouge | Jefferson City
fact-us-capital-arkansas | M | What is the capital of the US state of Arkansas? | Helena | Honolulu | *Little Rock | Fayetteville
fact-us-capital-california | M | What is the capital of the US state of California? | Los Angeles | Annapolis | Lincoln | *Sacramento
fact-us-capital-colorado | M | What is the capital of the US state of Colorado? | *Denver | Carson City | Springfield | Boston
fact-us-capital-connecticut | H | What is the capital of the US state of Connecticut? | New Haven | Lansing | *Hartford | Concord
fact-us-capital-delaware | H | What is the capital of the US state of Delaware? | Trenton | *Dover | Wilmington | Topeka
fact-us-capital-florida | M | What is the capital of the US state of Florida? | Santa Fe | Jackson | Miami | *Tallahassee
fact-us-capital-georgia | E | What is the capital of the US state of Georgia? | Albany | *Atlanta | Baton Rouge | Savannah
fact-us-capital-hawaii | E | What is the capital of the US state of Hawaii? | *Honolulu | Augusta | Raleigh | Helena
fact-us-capital-idaho | H | What is the capital of the US state of Idaho? | Annapolis | Lincoln | *Boise | Idaho Falls
fact-us-capital-illinois | M | What is the capital of the US state of Illinois? | Chicago | Boston | Columbus | *Springfield
fact-us-capital-iowa | H | What is the capital of the US state of Iowa? | Cedar Rapids | Concord | *Des Moines | Salem
fact-us-capital-kansas | H | What is the capital of the US state of Kansas? | Trenton | *Topeka | Wichita | Saint Paul
fact-us-capital-kentucky | H | What is the capital of the US state of Kentucky? | *Frankfort | Providence | Santa Fe | Louisville
fact-us-capital-louisiana | M | What is the capital of the US state of Louisiana? | *Baton Rouge | Albany | New Orleans | Jefferson City
fact-us-capital-maine | H | What is the capital of the US state of Maine? | Raleigh | Portland | Helena | *Augusta
fact-us-capital-maryland | H | What is the capital of the US state of Maryland? | Lincoln | Bismarck | *Annapolis | Nashville
fact-us-capital-massachusetts | E | What is the capital of the US state of Massachusetts? | Austin | *Boston | Columbus | Carson City
fact-us-capital-michigan | M | What is the capital of the US state of Michigan? | Detroit | Salt Lake City | Concord | *Lansing
fact-us-capital-minnesota | H | What is the capital of the US state of Minnesota? | Montpelier | *Saint Paul | Harrisburg | Minneapolis
fact-us-capital-mississippi | M | What is the capital of the US state of Mississippi? | *Jackson | Santa Fe | Richmond | Providence
fact-us-capital-missouri | H | What is the capital of the US state of Missouri? | Olympia | Columbia | *Jefferson City | Albany
fact-us-capital-montana | H | What is the capital of the US state of Montana? | Charleston | Raleigh | Pierre | *Helena
fact-us-capital-nebraska | H | What is the capital of the US state of Nebraska? | Bismarck | *Lincoln | Omaha | Nashville
fact-us-capital-nevada | M | What is the capital of the US state of Nevada? | *Carson City | Columbus | Cheyenne | Las Vegas
fact-us-capital-new-hampshire | H | What is the capital of the US state of New Hampshire? | Salt Lake City | Manchester | *Concord | Montgomery
fact-us-capital-new-jersey | H | What is the capital of the US state of New Jersey? | Juneau | Harrisburg | *Trenton | Newark
fact-us-capital-new-mexico | M | What is the capital of the US state of New Mexico? | Providence | Phoenix | Richmond | *Santa Fe
fact-us-capital-new-york | M | What is the capital of the US state of New York? | Olympia | *Albany | Buffalo | Little Rock
fact-us-capital-north-carolina | M | What is the capital of the US state of North Carolina? | *Raleigh | Charlotte | Sacramento | Charleston
fact-us-capital-north-dakota | H | What is the capital of the US state of North Dakota? | Denver | Fargo | *Bismarck | Nashville
fact-us-capital-ohio | M | What is the capital of the US state of Ohio? | Cheyenne | Austin | Cleveland | *Columbus
fact-us-capital-oregon | H | What is the capital of the US state of Oregon? | Montgomery | *Salem | Portland | Dover
fact-us-capital-pennsylvania | M | What is the capital of the US state of Pennsylvania? | *Harrisburg | Juneau | Tallahassee | Philadelphia
fact-us-capital-rhode-island | H | What is the capital of the US state of Rhode Island? | *Providence | Phoenix | Atlanta | Richmond
fact-us-capital-south-carolina | M | What is the capital of the US state of South Carolina? | Honolulu | Charleston | Olympia | *Columbia
fact-us-capital-south-dakota | H | What is the capital of the US state of South Dakota? | Sacramento | Sioux Falls | *Pierre | Boise
fact-us-capital-tennessee | E | What is the capital of the US state of Tennessee? | Springfield | *Nashville | Memphis | Madison
fact-us-capital-texas | E | What is the capital of the US state of Texas? | Cheyenne | *Austin | Houston | Hartford
fact-us-capital-utah | M | What is the capital of the US state of Utah? | Topeka | Dover | *Salt Lake City | Provo
fact-us-capital-vermont | H | What is the capital of the US state of Vermont? | *Montpelier | Burlington | Tallahassee | Juneau
fact-us-capital-virginia | M | What is the capital of the US state of Virginia? | Phoenix | Virginia Beach | Atlanta | *Richmond
fact-us-capital-washington | M | What is the capital of the US state of Washington? | Seattle | Little Rock | Augusta | *Olympia
fact-us-capital-west-virginia | H | What is the capital of the US state of West Virginia? | Sacramento | *Charleston | Boise | Annapolis
fact-us-capital-wisconsin | H | What is the capital of the US state of Wisconsin? | Springfield | Milwaukee | *Madison | Denver
fact-us-capital-wyoming | H | What is the capital of the US state of Wyoming? | *Cheyenne | Des Moines | Casper | Lansing
`,
  ),
];
