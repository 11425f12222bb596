// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const scienceFacts = [
  ...readBank(
    'Science',
    `
fact-unit-length | E | Which SI unit measures length? | *Metre | Candela | Becquerel | Mole
fact-unit-mass | E | Which SI unit measures mass? | Joule | Becquerel | Second | *Kilogram
fact-unit-time | E | Which SI unit measures time? | Tesla | Kilogram | *Second | Watt
fact-unit-electric-current | M | Which SI unit measures electric current? | Weber | *Ampere | Tesla | Henry
fact-unit-temperature | M | Which SI unit measures temperature? | Ampere | Joule | *Kelvin | Candela
fact-unit-luminous-intensity | H | Which SI unit measures luminous intensity? | Watt | Mole | Volt | *Candela
fact-unit-amount-of-substance | M | Which SI unit measures amount of substance? | Ohm | *Mole | Candela | Pascal
fact-unit-force | M | Which SI unit measures force? | *Newton | Kelvin | Mole | Becquerel
fact-unit-energy | M | Which SI unit measures energy? | Farad | Henry | Metre | *Joule
fact-unit-power | E | Which SI unit measures power? | Kilogram | *Watt | Ampere | Hertz
fact-unit-pressure | M | Which SI unit measures pressure? | *Pascal | Coulomb | Weber | Kilogram
fact-unit-frequency | M | Which SI unit measures frequency? | Ampere | Joule | *Hertz | Ohm
fact-unit-voltage | M | Which SI unit measures voltage? | Second | Ampere | Hertz | *Volt
fact-unit-electrical-resistance | M | Which SI unit measures electrical resistance? | *Ohm | Second | Joule | Volt
fact-unit-electric-charge | H | Which SI unit measures electric charge? | Pascal | Volt | *Coulomb | Newton
fact-unit-capacitance | H | Which SI unit measures capacitance? | Volt | *Farad | Ohm | Metre
fact-unit-inductance | H | Which SI unit measures inductance? | *Henry | Hertz | Becquerel | Weber
fact-unit-magnetic-flux | H | Which SI unit measures magnetic flux? | Hertz | *Weber | Newton | Henry
fact-unit-magnetic-flux-density | H | Which SI unit measures magnetic flux density? | Henry | Second | Kelvin | *Tesla
fact-unit-radioactivity-of-a-sample | H | Which SI unit measures radioactivity of a sample? | Coulomb | Farad | *Becquerel | Tesla
`,
  ),
  ...readBank(
    'Science',
    `
fact-prefix-kilo | E | In front of a unit, what does 'kilo' stand for? | A tenth | *A thousand | A trillion | Ten
fact-prefix-mega | E | In front of a unit, what does 'mega' stand for? | *A million | A thousandth | A millionth | A thousand
fact-prefix-giga | M | In front of a unit, what does 'giga' stand for? | A hundred | A thousand | *A billion | A trillion
fact-prefix-tera | M | In front of a unit, what does 'tera' stand for? | A hundred | A billionth | A thousandth | *A trillion
fact-prefix-hecto | M | In front of a unit, what does 'hecto' stand for? | A hundredth | A billionth | *A hundred | A thousand
fact-prefix-centi | E | In front of a unit, what does 'centi' stand for? | Ten | A trillionth | A hundred | *A hundredth
fact-prefix-milli | E | In front of a unit, what does 'milli' stand for? | A trillionth | *A thousandth | A thousand | A trillion
fact-prefix-micro | M | In front of a unit, what does 'micro' stand for? | *A millionth | A million | A trillionth | A thousand
fact-prefix-nano | M | In front of a unit, what does 'nano' stand for? | A trillion | A hundredth | *A billionth | A thousand
fact-prefix-pico | H | In front of a unit, what does 'pico' stand for? | A hundredth | *A trillionth | A thousandth | Ten
fact-prefix-deca | H | In front of a unit, what does 'deca' stand for? | *Ten | A hundred | A millionth | A thousand
fact-prefix-deci | H | In front of a unit, what does 'deci' stand for? | A hundredth | A thousandth | A hundred | *A tenth
`,
  ),
  ...readBank(
    'Science',
    `
fact-study-botany | M | What is the subject of botany? | Language | The heart | *Plants | Heredity
fact-study-zoology | E | What is the subject of zoology? | Remains of past peoples | *Animals | The blood | Cancer
fact-study-entomology | M | What is the subject of entomology? | *Insects | Plants | Rings of trees | Birds
fact-study-ornithology | M | What is the subject of ornithology? | Language | Viruses | The skin | *Birds
fact-study-ichthyology | H | What is the subject of ichthyology? | *Fish | Viruses | The heart | The kidneys
fact-study-herpetology | H | What is the subject of herpetology? | Viruses | *Reptiles and amphibians | Fish | Heredity
fact-study-cardiology | M | What is the subject of cardiology? | Fish | Remains of past peoples | Language | *The heart
fact-study-dermatology | M | What is the subject of dermatology? | Remains of past peoples | The liver | *The skin | The blood
fact-study-nephrology | H | What is the subject of nephrology? | The skin | The liver | Birds | *The kidneys
fact-study-neurology | M | What is the subject of neurology? | *The nervous system | Reptiles and amphibians | Insects | Apes and monkeys
fact-study-haematology | H | What is the subject of haematology? | Remains of past peoples | Fossils | *The blood | Language
fact-study-hepatology | H | What is the subject of hepatology? | Birds | *The liver | Plants | Apes and monkeys
fact-study-ophthalmology | M | What is the subject of ophthalmology? | The nervous system | The kidneys | *The eyes | Apes and monkeys
fact-study-geology | M | What is the subject of geology? | *Rocks and the Earth | Cancer | Stars and planets | The weather
fact-study-meteorology | M | What is the subject of meteorology? | The nervous system | *The weather | The blood | Apes and monkeys
fact-study-astronomy | M | What is the subject of astronomy? | Cancer | Language | The liver | *Stars and planets
fact-study-palaeontology | M | What is the subject of palaeontology? | The nervous system | The eyes | *Fossils | Apes and monkeys
fact-study-genetics | M | What is the subject of genetics? | The kidneys | Cancer | Rings of trees | *Heredity
fact-study-oncology | H | What is the subject of oncology? | *Cancer | Fish | Animals | The eyes
fact-study-archaeology | M | What is the subject of archaeology? | Heredity | *Remains of past peoples | Animals | The kidneys
fact-study-linguistics | H | What is the subject of linguistics? | *Language | Cancer | The blood | Reptiles and amphibians
fact-study-dendrochronology | H | What is the subject of dendrochronology? | Birds | Language | Insects | *Rings of trees
fact-study-primatology | H | What is the subject of primatology? | Heredity | *Apes and monkeys | The weather | Language
fact-study-virology | H | What is the subject of virology? | Rocks and the Earth | The liver | *Viruses | Stars and planets
`,
  ),
  ...readBank(
    'Science',
    `
fact-discovery-who-explained-evolution-by-natural-selection-in-1859 | M | Who explained evolution by natural selection in 1859? | Wilhelm Röntgen | William Herschel | Alfred Nobel | *Charles Darwin
fact-discovery-who-discovered-radium-and-polonium | M | Who discovered radium and polonium? | *Marie and Pierre Curie | Louis Pasteur | Wilhelm Röntgen | Max Planck
fact-discovery-who-tried-out-the-first-vaccine-against-smallpox | M | Who tried out the first vaccine against smallpox? | Louis Braille | *Edward Jenner | Nicolaus Copernicus | William Harvey
fact-discovery-who-discovered-x-rays | M | Who discovered X-rays? | Dmitri Mendeleev | Werner Heisenberg | *Wilhelm Röntgen | William Harvey
fact-discovery-who-discovered-the-electron | H | Who discovered the electron? | Nicolaus Copernicus | Alessandro Volta | Dmitri Mendeleev | *J. J. Thomson
fact-discovery-who-discovered-the-neutron | H | Who discovered the neutron? | Galileo Galilei | *James Chadwick | Johannes Kepler | Wilhelm Röntgen
fact-discovery-who-left-gaps-in-his-periodic-table-for-elements-still-unknown | M | Who left gaps in his periodic table for elements still unknown? | *Dmitri Mendeleev | Johannes Kepler | Marie and Pierre Curie | Werner Heisenberg
fact-discovery-who-found-the-laws-of-inheritance-in-pea-plants | H | Who found the laws of inheritance in pea plants? | Alessandro Volta | Edward Jenner | *Gregor Mendel | Nicolaus Copernicus
fact-discovery-who-invented-dynamite | M | Who invented dynamite? | Wilhelm Röntgen | *Alfred Nobel | Johannes Kepler | Archimedes
fact-discovery-after-whom-is-the-heating-of-milk-against-germs-named | M | After whom is the heating of milk against germs named? | Charles Darwin | Alessandro Volta | Max Planck | *Louis Pasteur
fact-discovery-who-made-a-system-of-raised-dots-for-blind-readers | M | Who made a system of raised dots for blind readers? | Wilhelm Röntgen | Werner Heisenberg | *Louis Braille | Alessandro Volta
fact-discovery-who-found-that-planets-move-in-ellipses | H | Who found that planets move in ellipses? | *Johannes Kepler | Alfred Nobel | Louis Pasteur | Nicolaus Copernicus
fact-discovery-who-wrote-in-1543-that-the-earth-goes-round-the-sun | M | Who wrote in 1543 that the Earth goes round the Sun? | Alfred Nobel | *Nicolaus Copernicus | Edward Jenner | Marie and Pierre Curie
fact-discovery-who-first-saw-four-moons-of-jupiter-in-1610 | H | Who first saw four moons of Jupiter, in 1610? | Louis Pasteur | Alfred Nobel | *Galileo Galilei | Gregor Mendel
fact-discovery-who-described-how-the-blood-circulates-in-1628 | H | Who described how the blood circulates, in 1628? | *William Harvey | Gregor Mendel | J. J. Thomson | James Chadwick
fact-discovery-who-brought-the-quantum-into-physics-in-1900 | H | Who brought the quantum into physics, in 1900? | Galileo Galilei | Dmitri Mendeleev | Wilhelm Röntgen | *Max Planck
fact-discovery-whose-uncertainty-principle-is-part-of-quantum-physics | H | Whose uncertainty principle is part of quantum physics? | *Werner Heisenberg | Archimedes | Edward Jenner | Louis Pasteur
fact-discovery-who-is-said-to-have-cried-eureka-in-his-bath | M | Who is said to have cried 'Eureka!' in his bath? | William Harvey | *Archimedes | Louis Pasteur | Nicolaus Copernicus
fact-discovery-who-discovered-the-planet-uranus | H | Who discovered the planet Uranus? | James Chadwick | Nicolaus Copernicus | Werner Heisenberg | *William Herschel
fact-discovery-who-built-the-first-electric-battery-in-1800 | M | Who built the first electric battery, in 1800? | Wilhelm Röntgen | William Herschel | *Alessandro Volta | Edward Jenner
`,
  ),
  ...readBank(
    'Science',
    `
fact-metric-kilometres-2-5 | E | How many metres are there in 2.5 kilometres? | 25 | 250 | *2,500 | 25,000
fact-metric-kilometres-7 | E | How many metres are there in 7 kilometres? | 70 | 700 | *7,000 | 70,000
fact-metric-kilometres-40 | E | How many metres are there in 40 kilometres? | 4,000 | *40,000 | 400,000 | 4,000,000
fact-metric-kilograms-2-5 | E | How many grams are there in 2.5 kilograms? | 250 | *2,500 | 25,000 | 250,000
fact-metric-kilograms-7 | E | How many grams are there in 7 kilograms? | 700 | *7,000 | 70,000 | 700,000
fact-metric-kilograms-40 | E | How many grams are there in 40 kilograms? | 4,000 | *40,000 | 400,000 | 4,000,000
fact-metric-litres-2-5 | E | How many millilitres are there in 2.5 litres? | 25 | 250 | *2,500 | 25,000
fact-metric-litres-7 | E | How many millilitres are there in 7 litres? | 70 | 700 | *7,000 | 70,000
fact-metric-litres-40 | E | How many millilitres are there in 40 litres? | 400 | 4,000 | *40,000 | 400,000
fact-metric-metres-2-5 | E | How many centimetres are there in 2.5 metres? | 2.5 | 25 | *250 | 2,500
fact-metric-metres-7 | E | How many centimetres are there in 7 metres? | 70 | *700 | 7,000 | 70,000
fact-metric-metres-40 | E | How many centimetres are there in 40 metres? | 400 | *4,000 | 40,000 | 400,000
fact-metric-centimetres-2-5 | E | How many millimetres are there in 2.5 centimetres? | 0.25 | 2.5 | *25 | 250
fact-metric-centimetres-7 | E | How many millimetres are there in 7 centimetres? | 0.7 | 7 | *70 | 700
fact-metric-centimetres-40 | E | How many millimetres are there in 40 centimetres? | 40 | *400 | 4,000 | 40,000
fact-metric-hectares-2-5 | H | How many square metres are there in 2.5 hectares? | 2,500 | *25,000 | 250,000 | 2,500,000
fact-metric-hectares-7 | H | How many square metres are there in 7 hectares? | 700 | 7,000 | *70,000 | 700,000
fact-metric-hectares-40 | H | How many square metres are there in 40 hectares? | 4,000 | 40,000 | *400,000 | 4,000,000
`,
  ),
  ...readBank(
    'Science',
    `
fact-fahrenheit-5 | H | How many degrees Fahrenheit are 5 degrees Celsius? | 32 | *41 | 50 | 59
fact-fahrenheit-10 | H | How many degrees Fahrenheit are 10 degrees Celsius? | *50 | 59 | 68 | 77
fact-fahrenheit-15 | H | How many degrees Fahrenheit are 15 degrees Celsius? | 41 | 50 | *59 | 68
fact-fahrenheit-20 | H | How many degrees Fahrenheit are 20 degrees Celsius? | 41 | 50 | 59 | *68
fact-fahrenheit-25 | H | How many degrees Fahrenheit are 25 degrees Celsius? | 68 | *77 | 86 | 95
fact-fahrenheit-30 | H | How many degrees Fahrenheit are 30 degrees Celsius? | 68 | 77 | *86 | 95
fact-fahrenheit-35 | H | How many degrees Fahrenheit are 35 degrees Celsius? | *95 | 104 | 113 | 122
fact-fahrenheit-40 | H | How many degrees Fahrenheit are 40 degrees Celsius? | 77 | 86 | 95 | *104
fact-fahrenheit-50 | H | How many degrees Fahrenheit are 50 degrees Celsius? | 113 | *122 | 131 | 140
fact-fahrenheit-60 | H | How many degrees Fahrenheit are 60 degrees Celsius? | 122 | 131 | *140 | 149
fact-fahrenheit-100 | M | How many degrees Fahrenheit are 100 degrees Celsius? | 185 | 194 | 203 | *212
`,
  ),
];
