// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const chemistryFacts = [
  ...readBank(
    'Science',
    `
fact-element-symbol-h | E | What is the chemical symbol for hydrogen? | He | Ho | Hf | *H
fact-element-symbol-he | E | What is the chemical symbol for helium? | Ho | H | *He | Hf
fact-element-symbol-li | M | What is the chemical symbol for lithium? | Pb | *Li | La | Lu
fact-element-symbol-be | M | What is the chemical symbol for beryllium? | *Be | Br | Ba | B
fact-element-symbol-b | M | What is the chemical symbol for boron? | *B | Br | Bi | Ba
fact-element-symbol-c | E | What is the chemical symbol for carbon? | Cl | *C | Cu | Co
fact-element-symbol-n | E | What is the chemical symbol for nitrogen? | Nd | Nb | Np | *N
fact-element-symbol-o | E | What is the chemical symbol for oxygen? | Ne | N | *O | C
fact-element-symbol-f | E | What is the chemical symbol for fluorine? | N | *F | O | Fe
fact-element-symbol-ne | E | What is the chemical symbol for neon? | Nb | Na | *Ne | Nd
fact-element-symbol-na | E | What is the chemical symbol for sodium? | Si | Se | S | *Na
fact-element-symbol-mg | E | What is the chemical symbol for magnesium? | *Mg | Na | Mo | Mn
fact-element-symbol-al | E | What is the chemical symbol for aluminium? | At | As | *Al | Ar
fact-element-symbol-si | E | What is the chemical symbol for silicon? | *Si | Sr | Na | Ag
fact-element-symbol-p | E | What is the chemical symbol for phosphorus? | Pd | *P | Pt | Po
fact-element-symbol-s | E | What is the chemical symbol for sulfur? | Si | Sc | Se | *S
fact-element-symbol-cl | E | What is the chemical symbol for chlorine? | C | *Cl | Ca | Co
fact-element-symbol-ar | M | What is the chemical symbol for argon? | At | As | *Ar | Al
fact-element-symbol-k | E | What is the chemical symbol for potassium? | *K | Pr | Pd | Po
fact-element-symbol-ca | E | What is the chemical symbol for calcium? | Cr | C | Cd | *Ca
fact-element-symbol-sc | M | What is the chemical symbol for scandium? | Ag | Si | Na | *Sc
fact-element-symbol-ti | E | What is the chemical symbol for titanium? | Tb | Tm | *Ti | Ta
fact-element-symbol-v | M | What is the chemical symbol for vanadium? | Mn | *V | Ca | Cr
fact-element-symbol-cr | M | What is the chemical symbol for chromium? | *Cr | C | Co | Cd
fact-element-symbol-mn | M | What is the chemical symbol for manganese? | *Mn | Mg | Mo | Hg
fact-element-symbol-fe | E | What is the chemical symbol for iron? | Mn | *Fe | I | F
fact-element-symbol-co | M | What is the chemical symbol for cobalt? | Cu | Cd | *Co | Cl
fact-element-symbol-ni | E | What is the chemical symbol for nickel? | Np | Nb | N | *Ni
fact-element-symbol-cu | E | What is the chemical symbol for copper? | Cl | Co | Ca | *Cu
fact-element-symbol-zn | E | What is the chemical symbol for zinc? | *Zn | Zr | Ni | Ge
fact-element-symbol-ga | M | What is the chemical symbol for gallium? | Ge | *Ga | Au | Gd
fact-element-symbol-ge | M | What is the chemical symbol for germanium? | Au | Gd | *Ge | As
fact-element-symbol-as | M | What is the chemical symbol for arsenic? | Sb | Ar | Al | *As
fact-element-symbol-se | M | What is the chemical symbol for selenium? | Na | *Se | Si | S
fact-element-symbol-br | M | What is the chemical symbol for bromine? | *Br | B | Bi | Be
fact-element-symbol-kr | M | What is the chemical symbol for krypton? | Se | Rb | *Kr | Br
fact-element-symbol-rb | M | What is the chemical symbol for rubidium? | Re | Rn | Ru | *Rb
fact-element-symbol-sr | M | What is the chemical symbol for strontium? | *Sr | S | Si | Ag
fact-element-symbol-y | M | What is the chemical symbol for yttrium? | Zr | Sr | *Y | Yb
fact-element-symbol-zr | M | What is the chemical symbol for zirconium? | Nb | *Zr | Sr | Zn
fact-element-symbol-nb | M | What is the chemical symbol for niobium? | Ne | *Nb | Np | Ni
fact-element-symbol-mo | M | What is the chemical symbol for molybdenum? | Nb | Mn | *Mo | Mg
fact-element-symbol-tc | M | What is the chemical symbol for technetium? | *Tc | Tb | Ti | Ta
fact-element-symbol-ru | M | What is the chemical symbol for ruthenium? | Re | Rn | Rb | *Ru
fact-element-symbol-rh | M | What is the chemical symbol for rhodium? | Re | Rn | *Rh | Ru
fact-element-symbol-pd | M | What is the chemical symbol for palladium? | K | Pt | Pr | *Pd
fact-element-symbol-ag | E | What is the chemical symbol for silver? | Sr | *Ag | S | Se
fact-element-symbol-cd | M | What is the chemical symbol for cadmium? | *Cd | Cu | Ca | Co
fact-element-symbol-in | M | What is the chemical symbol for indium? | I | Cd | *In | Ir
fact-element-symbol-sn | E | What is the chemical symbol for tin? | *Sn | Tc | Te | Tm
fact-element-symbol-sb | M | What is the chemical symbol for antimony? | Sn | *Sb | As | At
fact-element-symbol-te | M | What is the chemical symbol for tellurium? | Tc | Tm | Ti | *Te
fact-element-symbol-i | E | What is the chemical symbol for iodine? | Ir | *I | Fe | In
fact-element-symbol-xe | M | What is the chemical symbol for xenon? | *Xe | Cs | I | Ba
fact-element-symbol-cs | M | What is the chemical symbol for caesium? | C | Ca | Cr | *Cs
fact-element-symbol-ba | M | What is the chemical symbol for barium? | B | Bi | *Ba | Be
fact-element-symbol-w | M | What is the chemical symbol for tungsten? | Tm | Sn | Tc | *W
fact-element-symbol-re | M | What is the chemical symbol for rhenium? | Ra | Ru | *Re | Rh
fact-element-symbol-os | M | What is the chemical symbol for osmium? | W | *Os | Pt | Re
fact-element-symbol-ir | M | What is the chemical symbol for iridium? | *Ir | Os | Fe | In
fact-element-symbol-pt | M | What is the chemical symbol for platinum? | Pm | K | *Pt | P
fact-element-symbol-hg | E | What is the chemical symbol for mercury? | *Hg | Mn | Hf | Mg
fact-element-symbol-tl | M | What is the chemical symbol for thallium? | Te | Sn | Tc | *Tl
fact-element-symbol-pb | E | What is the chemical symbol for lead? | Pt | *Pb | Lu | La
fact-element-symbol-bi | M | What is the chemical symbol for bismuth? | B | *Bi | Br | Be
fact-element-symbol-po | M | What is the chemical symbol for polonium? | *Po | P | Pm | Pd
fact-element-symbol-at | M | What is the chemical symbol for astatine? | Al | Ac | Ar | *At
fact-element-symbol-rn | M | What is the chemical symbol for radon? | Ru | Ra | *Rn | Rh
fact-element-symbol-fr | M | What is the chemical symbol for francium? | Rn | *Fr | Fe | F
fact-element-symbol-ra | M | What is the chemical symbol for radium? | *Ra | Rn | Re | Rb
fact-element-symbol-ac | M | What is the chemical symbol for actinium? | Al | As | Ar | *Ac
fact-element-symbol-th | M | What is the chemical symbol for thorium? | Sn | Te | *Th | Tb
fact-element-symbol-pa | M | What is the chemical symbol for protactinium? | Pd | *Pa | P | K
fact-element-symbol-u | E | What is the chemical symbol for uranium? | Pu | Ac | *U | Np
fact-element-symbol-np | M | What is the chemical symbol for neptunium? | Nd | Ne | Ni | *Np
fact-element-symbol-pu | M | What is the chemical symbol for plutonium? | *Pu | Pt | K | Pd
`,
  ),
  ...readBank(
    'Science',
    `
fact-element-name-h | E | Which chemical element has the symbol H? | *Hydrogen | Lithium | Helium | Holmium
fact-element-name-he | E | Which chemical element has the symbol He? | Holmium | Mercury | Lithium | *Helium
fact-element-name-li | M | Which chemical element has the symbol Li? | Lutetium | Hydrogen | *Lithium | Beryllium
fact-element-name-be | M | Which chemical element has the symbol Be? | Boron | *Beryllium | Barium | Bromine
fact-element-name-b | M | Which chemical element has the symbol B? | Bromine | *Boron | Barium | Beryllium
fact-element-name-c | E | Which chemical element has the symbol C? | Calcium | Chlorine | Copper | *Carbon
fact-element-name-n | E | Which chemical element has the symbol N? | *Nitrogen | Nickel | Neodymium | Neon
fact-element-name-o | E | Which chemical element has the symbol O? | Fluorine | Neon | *Oxygen | Carbon
fact-element-name-f | E | Which chemical element has the symbol F? | Oxygen | Neon | Iron | *Fluorine
fact-element-name-ne | E | Which chemical element has the symbol Ne? | *Neon | Neodymium | Niobium | Nickel
fact-element-name-na | E | Which chemical element has the symbol Na? | Neodymium | Nickel | *Sodium | Nitrogen
fact-element-name-mg | E | Which chemical element has the symbol Mg? | Sodium | *Magnesium | Neon | Molybdenum
fact-element-name-al | E | Which chemical element has the symbol Al? | Arsenic | Gold | *Aluminium | Argon
fact-element-name-si | E | Which chemical element has the symbol Si? | *Silicon | Scandium | Strontium | Sulfur
fact-element-name-p | E | Which chemical element has the symbol P? | Promethium | Platinum | Palladium | *Phosphorus
fact-element-name-s | E | Which chemical element has the symbol S? | Silicon | *Sulfur | Scandium | Selenium
fact-element-name-cl | E | Which chemical element has the symbol Cl? | *Chlorine | Calcium | Copper | Chromium
fact-element-name-ar | M | Which chemical element has the symbol Ar? | Astatine | Silver | Gold | *Argon
fact-element-name-ca | E | Which chemical element has the symbol Ca? | Copper | Cobalt | *Calcium | Carbon
fact-element-name-sc | M | Which chemical element has the symbol Sc? | Strontium | *Scandium | Selenium | Sulfur
fact-element-name-ti | E | Which chemical element has the symbol Ti? | *Titanium | Tantalum | Thulium | Tellurium
fact-element-name-v | M | Which chemical element has the symbol V? | Chromium | Titanium | *Vanadium | Calcium
fact-element-name-cr | M | Which chemical element has the symbol Cr? | Calcium | Carbon | Cobalt | *Chromium
fact-element-name-mn | M | Which chemical element has the symbol Mn? | Iron | *Manganese | Chromium | Magnesium
fact-element-name-fe | E | Which chemical element has the symbol Fe? | Chromium | Fluorine | *Iron | Cobalt
fact-element-name-co | M | Which chemical element has the symbol Co? | Chromium | *Cobalt | Chlorine | Carbon
fact-element-name-ni | E | Which chemical element has the symbol Ni? | *Nickel | Niobium | Neon | Nitrogen
fact-element-name-cu | E | Which chemical element has the symbol Cu? | Chlorine | Calcium | Cadmium | *Copper
fact-element-name-zn | E | Which chemical element has the symbol Zn? | Nickel | Copper | Zirconium | *Zinc
fact-element-name-ga | M | Which chemical element has the symbol Ga? | Gadolinium | *Gallium | Zinc | Germanium
fact-element-name-ge | M | Which chemical element has the symbol Ge? | *Germanium | Zinc | Selenium | Gadolinium
fact-element-name-as | M | Which chemical element has the symbol As? | Gold | Argon | *Arsenic | Silver
fact-element-name-se | M | Which chemical element has the symbol Se? | Antimony | Scandium | *Selenium | Strontium
fact-element-name-br | M | Which chemical element has the symbol Br? | Boron | Selenium | Bismuth | *Bromine
fact-element-name-kr | M | Which chemical element has the symbol Kr? | *Krypton | Rubidium | Bromine | Selenium
fact-element-name-rb | M | Which chemical element has the symbol Rb? | Rhenium | *Rubidium | Rhodium | Radon
fact-element-name-sr | M | Which chemical element has the symbol Sr? | Sulfur | Selenium | *Strontium | Tin
fact-element-name-y | M | Which chemical element has the symbol Y? | Ytterbium | *Yttrium | Zirconium | Strontium
fact-element-name-zr | M | Which chemical element has the symbol Zr? | *Zirconium | Niobium | Yttrium | Strontium
fact-element-name-nb | M | Which chemical element has the symbol Nb? | Sodium | Nitrogen | Neon | *Niobium
fact-element-name-mo | M | Which chemical element has the symbol Mo? | *Molybdenum | Manganese | Zirconium | Magnesium
fact-element-name-tc | M | Which chemical element has the symbol Tc? | Terbium | *Technetium | Titanium | Thulium
fact-element-name-ru | M | Which chemical element has the symbol Ru? | Rhodium | Rhenium | *Ruthenium | Radon
fact-element-name-rh | M | Which chemical element has the symbol Rh? | Radium | Radon | Rubidium | *Rhodium
fact-element-name-pd | M | Which chemical element has the symbol Pd? | Phosphorus | Praseodymium | *Palladium | Promethium
fact-element-name-ag | E | Which chemical element has the symbol Ag? | Aluminium | Argon | Astatine | *Silver
fact-element-name-cd | M | Which chemical element has the symbol Cd? | Caesium | *Cadmium | Chromium | Cobalt
fact-element-name-in | M | Which chemical element has the symbol In? | *Indium | Iridium | Iodine | Tin
fact-element-name-sn | E | Which chemical element has the symbol Sn? | Strontium | *Tin | Antimony | Samarium
fact-element-name-sb | M | Which chemical element has the symbol Sb? | Tin | Scandium | Samarium | *Antimony
fact-element-name-te | M | Which chemical element has the symbol Te? | Terbium | Thulium | *Tellurium | Technetium
fact-element-name-i | E | Which chemical element has the symbol I? | *Iodine | Iridium | Tellurium | Indium
fact-element-name-xe | M | Which chemical element has the symbol Xe? | Caesium | *Xenon | Tellurium | Antimony
fact-element-name-cs | M | Which chemical element has the symbol Cs? | Copper | Cerium | Cadmium | *Caesium
fact-element-name-ba | M | Which chemical element has the symbol Ba? | Boron | Caesium | *Barium | Bromine
fact-element-name-w | M | Which chemical element has the symbol W? | *Tungsten | Hafnium | Osmium | Lutetium
fact-element-name-re | M | Which chemical element has the symbol Re? | *Rhenium | Ruthenium | Radium | Rhodium
fact-element-name-os | M | Which chemical element has the symbol Os? | Oxygen | Tungsten | *Osmium | Iridium
fact-element-name-ir | M | Which chemical element has the symbol Ir? | Rhenium | *Iridium | Platinum | Osmium
fact-element-name-pt | M | Which chemical element has the symbol Pt? | Lead | Plutonium | Protactinium | *Platinum
fact-element-name-au | E | Which chemical element has the symbol Au? | *Gold | Argon | Arsenic | Silver
fact-element-name-hg | E | Which chemical element has the symbol Hg? | Holmium | *Mercury | Hydrogen | Gold
fact-element-name-tl | M | Which chemical element has the symbol Tl? | Terbium | Tellurium | Thorium | *Thallium
fact-element-name-pb | E | Which chemical element has the symbol Pb? | Protactinium | Platinum | *Lead | Promethium
fact-element-name-bi | M | Which chemical element has the symbol Bi? | *Bismuth | Bromine | Barium | Beryllium
fact-element-name-po | M | Which chemical element has the symbol Po? | Platinum | Promethium | *Polonium | Lead
fact-element-name-at | M | Which chemical element has the symbol At? | Gold | Arsenic | Actinium | *Astatine
fact-element-name-rn | M | Which chemical element has the symbol Rn? | Rubidium | *Radon | Radium | Ruthenium
fact-element-name-fr | M | Which chemical element has the symbol Fr? | Astatine | Radium | Iron | *Francium
fact-element-name-ra | M | Which chemical element has the symbol Ra? | Rhenium | Ruthenium | *Radium | Radon
fact-element-name-ac | M | Which chemical element has the symbol Ac? | *Actinium | Gold | Argon | Astatine
fact-element-name-th | M | Which chemical element has the symbol Th? | Tellurium | *Thorium | Thulium | Thallium
fact-element-name-pa | M | Which chemical element has the symbol Pa? | Platinum | Polonium | Promethium | *Protactinium
fact-element-name-u | E | Which chemical element has the symbol U? | Neptunium | *Uranium | Actinium | Plutonium
fact-element-name-np | M | Which chemical element has the symbol Np? | *Neptunium | Neodymium | Sodium | Niobium
fact-element-name-pu | M | Which chemical element has the symbol Pu? | Lead | Promethium | *Plutonium | Platinum
`,
  ),
  ...readBank(
    'Science',
    `
fact-element-number-h | M | An atom of which element has 1 proton? | Lithium | Boron | *Hydrogen | Beryllium
fact-element-number-he | M | An atom of which element has 2 protons? | Hydrogen | Boron | Carbon | *Helium
fact-element-number-li | M | An atom of which element has 3 protons? | *Lithium | Beryllium | Carbon | Nitrogen
fact-element-number-be | M | An atom of which element has 4 protons? | Helium | *Beryllium | Nitrogen | Lithium
fact-element-number-b | M | An atom of which element has 5 protons? | Helium | *Boron | Oxygen | Nitrogen
fact-element-number-c | M | An atom of which element has 6 protons? | Neon | Helium | Boron | *Carbon
fact-element-number-n | M | An atom of which element has 7 protons? | *Nitrogen | Boron | Oxygen | Beryllium
fact-element-number-o | M | An atom of which element has 8 protons? | Carbon | Neon | *Oxygen | Boron
fact-element-number-f | M | An atom of which element has 9 protons? | Magnesium | *Fluorine | Boron | Neon
fact-element-number-ne | M | An atom of which element has 10 protons? | Nitrogen | Silicon | Fluorine | *Neon
fact-element-number-na | H | An atom of which element has 11 protons? | *Sodium | Fluorine | Oxygen | Silicon
fact-element-number-mg | H | An atom of which element has 12 protons? | Sodium | Phosphorus | *Magnesium | Sulfur
fact-element-number-al | H | An atom of which element has 13 protons? | Sodium | Magnesium | *Aluminium | Neon
fact-element-number-si | H | An atom of which element has 14 protons? | Phosphorus | *Silicon | Sodium | Chlorine
fact-element-number-p | H | An atom of which element has 15 protons? | *Phosphorus | Magnesium | Chlorine | Argon
fact-element-number-s | H | An atom of which element has 16 protons? | Chlorine | Calcium | Aluminium | *Sulfur
fact-element-number-cl | H | An atom of which element has 17 protons? | Argon | *Chlorine | Phosphorus | Scandium
fact-element-number-ar | H | An atom of which element has 18 protons? | Scandium | Potassium | Chlorine | *Argon
fact-element-number-k | H | An atom of which element has 19 protons? | *Potassium | Phosphorus | Vanadium | Sulfur
fact-element-number-ca | H | An atom of which element has 20 protons? | Scandium | Chromium | *Calcium | Titanium
fact-element-number-sc | H | An atom of which element has 21 protons? | Manganese | Chlorine | Chromium | *Scandium
fact-element-number-ti | H | An atom of which element has 22 protons? | *Titanium | Potassium | Calcium | Chromium
fact-element-number-v | H | An atom of which element has 23 protons? | Potassium | Chromium | *Vanadium | Iron
fact-element-number-cr | H | An atom of which element has 24 protons? | Iron | *Chromium | Nickel | Scandium
fact-element-number-mn | H | An atom of which element has 25 protons? | Nickel | Cobalt | Titanium | *Manganese
fact-element-number-fe | H | An atom of which element has 26 protons? | Titanium | *Iron | Chromium | Zinc
fact-element-number-co | H | An atom of which element has 27 protons? | Copper | Zinc | *Cobalt | Chromium
fact-element-number-ni | H | An atom of which element has 28 protons? | *Nickel | Manganese | Zinc | Cobalt
fact-element-number-cu | H | An atom of which element has 29 protons? | Germanium | Manganese | *Copper | Cobalt
fact-element-number-zn | H | An atom of which element has 30 protons? | Nickel | *Zinc | Cobalt | Selenium
fact-element-number-ga | H | An atom of which element has 31 protons? | Copper | Nickel | Selenium | *Gallium
fact-element-number-ge | H | An atom of which element has 32 protons? | *Germanium | Zinc | Krypton | Arsenic
fact-element-number-as | H | An atom of which element has 33 protons? | Gallium | Zinc | Copper | *Arsenic
fact-element-number-se | H | An atom of which element has 34 protons? | *Selenium | Strontium | Rubidium | Germanium
fact-element-number-br | H | An atom of which element has 35 protons? | Yttrium | *Bromine | Rubidium | Arsenic
fact-element-number-kr | H | An atom of which element has 36 protons? | Arsenic | Germanium | *Krypton | Zirconium
fact-element-number-ag | H | An atom of which element has 47 protons? | Palladium | Tin | Cadmium | *Silver
fact-element-number-sn | H | An atom of which element has 50 protons? | *Tin | Cadmium | Tellurium | Iodine
fact-element-number-i | H | An atom of which element has 53 protons? | Tin | *Iodine | Indium | Tellurium
fact-element-number-au | H | An atom of which element has 79 protons? | Osmium | Lead | *Gold | Mercury
fact-element-number-hg | H | An atom of which element has 80 protons? | Thallium | Polonium | Osmium | *Mercury
fact-element-number-pb | H | An atom of which element has 82 protons? | *Lead | Bismuth | Radon | Gold
fact-element-number-u | H | An atom of which element has 92 protons? | Neptunium | *Uranium | Radium | Actinium
`,
  ),
  ...readBank(
    'Science',
    `
fact-element-group-noble-he | M | Which of these elements is a noble gas? | Copper | Mercury | Sulfur | *Helium
fact-element-group-noble-ne | M | Which of these elements is a noble gas? | *Neon | Nitrogen | Oxygen | Lead
fact-element-group-noble-ar | M | Which of these elements is a noble gas? | Fluorine | Calcium | *Argon | Zinc
fact-element-group-noble-kr | M | Which of these elements is a noble gas? | Oxygen | *Krypton | Calcium | Copper
fact-element-group-noble-xe | M | Which of these elements is a noble gas? | Phosphorus | Iodine | Oxygen | *Xenon
fact-element-group-noble-rn | M | Which of these elements is a noble gas? | Phosphorus | Iron | *Radon | Tin
fact-element-group-halogen-f | M | Which of these elements is a halogen? | *Fluorine | Titanium | Uranium | Silicon
fact-element-group-halogen-cl | M | Which of these elements is a halogen? | Oxygen | *Chlorine | Zinc | Aluminium
fact-element-group-halogen-br | M | Which of these elements is a halogen? | Copper | *Bromine | Potassium | Helium
fact-element-group-halogen-i | M | Which of these elements is a halogen? | Nitrogen | Silver | *Iodine | Uranium
fact-element-group-halogen-at | M | Which of these elements is a halogen? | Neon | Sulfur | Copper | *Astatine
fact-element-group-alkali-li | H | Which of these elements is an alkali metal? | *Lithium | Uranium | Iron | Tin
fact-element-group-alkali-na | H | Which of these elements is an alkali metal? | Oxygen | Lead | *Sodium | Copper
fact-element-group-alkali-k | H | Which of these elements is an alkali metal? | *Potassium | Calcium | Sulfur | Oxygen
fact-element-group-alkali-rb | H | Which of these elements is an alkali metal? | Mercury | *Rubidium | Fluorine | Phosphorus
fact-element-group-alkali-cs | H | Which of these elements is an alkali metal? | Phosphorus | Silicon | Carbon | *Caesium
fact-element-group-alkali-fr | H | Which of these elements is an alkali metal? | Mercury | Neon | *Francium | Iron
fact-element-group-alkaline-earth-be | H | Which of these elements is an alkaline earth metal? | *Beryllium | Helium | Carbon | Iron
fact-element-group-alkaline-earth-mg | H | Which of these elements is an alkaline earth metal? | Chlorine | *Magnesium | Lead | Sodium
fact-element-group-alkaline-earth-ca | H | Which of these elements is an alkaline earth metal? | Copper | Silver | Sulfur | *Calcium
fact-element-group-alkaline-earth-sr | H | Which of these elements is an alkaline earth metal? | Tin | *Strontium | Carbon | Fluorine
fact-element-group-alkaline-earth-ba | H | Which of these elements is an alkaline earth metal? | Gold | Sodium | Lead | *Barium
fact-element-group-alkaline-earth-ra | H | Which of these elements is an alkaline earth metal? | Potassium | Lead | *Radium | Copper
`,
  ),
];
