import { inflection, words } from './word-lists.js';

/** Friendly words: whatever stands together insults nobody. Adjectives as they stand without a noun. */
export const adjectives = words(`
abenteuerlich abgeklärt achtsam adlig agil akkurat aktiv akrobatisch allerliebst ambitioniert amüsant anbetungswürdig
andächtig anerkannt angenehm angesehen anhänglich anmutig anregend anschmiegsam ansehnlich anspruchslos anständig apart
arktisch artig artistisch athletisch atlantisch atmosphärisch atomar aufgeblüht aufgeklärt aufgeräumt aufgeschlossen
aufgeweckt aufmerksam aufregend aufrecht aufrichtig ausdauernd auserlesen ausgeglichen ausgelassen ausgeruht ausgeschlafen
ausgezeichnet außergewöhnlich außerordentlich ausgereift authentisch automatisch baltisch bärenstark barock bedacht bedächtig
bedeutend beeindruckend beflissen beflügelt befreundet begabt begehrt begeistert begeisternd begeisterungsfähig behände
beharrlich beherzt behutsam belastbar belebend belesen beleuchtet beliebt bemerkenswert beredt bereit berühmt beruhigend
beschaulich bescheiden beschwingt beseelt besinnlich besonnen beständig beweglich bewährt bewandert bewundernswert bezaubernd
bildhaft bildhübsch blitzblank blitzgescheit blitzschnell blühend blumig bodenständig brav bravourös brillant bunt
charakterstark charmant chic couragiert dankbar demütig deutlich dezent diamanten dichterisch diplomatisch diskret
diszipliniert drahtig draufgängerisch dramatisch drollig duftend duftig duldsam durchdacht durchtrainiert dynamisch
ebenbürtig edel edelmütig effektvoll effizient ehrbar ehrenhaft ehrenwert ehrgeizig ehrlich ehrwürdig eifrig eigenständig
eindrucksvoll einfallsreich einfühlsam eingespielt einladend einmalig einsatzfreudig einsichtig einzigartig eisern elastisch
elegant elektrisch elementar elfenhaft eloquent emsig energisch engagiert entdeckungsfreudig entgegenkommend enthusiastisch
entschieden entschlossen entspannt entzückend entzückt epochal erbaulich erfahren erfinderisch erfolgreich erfreulich erfreut
erfrischend ergreifend erhaben erheitert erheiternd erholt erholsam erleuchtet erlesen ermutigend ernsthaft erprobt
erquickend erstaunlich erstklassig euphorisch exakt exotisch extravagant exzellent fabelhaft fähig fair familiär famos
fantasievoll fantastisch farbenfroh farbig faszinierend federleicht feierlich fein feinfühlig feinsinnig ferngereist fesch
fesselnd festlich feurig fidel filigran findig flauschig fleißig flexibel flink fluffig flüssig folgsam formidabel formschön
forsch fortschrittlich frech frei freigiebig freiheitsliebend freimütig freudestrahlend freudig freundlich friedfertig
friedlich friedliebend frisch fröhlich frohgemut frohsinnig fulminant funkelnd furchtlos fürsorglich fürstlich galant
galaktisch ganzheitlich gastfreundlich gebildet geborgen gedankenvoll gediegen geduldig geehrt gefällig gefasst gefeiert
geflügelt gefragt gefühlvoll gehaltvoll geheimnisvoll gehoben geistreich geistvoll gekonnt gekrönt geländegängig gelassen
geläufig gelehrig gelehrt geliebt gelungen gemächlich gemustert gemütlich gemütvoll genau genial genießerisch genügsam
gepflegt geradlinig gerecht gereift gescheit geschätzt geschickt geschmackvoll geschmeidig geschwind gesellig gesittet
gespannt gesprächig gestreift gestiefelt gesund getupft gewaltig gewandt gewieft gewinnend gewissenhaft gewitzt gewürzt
glaubhaft glaubwürdig glanzvoll glänzend glasklar gleichmütig glimmernd glitzernd global glorreich glücklich glückselig
glühend gnädig golden goldig goldrichtig grandios graziös grenzenlos griffig großartig großherzig großmütig großzügig
gründlich grundehrlich grundsolide gutartig gutgelaunt gutherzig gutmütig gütig handfest harmonisch hartnäckig hehr
heimatverbunden heimelig heiter heldenhaft heldenmütig hell hellhörig hellwach herbstlich herrlich herzensgut herzerfrischend
herzhaft herzlich hilfreich hilfsbereit himmlisch hinreißend hochbegabt hochgeschätzt hochherzig hochkarätig hochmodern
hochmotiviert höflich hoffnungsfroh hoffnungsvoll höfisch hübsch huldvoll humorvoll hurtig ideal ideenreich idealistisch
idyllisch imposant impulsiv innig innovativ inspiriert inspirierend instinktsicher intelligent interessant interessiert
intuitiv jovial jubelnd jugendlich jung kämpferisch kameradschaftlich keck kernig kernsolide kerngesund klangvoll klar
klarsichtig klassisch klug knuddelig knuffig kollegial komfortabel komisch kommunikativ kompetent königlich konsequent
konstant kooperativ kosmisch kostbar kräftig kraftvoll kreativ kristallklar kühn kulant kultiviert kundig kunstfertig
künstlerisch kunstsinnig kunstvoll kuschelig lässig langmütig lauffreudig lauschig launig lauter lebendig lebensbejahend
lebensfroh lebenslustig lebhaft legendär lehrreich leicht leichtfüßig leidenschaftlich leise leistungsstark lernfreudig
leuchtend lieb liebenswert liebenswürdig liebevoll lieblich listig lobenswert locker logisch lohnend loyal luftig lustig
luxuriös lyrisch mächtig magisch magnetisch majestätisch malerisch märchenhaft maritim markant marmoriert maßvoll meisterhaft
meisterlich melodisch menschenfreundlich methodisch mild mildtätig mitfühlend mitreißend mobil modern modisch mondän
morgendlich mondhell motiviert munter musikalisch musisch mustergültig mutig mystisch nachdenklich nachhaltig nachsichtig
nachtaktiv nächtlich nahbar namhaft natürlich naturverbunden neckisch neckend nervenstark nett neu neugierig niedlich nobel
nordisch nördlich nützlich offen offenherzig olympisch optimal optimistisch ordentlich organisiert originell österlich
packend paradiesisch patent pazifisch perfekt persönlich pfeifend pfeilschnell pfiffig pflichtbewusst philosophisch pittoresk
plüschig poetisch polar poliert polyglott populär positiv prachtvoll prächtig pragmatisch präzise preisgekrönt preiswürdig
prickelnd prinzipientreu produktiv professionell prominent prompt pudelmunter pünktlich putzig putzmunter quecksilbrig
quicklebendig quirlig raffiniert rasant rasch rastlos redegewandt redlich redselig reflektiert regsam reizend reizvoll
reiselustig renommiert resolut respektabel respektvoll richtig ritterlich robust romantisch rosig routiniert rücksichtsvoll
rühmlich rührig rüstig sachkundig sachlich sachte sagenhaft salonfähig samtig samtpfötig sanft sanftmütig sauber schalkhaft
scharfsichtig scharfsinnig schattig schelmisch scherzend scheu schick schillernd schimmernd schlagfertig schlau schlicht
schmissig schmuck schnell schnurrend schön schöngeistig schöpferisch schwärmerisch schwebend schwungvoll seelenruhig
seelenvoll segelnd segensreich sehenswert selbstbewusst selbstlos selbstsicher selbstständig selig selten sensationell
sensibel seriös sicher siegesgewiss siegreich silbern singend sinnreich sinnvoll sittsam smart solidarisch solide sommerlich
sonnig sonnenhell sonntäglich sorgfältig sorglos sorgsam souverän sozial spannend sparsam spaßig spektakulär spielerisch
spielfreudig spitzbübisch spontan sportlich sprachgewandt spritzig sprudelnd sprunghaft stabil stachelig standfest standhaft
stark staunend stattlich sternenklar stetig stilbewusst stillvergnügt still stilsicher stilvoll stimmig stimmungsvoll stoisch
stolz strahlend strebsam strukturiert stürmisch südlich sympathisch taktvoll talentiert tanzend tänzerisch tapfer tatenfroh
tatkräftig taufrisch teamfähig tiefenentspannt tiefgründig tiefsinnig tolerant toll tonangebend träumend träumerisch
traumhaft treffend treffsicher treu treuherzig tropisch tüchtig tugendhaft turbulent überglücklich überlegt überragend
überraschend überschwänglich überzeugend überzeugt überirdisch umgänglich umjubelt umschwärmt umsichtig umsorgt umtriebig
umweltfreundlich unaufhaltsam unbändig unbeirrbar unbekümmert unbesiegt unbeschwert unbestechlich unbezahlbar unentwegt
unerhört unermüdlich unerschrocken unerschütterlich unersetzlich unfehlbar ungestüm ungetrübt ungewöhnlich ungezwungen
universal unkompliziert unnachahmlich unschätzbar unschlagbar unschuldig unsterblich unterhaltsam unternehmungslustig
unvergesslich unvergleichlich unverwüstlich unverzagt unverdrossen unwiderstehlich urig ursprünglich urtümlich urban variabel
verblüffend verbindlich verdient verehrt vergnüglich vergnügt verheißungsvoll verlässlich vernünftig verschmitzt verschmust
verschneit verschwiegen versiert versöhnlich verspielt verständig verständnisvoll verträglich verträumt vertraut verwegen
verwunschen verwurzelt verzaubert vielfältig vielgereist vielseitig virtuos visionär vital vorausschauend vorbildlich vornehm
vorsichtig vorsorglich vortrefflich vorwitzig vorzüglich wach wachsam wacker wagemutig wahrhaft wandernd wanderlustig warm
warmherzig weise weitblickend weitgereist weitläufig weitsichtig weltberühmt weltgewandt weltoffen wendig wertvoll westlich
wetterfest wertgeschätzt wieselflink wild willensstark willkommen windschnittig winterlich wirksam wissbegierig wissend
witzig wohlerzogen wohlgelaunt wohlgemut wohlgesinnt wohlhabend wohlig wohlklingend wohltuend wohlwollend wolkig wonnig
wortgewandt wunderbar wundersam wunderschön wundervoll würdevoll würdig zäh zahm zappelig zart zartfühlend zauberhaft zeitlos
zielbewusst zielsicher zielstrebig zierlich zivilisiert zottelig zuckersüß zufrieden zugänglich zugeneigt zugewandt
zukunftsfroh zünftig zurückhaltend zutraulich zuverlässig zuversichtlich zuvorkommend zwinkernd zwitschernd
`);

export const masculineAnimals = words(`
aal adler albatros alk alligator ameisenbär ameisenigel apollofalter ara argusfasan auerhahn auerochse austernfischer axolotl
barsch bartkauz baumläufer baummarder baumpieper bergfink biber bienenfresser birkenzeisig birkhahn bison blauhäher bläuling
bluthänfling brachvogel braunbär brillenbär buchfink buntbarsch buntspecht bussard büffel dachs damhirsch delfin dingo
distelfalter distelfink doktorfisch dompfaff dorsch dreizehenspecht eichelhäher eisbär eissturmvogel eistaucher eisvogel elch
elefant emu engelfisch erpel feldhamster feldhase feldsperling fennek feuersalamander fink fischadler fischotter fitis
flamingo flughund flussbarsch flusskrebs flussuferläufer frosch fuchs gabelbock galago gartenrotschwanz gartenschläfer
gänsesäger gecko gelbspötter gepard gerfalke girlitz goldfasan goldfisch goldhamster goldregenpfeifer grashüpfer graureiher
grauspecht grauwal greif grizzly grünfink grünling grünspecht guppy habicht habichtskauz halsbandschnäpper halsbandsittich
hamster hase haubentaucher hausrotschwanz haussperling hecht hering hirsch hirschkäfer hornhecht honigdachs höckerschwan
hummer hüttensänger ibis igel iltis jaguar jagdfasan kabeljau kaiman kaisermantel kaiserpinguin kakadu kammmolch kampfläufer
kanarienvogel karmingimpel karpfen kasuar katzenhai kauz kernbeißer kiebitz kiwi kleiber kleinspecht klippspringer koala
kojote kolibri kolkrabe kondor komodowaran kormoran königstiger krake kranich krauskopfpelikan kreuzschnabel kronenkranich
kuckuck kudu kugelfisch lachs landkärtchenfalter laubfrosch laubsänger leguan lemming lemur leopard lippfisch löffler löwe
luchs maikäfer marabu marder marienkäfer marlin mauerläufer mauersegler maulwurf mäusebussard merlin milan mittelspecht molch
monarchfalter moschusochse mungo muntjak nachtfalter nandu narwal nasenbär nashornkäfer nebelparder nektarvogel nerz
neuntöter nymphensittich oktopus orca ortolan otter ozelot panda panther papagei papageitaucher paradiesvogel pelikan
perlmuttfalter pfau pfeilfrosch pinguin pirol pottwal prachtfink prachttaucher präriehund puma purpurreiher putzerfisch
quetzal rabe raufußkauz regenpfeifer reiher rennkuckuck ringelspinner rochen rohrsänger rosapelikan rosenkäfer rothirsch
rotfuchs rotmilan rotschenkel sägefisch saibling salamander sandregenpfeifer sattelstorch säbelschnäbler schachbrettfalter
schäferhund schillerfalter schlagschwirl schlammspringer schmetterling schneefink schneehase schneeleopard schreiadler
schwalbenschwanz schwan schwarzspecht schwarzstorch schwertfisch seeadler seebär seehund seeigel seelöwe seestern segelfalter
seidenreiher seidenschwanz serval siebenschläfer silberreiher silberfuchs singschwan sittich skarabäus spatz specht sperber
sperling sperlingskauz spornpieper sprosser star steinadler steinbock steinkauz steinmarder steinschmätzer steinwälzer
stelzenläufer sternrochen stichling stieglitz storch stör strandläufer strauß sumpfrohrsänger tannenhäher tapir
teichrohrsänger terrier thunfisch tiger trauerschnäpper triel truthahn tukan turmfalke uhu wachtelkönig wal waldkauz
waldlaubsänger waldrapp wanderfalke waran waschbär wasserläufer webervogel weißstorch wellensittich welpe wels wiesenpieper
wisent wolf wombat yak zander zaunkönig zebrafink zeisig zilpzalp zitronenfalter zitteraal zobel zwergfalke zwergotter
zwergtaucher zwergwal
`);

export const feminineAnimals = words(`
ameise amsel antilope auster bachstelze barbe bartmeise bärin bekassine bergente biene birkenmaus blaumeise blaumerle
blauracke brandente brandseeschwalbe braunelle brieftaube dohle dorngrasmücke drossel eiderente eidechse elster ente eule
feldlerche feldmaus fledermaus flunder flussseeschwalbe forelle füchsin garnele gartengrasmücke gazelle gämse gebirgsstelze
ginsterkatze giraffe goldammer goldbrasse gottesanbeterin grasmücke grauammer graugans grille haselmaus haubenlerche
haubenmeise heckenbraunelle heidelerche heringsmöwe hirschantilope hohltaube hornisse hummel kegelrobbe klappergrasmücke
knäkente kohlmeise kolbenente koralle kornweihe königslibelle krabbe krickente küstenseeschwalbe lachmöwe languste lerche
libelle löffelente löwin mandarinente manguste mantelmöwe maräne meeräsche meeresschildkröte mehlschwalbe meise misteldrossel
mönchsgrasmücke möwe muräne nachtigall nachtschwalbe nebelkrähe orchideenmantis perlmuschel pfeifente pfuhlschnepfe plötze
prachtlibelle raubmöwe rauchschwalbe raupe regenbogenforelle reiherente rennmaus ringdrossel ringelgans ringeltaube robbe
rohrammer rohrdommel rohrweihe rosella rotdrossel saatkrähe samtente samtkopfgrasmücke sandkatze sardelle sardine schafstelze
schellente schildkröte schleie schleiereule schnatterente schneeammer schneeeule schneegans scholle schwalbe schwanzmeise
seeanemone seenadel seeschwalbe seezunge silbermöwe singdrossel spießente sperbereule spitzmaus spottdrossel steppenweihe
stockente sturmmöwe sumpfmeise sumpfohreule tafelente tannenmeise taube tigerin trappe trauerseeschwalbe turteltaube
uferschnepfe uferschwalbe wacholderdrossel wachtel waldmaus waldohreule waldschnepfe wasseramsel wasserralle weidenmeise
weißwangengans wiesenweihe wildbiene wildente wildgans wildkatze wölfin wühlmaus zauneidechse zebramanguste zwergmaus
zwergmöwe zwergohreule zwergseeschwalbe
`);

export const neuterAnimals = words(`
alpaka backenhörnchen birkhuhn blaukehlchen blässhuhn braunkehlchen chamäleon chinchilla dromedar eichhörnchen einhorn
entlein erdhörnchen erdmännchen fjordpferd flughörnchen fohlen frettchen glühwürmchen gnu goldhähnchen guanako gürteltier
haselhuhn hermelin heupferd islandpferd kaninchen känguru kätzchen kitz krokodil küken lama lamm mammut mauswiesel
meerschweinchen moorhuhn mufflon murmeltier nashorn okapi opossum perlhuhn pony quokka rebhuhn reh rehkitz rentier
rotkehlchen schnabeltier schneehuhn schuppentier schwarzkehlchen seepferdchen sommergoldhähnchen steinhuhn steppenhuhn
streifenhörnchen tagpfauenauge taubenschwänzchen teichhuhn tüpfelsumpfhuhn vikunja wallaby wiesel wildpferd
wintergoldhähnchen zebra zicklein ziesel zwergkaninchen
`);

/** Edler, weiser, starker: an "e" at the end, or before an "l", gives way to that of the ending. */
const declined = (ending: string): ((adjective: string) => string) =>
  inflection([
    [/e$/, ending],
    [/el$/, `l${ending}`],
    [/$/, ending],
  ]);

/** An adjective as it stands before a word of each gender. */
export const masculine = declined('er');
export const feminine = declined('e');
export const neuter = declined('es');
