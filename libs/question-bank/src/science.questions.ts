import { readBank } from './read-bank.js';

export const scienceQuestions = readBank(
  'Science',
  `
sci1 | E | Which gas do plants take in from the air to make their food? | *Carbon dioxide | Nitrogen | Hydrogen | Oxygen
sci2 | M | How many hearts does an octopus have? | 1 | 2 | *3 | 5
sci3 | E | Which metal is liquid at room temperature? | Silver | Tin | Lead | *Mercury
sci4 | M | Which planet is tipped so far over that it spins on its side? | Jupiter | Mars | Saturn | *Uranus
sci5 | E | A honeybee does a 'waggle dance' in the hive. What is she usually telling the others? | *Where to find food | That the queen is hungry | That rain is coming | That a predator is near
sci6 | H | Which metal has the highest melting point of all? | Iron | Platinum | *Tungsten | Titanium
sci7 | M | Which chemical element has the symbol K? | Calcium | *Potassium | Phosphorus | Krypton
sci8 | E | Which blood cells carry oxygen around your body? | Platelets | Plasma cells | *Red blood cells | White blood cells
sci9 | M | About how long does sunlight take to reach the Earth? | *8 minutes | 8 hours | 8 days | 8 seconds
sci10 | E | Why do you see lightning before you hear its thunder? | Thunder starts later | Eyes work faster than ears | *Light is faster than sound | Clouds hold the sound back
sci11 | M | What is the hardest substance in the human body? | Thigh bone | *Tooth enamel | Skull bone | Fingernail
sci12 | H | What does a mycologist study? | *Fungi | Muscles | Insects | Shells
sci13 | E | Solid carbon dioxide makes stage fog. What is it better known as? | Pack ice | *Dry ice | Sea ice | Black ice
sci14 | M | Who noticed in 1928 that a mould, Penicillium, kills bacteria? | Edward Jenner | Robert Koch | Louis Pasteur | *Alexander Fleming
sci15 | H | In 2005 the Huygens probe landed on which moon? | Europa | Io | *Titan | Ganymede
sci16 | E | Which part of your eye gives it its colour? | *Iris | Lens | Pupil | Retina
sci17 | M | Who won Nobel Prizes in both Physics and Chemistry? | Albert Einstein | Ernest Rutherford | Niels Bohr | *Marie Curie
sci18 | H | At which temperature do Celsius and Fahrenheit show the same number? | -100° | *-40° | -32° | 0°
sci19 | M | Which part of a cell is nicknamed its 'powerhouse'? | Ribosome | Cell wall | Nucleus | *Mitochondrion
sci20 | H | In DNA, which base pairs with adenine? | Cytosine | *Thymine | Guanine | Uracil
sci21 | E | Which force pulls a dropped ball to the ground? | Magnetism | *Gravity | Static electricity | Friction
sci22 | E | Which planet is famous for its bright, wide rings? | *Saturn | Mercury | Mars | Venus
sci23 | E | What do bees collect from flowers to make honey? | Sap | Seeds | Dew | *Nectar
sci24 | E | At sea level, at how many degrees Celsius does water boil? | 50 | 80 | *100 | 120
sci25 | M | Which organ of the body makes insulin? | Kidney | *Pancreas | Liver | Spleen
sci26 | M | Which gas makes up most of the air around us? | Oxygen | *Nitrogen | Argon | Carbon dioxide
sci27 | M | Who set out three famous laws of motion in 1687? | *Isaac Newton | Johannes Kepler | Robert Hooke | Galileo Galilei
sci28 | E | What kind of animal is a Komodo dragon? | *Lizard | Crocodile | Salamander | Snake
sci29 | M | What is the study of earthquakes called? | *Seismology | Volcanology | Mineralogy | Meteorology
sci30 | E | Which part of a plant usually takes up water from the soil? | Petals | Seeds | Leaves | *Roots
sci31 | M | How many bones does an adult human usually have? | 186 | *206 | 226 | 306
sci32 | M | Which of these particles has no electric charge? | Electron | Positron | Proton | *Neutron
sci33 | H | What do we call the change from a solid straight into a gas? | Evaporation | Condensation | Deposition | *Sublimation
sci34 | H | Which type of red blood cells can be given to almost anyone? | *O negative | B negative | A positive | AB positive
sci35 | M | In which part of your body is its smallest bone? | Nose | Wrist | *Ear | Little toe
sci36 | E | What does a caterpillar grow up to be? | A fly or mosquito | *A butterfly or moth | A wasp or hornet | A beetle or ladybird
sci37 | E | Which of these sea animals is a mammal? | Sea turtle | *Dolphin | Octopus | Shark
sci38 | M | The Sun is made mostly of which element? | *Hydrogen | Oxygen | Iron | Carbon
sci39 | M | Who published the general theory of relativity in 1915? | Niels Bohr | Werner Heisenberg | Max Planck | *Albert Einstein
sci40 | M | Which vitamin does your skin make in sunlight? | Vitamin K | Vitamin A | Vitamin C | *Vitamin D
sci41 | M | What do we call animals that have no backbone? | Marsupials | Amphibians | *Invertebrates | Reptiles
sci42 | H | What is the pH of pure water at room temperature? | 1 | 5 | *7 | 9
sci43 | H | Rosalind Franklin's X-ray pictures helped to reveal the shape of what? | *DNA | Insulin | Penicillin | The atom
sci44 | H | Which layer of the atmosphere holds most of the ozone? | Thermosphere | Mesosphere | *Stratosphere | Troposphere
sci45 | E | How many legs does a spider have? | 6 | *8 | 10 | 12
sci46 | M | What does a Geiger counter detect? | Air pressure | Humidity | *Radioactivity | Earthquakes
`,
);
