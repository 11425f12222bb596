import { listOf } from './listed.js';

/** Umlauts are read without their dots, and written with an "e" as well. */
export const germanWords = listOf(`
  *arschloch, arsch, arschlocher, arschloecher, arschgeige, arschgeigen, arschgesicht, arschgesichter, arschkriecher, arschlecker, arschficker, arschfotze
  arschkeks, dummarsch, fettarsch, leck mich am arsch, leck mich, leck mir, leck meine, leckt mich, am arsch lecken, lmaa
  *scheisse, scheiss, scheis, scheise, schaise, scheissen, scheisser, scheissdreck, scheisskerl, scheisskopf, scheisshaufen, scheissegal, scheisstyp, geschissen
  beschissen
  beschissene, beschissener, bschissn, kacke, kacken, kackhaufen, kackbratze, kackwurst, kacker, furz, furzer, pissnelke, pisskopf, gepisst, verpiss dich
  verpisst euch, verpissen
  ficken, fickt, fickst, fickte, gefickt, fick dich, fickdich, fick euch, fickt euch, fick mich, fick deine, fick deine mutter, fick die, ficker dich, ficki
  fickfrosch, fickfehler, abgefickt
  durchgefickt, mutterficker, kinderficker, ziegenficker, schafficker, hundeficker, kamelficker, eselficker, tierficker, omaficker, hirngefickt, hirnfick, gangbang
  figgen, figg dich
  *hurensohn, hurensohne, hurensoehne, hurnsohn, hurensoh, huso, husos, hurentochter, hurenkind, hurenkinder, hure, huren, hurenbock, nutte, nutten, nuttensohn
  nuttig, nuttenkind
  schlampe, schlampen, dreckschlampe, flittchen, bitchen, *fotze, fotzn, votze, votzen, votzn, fotz, fotzenkopf, fotzenknecht, hackfotze, mose lecken
  feuchte muschi, deine muschi, meine muschi
  muschi lecken, muschis, muschilecker, pflaume lecken, schwanz, schwanze, schwaenze, schwanzlutscher, schwanzlutschen, schwanzkopf, lutsch meinen, lutsch mir
  lutscher schwanz, dicker schwanz
  mein schwanz, steifer schwanz, pimmel, pimmels, pimmelkopf, pimmelberger, pimmelgesicht, pillermann, schniedel, schniedelwutz, pullermann, eier lutschen
  eierlutscher, dicke eier
  sackgesicht, hodensack, hoden, klotenkopf, kloten lutschen, eichelkase, eichelkaese, vorhaut, samenspender, sperma, spermafresser, wichse, wichsen, *wichser
  wichst, wixer, wixxer, wixxa, wixa, wixen, wixxen, wichsa
  wichsvorlage, abgewichst, vollgewichst, gewichst, titten, titte, tittenfick, tittn, geile titten, dicke titten, grosse titten, riesentitten, blasen lassen
  blas mir, blas mir einen, blase deinen, einen blasen, bumsen, bums mich, gebumst
  vogeln wir, geile sau, geiles luder, notgeil, notgeile, notgeiler, spritz ab, abspritzen, abspritzer, vergewaltiger, vergewaltigt, vergewaltigen, vergewaltigung
  kinderschander, kinderschaender, padophiler, paedophiler
  drecksau, drecksaue, dreckssau, drecksack, drecksacke, dreckskerl, drecksschwein, dreckschwein, drecksvieh, miststuck, miststueck, mistkerl, mistsau
  schweinefresser, du sau, alte sau, fette sau, blode sau, bloede sau, dumme sau, blode kuh, bloede kuh
  dumme kuh, fette kuh, hackfresse, halt die fresse, halts maul, halt dein maul, halt deine fresse, haltdiefresse, hdf, fresse halten, maul halten, deine mutter
  deine mudda, deine muddi, deine mama die, hs du, du hs
  spast, spasti, spastis, spasten, spasst, spacko, spackos, spacken, vollspast, mongo du, du mongo, vollmongo, mongolo, missgeburt, missgeburten, missgeburd
  behindi, behinderter, du behinderter, vollbehindert, kruppel, krueppel, schwachmat, schwachmaten
  vollidiot, vollidioten, hirni, schwachkopf, *schwuchtel, schwuchtl, schwuli, schwulette, schwule sau, schwuler sack, tunte, tunten, arschpirat, hinterlader
  warmer bruder, kampflesbe, kampflesben, scheisslesbe, transe
  kanake, kanaken, kanacke, kanacken, kannake, kanack, kanacks, neger, negern, negerlein, negerin, negerkuss, bimbos, nafri, nafris, zigeuner, zigeunern, zigeunerin
  zigeunerpack, schlitzauge, schlitzaugen, schlitzi, fidschis, polacke, polacken, tschusch, tschuschen
  kummelturke, kuemmeltuerke, kameltreiber, scheissauslander, auslander raus, auslaender raus, scheissjude, drecksjude, saujude, judensau, judenschwein, judenpack
  judenvergaser, juden raus, vergast, vergasen, gaskammer, gas kammer, arbeit macht frei
  heil hitler, heilhitler, hh hitler, sieg heil, siegheil, mein fuhrer, mein fuehrer, heinrich himmler, himmler, goebbels, josef mengele, mengele, reinhard heydrich
  adolf eichmann, untermensch, untermenschen, herrenrasse, nazisau, nazischwein, drecksnazi, holocaust, holohoax
`);
