import { listOf } from './listed.js';

export const italianWords = listOf(`
  cazzo, cazzi, cazzone, cazzoni, cazzona, cazzetto, cazzata, cazzate, cazzuto, cazzuta, cazzaro, cazzari, cazzeggio, cazzeggiare, kazzo, kazzi, cazz
  testa di cazzo, teste di cazzo, testadicazzo, faccia di cazzo, testa di minchia, col cazzo, che cazzo, del cazzo, sto cazzo, stocazzo, mi sta sul cazzo
  rompicazzo, succhiacazzi, succhiacazzo, mangiacazzi, leccacazzi, cacacazzo
  *vaffanculo, vaffa, vaffan culo, vafanculo, vaffanculi, vaffanzum, affanculo, fanculo, fankulo, vaffankulo, vai a cagare, va a cagare, vai a fare in culo
  va a fare in culo, vai affanculo, in culo, in culo a, culo, culone, culona, culoni, culetto, culattone, culattoni, culatone, faccia di culo, facce di culo
  rottinculo, rotto in culo, rottoinculo, leccaculo, leccaculi, lecca culo, inculare, inculato, inculata, inculati, inculo, inculatevi, inculati tutti, ti inculo
  paraculo, paraculi, paracula, buco di culo, buco del culo, bucio de culo, nel culo, sul culo
  stronzo, stronzi, stronza, stronze, stronzetto, stronzetta, stronzone, stronzata, stronzate, str0nzo, stronzio di, strunzo, merdoso, merdosa, merdaccia
  merdina, merdone, pezzo di merda, pezzi di merda, pezzo de merda, faccia di merda, facce di merda, uomo di merda, mangiamerda, mangia merda, porca merda, coglione
  coglioni, cogliona, coglionazzo, coglionata, coglionate, coglionaggine, rincoglionito, rincoglionita, rincoglioniti, rompicoglioni, rompi coglioni, i coglioni
  palle piene
  rompipalle, le mie palle, minchia, minchie, minchione, minchioni, minchiona, minkia, minkione, minchiata, minchiate, sta minchia, stica minchia, pirla, pirlone
  puttana, puttane, puttanella, puttanelle, puttanona, puttanone, puttaniere, puttanieri, puttanaio, puttanata, puttanate, putana, porca puttana, figlio di puttana
  figli di puttana, figlia di puttana, figliodiputtana, figlio di una puttana, figlio de na mignotta, fijo de na mignotta, tua madre puttana, tua mamma puttana
  troione, troiona, troietta, troiette, troiaio, troiata, troiate, sei una troia, che troia, brutta troia, sporca troia, porca troia, vecchia troia, lurida troia
  figlio di troia, figli di troia, figlio di una troia, tua madre troia, tua mamma troia, la troia, una troia, mignotta, mignotte, mignottona, mignottone, zoccola
  zoccole, zoccolona, baldracca, baldracche, sgualdrina, sgualdrine, bagascia, bagasce, battona, battone, vacca puttana, meretrice, squillo di lusso, prostituta
  prostitute, lurida puttana
  pompino, pompini, pompinara, pompinare, pompinaro, bocchinara, bocchinari, bocchinaro, fare un bocchino, succhiamelo, succhiami il, succhiamela, succhia il
  succhia sto, succhia cazzi, succhiami, leccami il, leccami la, leccamela, leccamelo, lecca la figa, lecca fica, leccafica, leccafiga, fighetta bagnata, figa
  fighe, figona bagnata, la figa, che figa, bella figa, la fica, che fica, bella fica, mia fica, tua fica, sfigata troia, fregna, fregne, fregnone, fregnoni
  fessa de mammeta, patonza, patonze, passera bagnata, topa bagnata
  sborra, sborrare, sborrata, sborrate, sborrato, sborro, sborrami, sburro, sburra, segaiolo, segaioli, farsi una sega, una sega, mezza sega, mezze seghe, scopare
  scopami, scopata, scopate, scopatore, scopatrice, ti scopo, chiavare, chiavata, chiavate, trombare, trombata, trombate, trombami, arrapato, arrapata, arrapati
  ingrifato, ingrifata, tette, tettona, tettone, tettine, poppe grosse, cappella lucida, uccello duro, pisello duro, pisellone, nerchia, nerchione, mona de to mare
  va in mona, in mona, ti a mona, soreta, mammeta, chitemmuort, chi t e muort, chitemmurt, mannaggia a mammeta, pucchiacca, pucchiacche, cess a pedali
  cessa a pedali
  pene duro, vagina, clitoride, sperma, sborrone, stupratore, stupratori, stupro, stupri, stuprare, ti stupro, pedofilo, pedofili, pedofila, frocio, froci, frocia
  frocetto, frocione, frocioni, froscio, frosci, ricchione, ricchioni, ricchiuni, culattini, finocchio di merda, sei un finocchio, finocchio schifoso, checche
  checca isterica, invertito di, lesbicona, lesbicone, leccapatate, travione, travioni, trans di merda, femminiello
  negro di merda, negri di merda, sporco negro, sporchi negri, negraccio, negracci, muso giallo, musi gialli, terrone, terroni, terrona, terrone di merda, terun
  polentone di merda, zingaro di merda, zingari di merda, zingaraccio, zingari al rogo, rom di merda, marocchino di merda, albanese di merda, cinese di merda
  ebreo di merda, ebrei di merda, sporco ebreo, ebrei ai forni, ai forni, rabbino di merda, vu cumpra, vucumpra, extracomunitario di merda, beduino di merda
  scimmia negra
  mongoloide, mongoloidi, mongolo di merda, ritardato, ritardata, ritardati, ritardato mentale, handicappato, handicappata, handicappati, andicappato, spastica
  spastici, cerebroleso, cerebrolesa, cerebrolesi, down di merda, storpio di, subumano, subumani, cornuto, cornuti, cornuta, cornutone, cornutazzo, bastarda
  bastardi, bastarde, bastardaccio, bastardone, bastardo di merda, bastardo figlio, che bastardo, bastardo infame, infame di merda, infami di merda
  schifoso di merda, cesso ambulante, cesso di merda
  cagare, cagate, cagata, cagone, cagona, cagoni, cacare, cacata, cacasotto, cagasotto, cagacazzo, cagacazzi, piscio, pisciare, pisciata, pisciasotto, piscione
  scorreggia, scorreggione, scoreggia, scoreggione
  porco dio, porcodio, porco d10, dio porco, dioporco, dio cane, diocane, dio can, dio cann, diocan, dio merda, diomerda, dio boia, dio bestia, diobestia, dio bono
  dio ladro, dio maiale, diomaiale, dio porcone, dio infame, dio stronzo, dio negro, dio scrofa, porca madonna, porcamadonna, porco madonna, madonna puttana
  madonna troia, madonna maiala, madonna cane, madonna porca, porco gesu, gesu cane, cristo porco, porco cristo, cristo cane, cristo di dio, porcaccio dio
  ostia de dio, mannaggia dio, mannaggia la madonna, mannaggia cristo, maremma maiala, maremma puttana
  viva il duce, heil duce, viva mussolini, duce duce, a noi duce, viva hitler, heil mussolini, boia chi molla, ti ammazzo, crepa bastardo, muori male, ammazzati
  suicidati, muori troia
`);
