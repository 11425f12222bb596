import { readFacts } from './table.js';

/**
 * Countries that one may know by their shape, by their code; none with a border over which states differ. The number says how far
 * from the main part its other parts are shown, in lengths of the main part from its middle.
 */
export const outlines = readFacts(`
E | it | 1.6
E | fr | 1.6
E | gb | 1.6
M | ie | 1.6
E | es | 1.6
M | pt | 1.6
E | gr | 2.2
E | no | 1
M | se | 1.6
M | fi | 1.6
M | dk | 2.2
E | is | 1.6
M | de | 1.6
M | pl | 1.6
H | cz | 1.6
M | at | 1.6
M | ch | 1.6
M | nl | 1.6
H | ro | 1.6
M | hr | 1.6
M | tr | 1.6
E | jp | 1.8
M | kr | 1.6
M | vn | 1.6
M | th | 1.6
M | my | 9
M | id | 9
M | ph | 3
E | lk | 1.6
M | mn | 1.6
H | ir | 1.6
M | sa | 1.6
H | om | 1.6
H | la | 1.6
H | qa | 1.6
M | pg | 9
E | au | 1.6
E | nz | 2
E | us | 1.1
E | ca | 9
E | mx | 1.6
M | cu | 1.6
H | ht | 1.6
H | jm | 1.6
M | pa | 1.6
H | cr | 1.6
E | br | 1.6
E | ar | 1.6
E | cl | 1.3
M | pe | 1.6
M | co | 1.3
H | ec | 1.6
H | bo | 1.6
H | py | 1.6
M | ng | 1.6
E | za | 1.2
E | mg | 1.6
M | tn | 1.6
M | gm | 1.6
H | sn | 1.6
H | cm | 1.6
M | cd | 1.6
H | na | 1.6
H | zm | 1.6
H | mz | 1.6
H | ml | 1.6
`);
