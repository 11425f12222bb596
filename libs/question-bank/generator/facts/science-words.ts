import { readFacts } from './table.js';

/** Quantities and their SI unit, written out. */
export const siUnits = readFacts(`
E | length | Metre
E | mass | Kilogram
E | time | Second
M | electric current | Ampere
M | temperature | Kelvin
H | luminous intensity | Candela
M | amount of substance | Mole
M | force | Newton
M | energy | Joule
E | power | Watt
M | pressure | Pascal
M | frequency | Hertz
M | voltage | Volt
M | electrical resistance | Ohm
H | electric charge | Coulomb
H | capacitance | Farad
H | inductance | Henry
H | magnetic flux | Weber
H | magnetic flux density | Tesla
H | radioactivity of a sample | Becquerel
`);

/** SI prefixes: what they stand for. */
export const prefixes = readFacts(`
E | kilo | A thousand
E | mega | A million
M | giga | A billion
M | tera | A trillion
M | hecto | A hundred
E | centi | A hundredth
E | milli | A thousandth
M | micro | A millionth
M | nano | A billionth
H | pico | A trillionth
H | deca | Ten
H | deci | A tenth
`);

/** What the people of a science study. */
export const sciences = readFacts(`
M | botany | Plants
E | zoology | Animals
M | entomology | Insects
M | ornithology | Birds
H | ichthyology | Fish
H | herpetology | Reptiles and amphibians
M | cardiology | The heart
M | dermatology | The skin
H | nephrology | The kidneys
M | neurology | The nervous system
H | haematology | The blood
H | hepatology | The liver
M | ophthalmology | The eyes
M | geology | Rocks and the Earth
M | meteorology | The weather
M | astronomy | Stars and planets
M | palaeontology | Fossils
M | genetics | Heredity
H | oncology | Cancer
M | archaeology | Remains of past peoples
H | linguistics | Language
H | dendrochronology | Rings of trees
H | primatology | Apes and monkeys
H | virology | Viruses
`);

/** Discoveries and inventions, each asked for without the question mark. */
export const discoverers = readFacts(`
M | Who explained evolution by natural selection in 1859 | Charles Darwin
M | Who discovered radium and polonium | Marie and Pierre Curie
M | Who tried out the first vaccine against smallpox | Edward Jenner
M | Who discovered X-rays | Wilhelm Röntgen
H | Who discovered the electron | J. J. Thomson
H | Who discovered the neutron | James Chadwick
M | Who left gaps in his periodic table for elements still unknown | Dmitri Mendeleev
H | Who found the laws of inheritance in pea plants | Gregor Mendel
M | Who invented dynamite | Alfred Nobel
M | After whom is the heating of milk against germs named | Louis Pasteur
M | Who made a system of raised dots for blind readers | Louis Braille
H | Who found that planets move in ellipses | Johannes Kepler
M | Who wrote in 1543 that the Earth goes round the Sun | Nicolaus Copernicus
H | Who first saw four moons of Jupiter, in 1610 | Galileo Galilei
H | Who described how the blood circulates, in 1628 | William Harvey
H | Who brought the quantum into physics, in 1900 | Max Planck
H | Whose uncertainty principle is part of quantum physics | Werner Heisenberg
M | Who is said to have cried 'Eureka!' in his bath | Archimedes
H | Who discovered the planet Uranus | William Herschel
M | Who built the first electric battery, in 1800 | Alessandro Volta
`);
