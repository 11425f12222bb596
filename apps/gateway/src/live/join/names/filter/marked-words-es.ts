import { listOf } from './listed.js';

/** Of Spain and of Latin America. */
export const spanishWords = listOf(`
  puta, putas, putos, putita, putitas, putito, puton, putona, putonas, putero, puteros, puterio, putada, putadas, puteada, putear, puta madre, puta vida
  puta mierda, de puta madre, tu puta madre, la puta, que te pario
  *hijo de puta, *hijos de puta, hija de puta, hijas de puta, hijo de la gran puta, hijoputa, hijaputa, hijodeputa, hijueputa, hijuepucha, jueputa, hijo e puta
  hijo de perra, hijos de perra, hija de perra, hijo de tu puta madre, hdp, hdps, ijo de puta, ijoputa, joputa
  mierda, mierdas, mierdoso, mierdosa, mierdero, mierdon, mi3rda, comemierda, comemierdas, come mierda, vete a la mierda, a la mierda, cono, conos, conazo, joder
  jodete, jodido, jodida, jodidos, jodidas, jodeos, jodedor, jodanse, me jode, a joder
  cabron, cabrones, cabrona, cabronas, cabronazo, kabron, cavron, cabr0n, gilipollas, gilipolla, jilipollas, gilipoyas, gilipuertas, gili pollas, soplapollas
  comepollas, chupapollas, tontopollas, lamepollas, polla, pollas, poyas, pollon, pollonazo, mi polla, tu polla, la polla, mi poya
  chupamela, chupame la, chupame, chupa mi, chupamelo, chupala, chupalo, chupamedias, chuparmela, me la chupas, me la pelas, me la suda, mamamela, mamame, mamala
  mamalo, mamaguevo, mamaguevos, mamahuevo, mamahuevos, mamavergas, mamaverga, comeverga, chupaverga, mamones
  mamada, mamadas, mamapinga, la pinga, mi pinga, pinga grande, vergas, vergon, vergazo, vergota, mi verga, tu verga, la verga, a la verga, verga grande, verga de
  valeverga, vale verga, caraverga, cara de verga, mi picha, tu picha, picha corta, picha brava, pichacorta, pija, pijas, mi pija, pijudo, mi pito
  nabo gordo, cipote, cipotes, cipoton, mi cipote, pendejo, pendejos, pendeja, pendejas, pendejada, pendejadas, pndejo, pendejete, pinche puto, pinche puta
  pinche pendejo, pinche wey, chingar, chinga, chingas, chingada, chingado, chingados, chingadas, chingadera, chingon, chingona, chingones, chinguen
  chinga tu madre, chinga a tu madre, chingatumadre, hijo de la chingada, la chingada, vete a la chingada, no mames guey, culo, culos, culazo, culon, culona, culito
  culitos, culero, culeros, culera, culiao, culiado, culiada, culeado, culear, qliao, qlo, cara culo, caraculo, cara de culo, lameculos, lame culos, rompeculos
  por el culo, dar por culo, tomar por culo, vete a tomar por culo, que te den por culo, tu culo, mi culo, ojete, ojetes, ojt, cojones, cojon, cojonudo, cojonuda
  cojonazos, los cojones, mis cojones, huevon, huevona, huevones, guevon, guevones, webon, webones, hueon, aweonao, aweonado, weonao, agueonado, mis huevos
  chupame los huevos
  me cago en, me kago en, mecago en, cagon, cagona, cagones, cagada, cagadas, cagar, cagarse, cagaste, cagar en, cagalera, follar, follada, follado, folladas
  follador, folladora, folladores, follamos, follame, follarte, follarme, fol1ar, fornicar, cogeme, cojeme, garchar, garche, garchame, culiar, pisha
  zorra, zorras, zorrita, perrita mia, ramera, rameras, furcia, furcias, guarra, guarras, golfa, golfas, calientapollas, calienta pollas, puta barata
  puta asquerosa, prostituta, prostitutas, prepago puta
  tetas, tetona, tetonas, tetazas, tetitas, tetorras, mis tetas, tus tetas, tu chocho, mi chocho, chochos, chochito, conejo mojado, almeja peluda, tu concha
  la concha de tu madre, concha de tu madre, concha de su madre, conchadetumadre, conchatumadre, conchetumadre, conchetumare, conchasumadre, ctm, ctmre, ptm
  la concha, concha tu madre
  reconcha, pajillero, pajillera, pajilleros, pajero, pajeros, pajera, pajeate, hacerse una paja, una paja, pajote, pajas, masturbarse, masturbador
  leche en la cara, pene, penes, pene grande, pichula, pichulas, penca grande, tula grande, vaginas, violador, violadores, violarte, pederasta, pederastas, pedofilo
  pedofilos, pedofila
  maricon, maricones, maricona, mariconas, mariconazo, marikon, maricom, maricas, mariquita puto, maricon de mierda, marikita, mariposon, bujarra, bujarron
  bujarrones, julandron, loca del culo, trolo, trolos, trola, trolas, travuco, travucos, travelo, travelos, bollera, bolleras, tortillera, tortilleras, marimacho
  marimachos, joto, jotos, putazo
  sudaca, sudacas, sudaka, panchito de mierda, negrata, negratas, negro de mierda, negra de mierda, negros de mierda, negrero, moro de mierda, moros de mierda
  moraco, moracos, puto moro, puto negro, puto gitano, gitano de mierda, chino de mierda, indio de mierda, gitanaco, judio de mierda, puto judio, judios al horno
  espalda mojada, simio de mierda, veneco, venecos, boliguayo, boliguayos, bolita de mierda, paraguayo de mierda, polaco de mierda, gringo de mierda, guiri de mierda
  subnormal, subnormales, subnormalo, retrasado, retrasada, retrasados, retrasado mental, mongolo, mongola, mongolos, mongolico, mongolica, mogolico, mogolicos
  pelotudo, pelotuda, pelotudos, boludo de mierda, la re puta, reputa, reputisima, malparido, malparida, malparidos, gonorrea, gonorreas, careverga, carechimba
  hp gonorrea, triplehijueputa
  cerdo asqueroso, cerda asquerosa, cara de mierda, come culos, comeculos, mal nacido, malnacido, malnacida, malnacidos, muerete, matate, pudrete, vete al carajo
  al carajo, carajo, carajos, la madre que te pario, tu madre la puta, tu madre es puta, me follo a tu madre, me follo, viva hitler
`);
