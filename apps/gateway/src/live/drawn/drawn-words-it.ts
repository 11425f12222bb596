import { inflection, words } from './word-lists.js';

/** Friendly words: whatever stands together insults nobody. Adjectives in their masculine form. */
export const adjectives = words(`
abbagliante abile abbondante accademico accogliente accorto acclamato accurato acrobatico acuto adamantino adattabile
adorabile adorato aereo affabile affascinante affermato affettuoso affiatato affidabile affinato agevole aggraziato
aggiornato agile alato alacre allegro allenato alpino altruista amabile amato ambito ambizioso ambrato ameno amichevole
ammaliante ammirato ammirevole amorevole amoroso ampio angelico animato antartico appagato appassionato appassionante
apprezzato approfondito appropriato arboreo ardimentoso ardito arguto aristocratico armonico armonioso aromatico artico
artigianale artistico assennato assiduo assolato astrale astuto atletico attendibile attento attivo attraente attrezzato
audace augusto aureo australe autentico autonomo autorevole autunnale avanzato avveduto avvenente avventuroso avvincente
azzurro balsamico beato bello beneducato benefico benevolo benvenuto benvoluto boreale brillante brioso bravo bucolico buffo
buono burlone calibrato calmo caloroso campestre candido canoro capace capriolante carino carismatico caritatevole cauto
cavalleresco celebre celeste celestiale centrale centrato cerimonioso chiacchierone chiaro ciclista cinguettante circospetto
civile classico clemente coccolone coerente coinvolgente collaborativo colorato colossale colto combattivo comico comodo
competente competitivo completo comprensivo comunicativo concentrato conciliante confortante confortevole congeniale
consapevole coraggioso cordiale corretto cortese cosmico costante costruttivo creativo creatore cristallino curioso danzante
danzatore deciso decoroso decorato degno delicato desiderato determinato diamantino didattico dignitoso diletto diligente
dinamico diplomatico diretto discreto disinvolto disciplinato disponibile distinto divertente divertito divino docile dolce
dorato dotato dotto duraturo duttile ecologico eccellente eccelso eccezionale eclettico educato effervescente efficace
efficiente egregio elastico elegante elementare elettrico elettrizzante elevato eloquente emblematico emerito eminente
emozionante emozionato empatico encomiabile energico enigmatico entusiasta entusiasmante epico equilibrato equilibrista equo
eroico erudito esaltante esatto esclusivo esemplare esotico espansivo esperto esploratore espressivo essenziale estasiato
estatico estivo estroso esuberante esultante etereo eterno etico euforico evoluto fantasioso fantasista fantastico
fantasmagorico fascinoso fastoso favoloso favorevole favorito fedele felice fervente fervido festante festeggiato festivo
festoso fidato fiducioso fiero filosofico fine fiorente fiorito fischiettante flautato flessibile florido fluente fluttuante
fluviale formidabile forte fortunato forzuto fotogenico fragrante franco fraterno fresco frizzante fulgido fulmineo funambolo
futurista gagliardo galante galattico garbato garrulo generoso geniale gentile genuino giocherellone giocondo giocoso gioioso
gioviale giovane giovanile girovago giudizioso giulivo giusto glaciale glorioso gradevole gradito grande grandioso granitico
grato grazioso guardingo guascone guerriero gustoso ideale idealista idilliaco idoneo ilare illuminante illuminato illustre
imbattibile imbattuto immaginifico immenso immortale impareggiabile imparziale impassibile impavido impeccabile imperiale
impegnato imperturbabile impetuoso imponente importante impressionante incantato incantatore incantevole incisivo incredibile
incrollabile indimenticabile indipendente indomabile indomito indulgente industrioso ineccepibile inesauribile infallibile
infaticabile infinito ingegnoso inimitabile innovativo innovatore inossidabile insigne insolito inseparabile instancabile
integerrimo integro intelligente intenso interessante interessato internazionale intraprendente intrepido intuitivo invernale
invidiabile invincibile invitto ipnotico irresistibile irrefrenabile ispirato istintivo istruito laborioso lavoratore leale
leggendario leggero leggiadro lesto letterario libero lieto limpido lindo lirico lodato lodevole logico lucente lucido ludico
luminoso lunare lungimirante lussuoso maestoso maestro magico magistrale magnanimo magnetico magnifico marinaro marino
marittimo mattiniero mattutino medievale meditativo melodico melodioso memorabile meraviglioso meritevole meticoloso metodico
millenario minuzioso mirabile miracoloso mistico misterioso misurato mite mitico mobile moderato moderno modesto montano
monumentale morbido motivato munifico musicale natalizio nativo naturale nautico navigatore nevoso niveo nobile nomade
nordico notevole noto notturno novello nuotatore nuovo oceanico oculato odoroso olimpico ondeggiante ondulato onesto onirico
onorato onorevole operoso opportuno opulento orbitale ordinato organizzato orgoglioso originale ornamentale ospitale
osservatore ottimale ottimista ottimo pacato pacifico palpitante panoramico paradisiaco parlante particolare paziente
pensatore pensoso perfetto perlaceo permanente perseverante persistente perspicace persuasivo pettinato piacevole pimpante
pionieristico pittoresco placido planetario poderoso poetico polare poliedrico poliglotta popolare portentoso posato positivo
possente potente pragmatico pratico preciso prediletto preferito pregevole pregiato premiato premuroso preparato prestante
prestigioso previdente prezioso primaverile privilegiato prode prodigioso produttivo profondo profumato progredito
promettente pronto propizio propositivo prospero protettivo provetto provvido prudente pulito puntuale puro quieto radiante
radioso raffinato raggiante ragguardevole ragionevole rapido raro rasserenante rassicurante razionale reale realista
recettivo regale regolare resiliente resistente responsabile ricamato ricercato riconoscente ridente riflessivo rifinito
rigoglioso rigoroso rilassante rilassato rilucente rimarchevole rinascimentale rinfrescante rinnovato rinomato riposante
riposato risoluto risonante rispettabile rispettato rispettoso risplendente ritmato ritmico riuscito robusto roccioso
romantico romanzesco rosato ruggente rurale rustico saggio saldo salterino saltellante salutare salvatore sano sapiente
sbalorditivo sbarazzino scaltro scanzonato scattante schietto scintillante scolpito scrupoloso selezionato selvatico sensato
sensazionale sensibile serafico sereno serio servizievole setoso sfavillante sfolgorante sgargiante sicuro siderale signorile
silenzioso silvano silvestre simbolico simpatico sincero singolare smagliante smeraldino sobrio socievole soave soddisfatto
soffice sofisticato sognante sognatore solare solenne solerte solido solidale sollecito sonoro sontuoso sopraffino
sorprendente sorridente sovrano spaziale speciale spensierato speranzoso sperimentato spettacolare spigliato spiritoso
splendente splendido spontaneo sportivo spumeggiante squillante squisito stabile statuario stellare stellato stimabile
stimato stimolante stoico strabiliante straordinario stratega strepitoso studioso stupefacente stupendo sublime suggestivo
superlativo supremo surfista sussurrante svelto sveglio talentuoso tempestivo tenace tenero tigrato titanico tollerante
tonico tosto tradizionale tranquillo trasparente travolgente trionfale trionfante tropicale turchese turchino umile
umoristico unico unito universale urbano utile valente valido valoroso variegato variopinto veemente veleggiante veloce
vellutato venerabile verace verde versatile viaggiatore vibrante vigile vigoroso virtuale virtuoso visionario vispo vistoso
vitale vittorioso vivace vivido vivo volante volenteroso volitivo vulcanico zelante zuccheroso
`);

export const masculineAnimals = words(`
agnello agnellino airone albatro albastrello alce alligatore alpaca anatroccolo aquilotto armadillo astice astore axolotl
balestruccio barbo basilisco beccaccino beccapesci beccofrusone biancone bisonte bongo branzino bruco bucero bufalo cacatua
caimano calabrone calamaro calamaretto camaleonte cammello camoscio canarino canguro capibara capriolo caracal cardellino
caribù casuario castoro cavallo cavalluccio cerbiatto cervo chiurlo cigno cinghialetto ciuffolotto coati coccodrillo
codibugnolo codirosso colibrì colombaccio colombo condor coniglietto cormorano corvo criceto crociere croccolone cucciolo
daino delfino dentice dingo dodo drago draghetto dromedario dugongo elefante elefantino emù ermellino fagiano falchetto falco
falcone fennec fenicottero fiorrancino formichiere forapaglie fratino fringuello frosone frullino furetto gabbiano
gabbianello gambecchio gamberetto gambero gatto gattino gattopardo gaviale geco gerboa germano gheppio ghepardo ghiro
giaguaro girfalco gipeto girino gnu granchio grifone grillo gruccione guanaco gufo gufetto ibis impala ippocampo ippogrifo
istrice kiwi koala kudu labrador lama lamantino lanario lemming lemure leone leoncino leopardo leprotto levriero limulo
lodolaio lori lucherino luccio luì lupetto lupo macaone marabù marangone marlin martinetto mastino migliarino moriglione
moscardino muflone mustiolo narvalo nandù nautilo nibbio numbat occhiocotto occhione ocelotto okapi opossum orice
orsacchiotto orsetto orso ortolano ostricaro pagliarolo pagello panda pangolino pappagallino pappagallo parrocchetto
passerotto pavone pellicano pesciolino pendolino pettazzurro pettirosso picchio piccione pigliamosche pinguino piovanello
pipistrello piviere polpo pony porcospino porciglione procione prispolone puffino pulcino puledro puma quetzal quokka ramarro
ranocchio regolo riccio rigogolo rinoceronte rombo rondone saltarello saltimpalo salmone sarago scampo scarabeo scoiattolo
scricciolo serval sgombro smeriglio smergo sparviere spioncello spinarello stambecco stiaccino stornello storno storione
strillozzo struzzo suricato svasso tapiro tarabusino tarabuso tarsio tasso tigrotto topino topolino topo toporagno toro
tritone trogone tucano tuffetto unicorno urogallo usignolo varano venturone verdone verzellino visone vombato voltapietre
voltolino wallaby wapiti wombat yak zebù zibellino zibetto zigolo
`);

export const feminineAnimals = words(`
acciuga albanella alborella allodola alosa anatra antilope ape apetta aquila ara aragosta arvicola aringa averla avocetta
ballerina beccaccia bernacla berta bigia bigiarella calandra calandrella canapiglia cannaiola capinera capasanta cappellaccia
carpa cavalletta cerva cernia chiocciola cicala cicogna cincia cinciallegra cinciarella cinciamora coccinella colomba
colombella cornacchia coturnice cutrettola donnola faina falena farfalla folaga foca formica formichina gallinella garzetta
gazza gazzella genetta ghiandaia giraffa gru iguana lampreda leonessa lepre libellula lince lontra lucertola magnanina
mangusta manta mantide marmotta martora marzaiola megattera menola monachella murena nitticora nottola nutria occhiata orata
orsa ostrica otaria otarda pantera pavoncella pernice pesciaiola pispola poiana procellaria puledra quaglia raganella rana
renna ricciola rondine rondinella salamandra salamandrina sardina seppia sgarza sogliola spatola spigola starna sterna
sterpazzola sterpazzolina strolaga sula tartaruga tartarughina testuggine tigre tinca tordela tortora tortorella tottavilla
triglia upupa vanessa vigogna volpe volpina volpoca zebra
`);

/** An adjective as it stands beside a feminine word. */
export const feminine = inflection([
  [/o$/, 'a'],
  [/tore$/, 'trice'],
  [/one$/, 'ona'],
]);
