interface ElementGroup {
  key: string;
  /** As it stands after "is". */
  name: string;
  difficulty: 'Medium' | 'Hard';
  symbols: readonly string[];
}

/** Groups of elements, each with all of its members up to plutonium. */
export const elementGroups: readonly ElementGroup[] = [
  { key: 'noble', name: 'a noble gas', difficulty: 'Medium', symbols: ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'] },
  { key: 'halogen', name: 'a halogen', difficulty: 'Medium', symbols: ['F', 'Cl', 'Br', 'I', 'At'] },
  {
    key: 'alkali',
    name: 'an alkali metal',
    difficulty: 'Hard',
    symbols: ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'],
  },
  {
    key: 'alkaline-earth',
    name: 'an alkaline earth metal',
    difficulty: 'Hard',
    symbols: ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'],
  },
];
