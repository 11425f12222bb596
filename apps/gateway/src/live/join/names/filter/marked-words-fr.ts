import { listOf } from './listed.js';

/** Whole words, since French swear words are short: "cul" is in Culross, "pute" in Puteaux. */
export const frenchWords = listOf(`
  merde, merdes, merdeux, merdeuse, merdeuses, merdique, merdiques, emmerde, emmerder, emmerdeur, emmerdeurs, emmerdeuse, emmerdeuses
  demerde toi, merdouille, mierde, putain, putains, putin de, pute, putes, puta, putas, putasse, putasses, putassier, putassiere, tepu, tepus
  fils de pute, fils2pute, fils de putes, fille de pute, fils de chien, fdp, fdps, ntm, nique, niquer, niquez, niques, niquee, niquees
  niqueur, niqueurs, nique ta mere, nique ta race, nique sa mere, nik ta mere, niker, niktamere, nike ta mere, nik ta race, ta mere la pute
  connard, connards, conard, conards, connarde, connardes, conarde, connasse, connasses, conasse, conasses, konnard, konar, conar, connar
  ducon, ducons, duconne, gros con, grosse conne, sale con, sale conne, petit con, pauvre con, pauvre conne, vieux con, les cons, conne, connes
  conneries, connerie, couillon, couillons, couillonne, salope, salopes, saloppe, salopard, salopards, saloparde, salopardes, salaud, salauds, saligaud, saligauds
  saloperie, saloperies, encule, encules, enculee, enculees, enculer, enculeur, enculeurs, enculeuse, enkule, enkuler, enculax, enculade
  couille, couilles, kouilles, couill, branler, branle, branleur, branleurs, branleuse, branleuses, branlette, branlettes, branlos
  grosse bite, petite bite, ma bite, ta bite, sa bite, bite, bites, teub, teubs, teube, zob, zobs, zobi, zboub, chibre, chibres, zgeg, zguegue, quequette, quequettes
  suce moi, suce ma, suce mon, suce la, suce bite, suceur, suceurs, suceuse, suceuses, suceur de bite, pipe au, tailler une pipe, turlutte
  chatte, chattes, foufoune, foufounes, teuch, teuchs, moule a gaufre, nichon, nichons, nibard, nibards, gros seins
  pede, pedes, pds, sale pd, gros pd, petit pd, un pd, pedale, pedales, pedoque, tapette, tapettes, tafiole, tafioles, tantouze, tantouzes, tarlouze, tarlouzes, fiotte, fiottes
  gouine, gouines, gouinasse, brouteuse, travelo, travelos, bougnoule, bougnoules, bougnoul, bougnouls, bicot, bicots, youpin, youpins, youpine, youpines
  youtre, youtres, negre, negres, negresse, negresses, negro, negros, bamboula, bamboulas, chinetoque, chinetoques, chintok, niakoue, niakoues
  crouille, crouilles, bounioul, boucaque, raton des sables, sale arabe, sale juif, sale noir, sale blanc, sale feuj, sale race, mongolien, mongoliens, mongolienne
  ta gueule, vos gueules, ferme ta gueule, ftg, gueule de con, trou du cul, trouduc, trouducs, trouducul, trouduculs, trou2cul, trou de balle, trou d uc
  cul, culs, gros cul, enfoire, enfoires, enfoiree, enfoirees, batard, batards, batarde, batardes, petasse, petasses, poufiasse, poufiasses
  pouffiasse, pouffiasses, pouffe, grognasse, grognasses, garce, garces, catin, catins, pouf a frange, trainee de pute, morue puante
  bordel, bordels, bordel de merde, chier, chiez, chieur, chieurs, chieuse, chieuses, chiasse, chiasses, chiant, chiante, va chier, fait chier
  fais chier, foutre, foutres, va te faire, va te faire foutre, va te faire enculer, allez vous faire foutre, jean foutre, baiser, baiseur, baiseurs, baiseuse
  baise moi, baise ta, baise la, baise ton, bien baisee, mal baisee, sodomie, sodomies, sodomiser, sodomite, sodomites, partouze, partouzes, partouzeur, levrette, levrettes
  fellation, fellations, cunni, cunnilingus, ejac, ejaculer, gang bang, gode, godes, godemiche, godemiches, violeur, violeurs, pedophile, pedophiles, pedobear
  pisse, pisseuse, pisseux, pisser, gerbe de merde, pute a frange, face de cul, tete de noeud, tete de bite, tete de cul, gros porc, vive hitler
`);
