import { listOf } from './listed.js';

export const brazilianWords = listOf(`
  *caralho, caralhos, caraio, karalho, krl, caralhudo, porra, porrada no, pora caralho, putos, putinha, putinhas, putona, putao, putaria, putarias, puteiro
  puteiros, puta merda, puta que pariu, puta que te pariu, putaqueopariu, pqp, puta velha
  *filho da puta, *filhos da puta, filha da puta, filhas da puta, filho de uma puta, filho duma puta, filho de puta, filhadaputa, fiadaputa, fia da puta
  fi duma egua, foda, foda se, fodase, foda te, fodam se, fodao, fodona, foder, fode, fodeu, fodido, fodida, fodidos, fodidas, fodendo, fodedor, fuder, fude, fudeu
  fudido, fudida, fudendo, se fode, vai se foder, vai se fuder
  vai te foder, va se foder, vsf, vsfd, vtnc, vtmnc, tmnc, vai tomar no cu, vai toma no cu, vai tomar no, tomar no cu, toma no cu, tomanocu, no cu, no seu cu
  seu cu, meu cu, teu cu, olho do cu, cu de, dar o cu, da o cu, come cu, comecu, comedor de cu, cuzao, cuzoes, cuzinho, cuzona, cusao, kuzao, arrombado, arrombada
  arrombados, arrombadas, arromba, arombado
  merda, merdas, merdinha, bosta, bostas, bostao, bostinha, cara de merda, seu merda, seu bosta, pau no cu, paunocu, pau no seu cu, meu pau, teu pau, pau duro
  pau grande, pauzudo, pauzao, pirocao, piroca, pirocas, pirocudo, pirokinha, rola grossa, rola dura, rolao, minha rola, minha pica, pica grossa, pica dura, picao
  pinto duro, meu pinto, pinto pequeno, cacete duro, mastro duro
  buceta, bucetas, bucetao, bucetinha, bucetuda, boceta, bocetas, bocetinha, xoxota, xoxotas, xota, xotas, xotinha, xana molhada, xereca, xerecas, xerecao, pepeka
  pepeca molhada, ppk, periquita molhada, perseguida molhada, siririca, siriricas, grelinho, tetao, tetinhas, peitao, peitos grandes, peitudas, bundao, bunduda
  bundudas, bunda mole, bundamole, bunda suja, cara de bunda
  punheta, punhetas, punheteiro, punheteiros, punheteira, bater punheta, bate punheta, boquete, boquetes, boqueteira, boqueteiro, chupa meu, chupa minha, chupa rola
  chuparola, chupador de, chupa cu, chupacu, chupa pau, chupapau, chupeta gostosa, me chupa, mama meu, mamador de, mamar rola, gozada, gozadas, gozar na, gozei
  goza na, esporra, esporrada, porra na cara, trepada, trepadas, fode me, comer cu, comi tua mae, comi sua mae, tua mae e minha, sua mae na zona
  tua mae puta, suruba, surubas, suruba gay, novinha safada, safada gostosa, gostosa safada, tesuda, tesudo, tesudas, tesao, putanheiro, cafetao, cafetina, gigolo
  estuprador, estupradores, estupro, estuprar, estuprei, pedofilo, pedofilos, pedofila, pedofilia, zoofilia, zoofilo
  vadia, vadias, vagabunda, vagabundas, piranhuda, piranha safada, quenga, quengas, rameira, rameiras, meretriz, galinha safada, vaca safada, cachorra safada
  puta safada, viado, viados, viadinho, viadinhos, viadao, viadage, viadagem, veadinho, veadao, vyado, seu viado, seu veado, bichona, bichonas, bicha louca
  bichinha louca, bichola, boiola, boiolas, boiolao, baitola, baitolas, bambi gay, frutinha gay, mariquinha, mariquinhas, maricas
  sapatao, sapatona, sapatonas, sapatoes, traveco, travecos, trava feia, fancha, fanchas, paneleiro, paneleiros, panasca, panascas, larilas, rabeta, rabetas, fufas
  cabrao, cabroes, conaca, conassa, cona da tua mae, cona da mae, vai pro caralho, vai para o caralho, carago, puta que os pariu, pixota, pichota
  corno manso, cornao, cornudo, cornudos, corno de merda, otario de merda, desgracado, desgracada, desgracados, desgraca de, maldito filho, lazarento, lazarenta
  arrombadinho, escroto, escrota, escrotos, escrotao, escrotidao, babaca, babacas, retardado, retardada, retardados, retardado mental, mongoloide, mongoloides
  mongol retardado, debil mental, aleijado, imbecil de merda, idiota do caralho
  preto safado, preto fedido, preto imundo, preto de merda, negro safado, negro fedido, negro imundo, negro de merda, negra fedida, macaco preto, macaco fedido
  macaco de merda, seu macaco, sua macaca, crioulo safado, crioulo fedido, crioulo de merda, tiziu fedido, neguinho fedido, nordestino de merda, baiano de merda
  paraiba de merda, judeu de merda, judeu safado, indio fedido, japa de merda, china de merda, cigano safado, monhe, monhes, preto escravo
  cagar, cagada, cagadas, cagao, cagoes, cagona, caguei, cagado, cagada na, caga na, peidao, peidorreiro, peidorreira, mijao, mijona, mijar em, mijei, vai cagar
  vai a merda, va a merda, vai pra puta, vai pra porra, ir pra porra, morre desgraca, enfia no cu, viva hitler
`);
