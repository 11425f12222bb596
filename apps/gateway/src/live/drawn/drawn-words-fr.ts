import { inflection, words } from './word-lists.js';

/** Friendly words: whatever stands together insults nobody. Adjectives in their masculine form. */
export const adjectives = words(`
abondant absolu accessible acrobatique actif adorable adroit aérien affable affairé affectueux affirmé affûté agile agréable
aguerri aimable aimant aisé alerte alpin ambitieux ambré amical ample amusant amusé angélique animé apaisant apaisé appliqué
apprécié ardent argenté arrangeant articulé artiste astral astucieux athlétique attachant attentif attentionné attrayant
audacieux auguste authentique automnal avenant aventureux avisé azuré balsamique bavard bénéfique bienfaisant bienveillant
bienvenu bleuté bohème boréal bouclé bouillonnant bourgeonnant brave brillant bruissant bucolique cabriolant cadencé
cajoleur câlin calme candide capital captivant cartésien casanier causant célèbre céleste celtique central certain
chaleureux champêtre champion chanceux chantant chanteur charitable charmant charmé charmeur chatoyant chevaleresque choyé
chuchotant circonspect citadin citronné civil clairvoyant classique clément coiffé colossal coloré combatif comblé comique
communicatif compétent complet complice compréhensif concentré concerté concis confiant confortable conquérant consciencieux
conséquent considérable constant content convaincu convivial coopératif coquet cordial correct cosmique coulant courageux
courant courtois créatif créateur cristallin croustillant cuivré culinaire cultivé curieux dansant débonnaire débordant
débrouillard décidé décoré décontracté délicat délicieux délié déluré démocratique désinvolte déterminé dévoué digne
diligent diplomate diplomatique direct discret disponible distingué divertissant divin docile doré doué dynamique ébloui
éblouissant éclairé éclatant éclectique économe édifiant éduqué efficace élastique électrique élégant élémentaire élevé
éloquent émérite éminent émouvant enchanté enchanteur encourageant endurant énergique engageant enjoué ensoleillé entêtant
enthousiaste entier entraînant entreprenant épanoui épatant épique équilibré équitable espiègle essentiel estimable estival
estimé étincelant étoilé étonnant étourdissant euphorique évident exact exaltant excellent exemplaire exigeant expansif
expérimenté expert explorateur expressif exquis extatique extraordinaire fabuleux facétieux fameux familial familier
fantaisiste fantastique farceur fascinant fastueux favorable favori fédérateur féerique fervent festif fêté feutré fiable
fidèle fier filant fin flamboyant flâneur flegmatique fleuri flexible florissant flottant fluet fluide folâtre folklorique
fondant forestier formidable fort fortuné fougueux fourmillant fraternel fringant frisé friand fruité fulgurant furtif futé
gai gagnant galant gambadant généreux génial gentil givré glacé glorieux gourmand gracieux gracile grand grandiose
gratifiant grisant guilleret habile hardi harmonieux hâtif héroïque heureux hivernal honnête honorable hospitalier humble
hypnotique idéal illimité illuminé illustre imaginatif immense impartial impassible impayable impeccable impérial important
imposant impressionnant improvisé incandescent incisif incomparable indéfectible indépendant indulgent industrieux inégalé
inépuisable infatigable infini ingénieux initié inimitable inlassable inné inouï insolite inspirant inspiré intact intègre
intelligent intense intéressant intrépide intuitif inventif invincible irisé irréprochable irrésistible jaillissant jasant
jovial joyeux jubilant judicieux juste juvénile laborieux laineux lauréat légal légendaire léger leste lettré libre limpide
lisse littoral local logique loquace loyal lucide ludique lumineux lunaire lustré luxueux lyrique magique magistral
magnanime magnétique magnifique majestueux majeur malicieux malin marin maritime marrant matinal mature mélodieux mémorable
méridional méritant merveilleux méthodique méticuleux mignon militant minéral minutieux miraculeux miroitant mobile modèle
moderne modeste moelleux mondain mondial montagnard moqueur moral motivé mouvant multicolore mural musical mutin mystérieux
mystique mythique nacré natif naturel nautique neuf noble nocturne nomade notable novateur nuancé nuptial obligeant
observateur ocré officiel olympique ombragé onctueux onirique optimal optimiste opulent orageux original ouaté pacifique
paisible palpitant panoramique parfait parfumé particulier passionnant passionné pastel pastoral patient peaufiné pensif
perceptif perlé permanent perpétuel persévérant persistant persuasif pertinent pétillant philosophe photogénique pimpant
piquant pittoresque placide plaisant planant platine plénier poétique pointu poli polaire polyvalent ponctuel populaire
portuaire posé positif possible potager précieux précis précoce prestigieux prévenant prévoyant primé princier printanier
privilégié probable prodigieux profond progressif prolifique prometteur prompt propice propre prospère protecteur provençal
prudent puissant pur radieux raffiné rafraîchissant raisonnable rapide rare rassurant rassuré ravi ravissant rayonnant rayé
réactif réaliste rebondissant recherché réconfortant reconnaissant réel réfléchi régal régional régulier relaxant reluisant
remarquable renommé reposant reposé résistant résolu resplendissant responsable réussi rêveur riant rieur rigoureux rigolo
robuste romanesque romantique royal rural rusé rustique rythmé sacré sage sain saisissant salutaire sauteur sautillant
savant savoureux scintillant sculptural secourable secret sélectif sémillant sensationnel sensé sensible serein sérieux
serviable sidéral sifflotant silencieux simple sincère singulier sociable soigné soigneux solaire solennel solidaire solide
songeur sonore sophistiqué souple souriant spacieux spatial spécial spectaculaire sphérique spirituel splendide spontané
sportif stable stellaire stoïque studieux stupéfiant stylé suave sublime subtil sucré superbe suprême sûr surprenant
symbolique sympathique tacticien talentueux tapageur tempéré tenace tendre tonique touchant tourbillonnant tournoyant
tranquille tranché transparent travailleur trépidant triomphal triomphant tropical unanime unique universel urbain utile
vaillant valable valeureux valide vaste véloce velouté vénérable verbal verdoyant véritable versatile vertueux vibrant
victorieux vif vigilant vigoureux violet virevoltant virtuel virtuose visionnaire vital vivace vivant vivifiant vocal volant
volcanique volontaire volubile voyageur zélé zen
`);

export const masculineAnimals = words(`
agneau aigle albatros alligator alpaga amiral anchois antidorcas ara argonaute autour axis babiroussa balbuzard bandicoot
barbican basilic bécasseau bettong bichon bighorn bison blennie bleuet bobac bongo bouledogue bourdon bouquetin bouvreuil
brochet bruant bulbul busard cabiai cabillaud cacatoès cacique caïman calao calmar caméléon campagnol canard canari caneton
capelan capricorne caracal carabe cardinal caribou carouge casoar castor catta cerf chaton chamois chardonneret chat cheval
chevalier chevreau chevreuil chien chinchilla choucas cincle circaète coati cobaye colibri colvert combattant condor coq
corail corbeau cormoran coucou coulicou courlis crabe cricket criquet crocodile cygne dahu daim dauphin dendrolague dhole
dingo dodo doris dromadaire drongo duc dugong écureuil eider élan émeu engoulevent épagneul éperlan épervier escargot
espadon esturgeon eurylaime faisan faon faucon fennec flamant flétan foulque fourmilier francolin frelon fulmar furet galago
gardon gavial geai gecko gerfaut gobemouche goéland gorfou gorgebleue grillon grizzly grèbe grimpereau grondin guanaco
guépard guêpier guillemot hamster hanneton hareng harfang harle hérisson héron hibou hippocampe hobereau homard husky ibex
ibis iguane impala indri isard jabiru jacana jaguar jaseur kakapo kangourou kinkajou kiwi koala kob koudou labrador lagopède
lama lamantin lapin lémur lemming léopard levraut lévrier lézard lièvre linsang lion lionceau loir loriot loup louveteau
lucane lycaon lynx macareux maki manchot mandrin mara margay markhor marlin marsouin martinet merlan merle mérou messager
milan moineau moloch mouflon moustac mulot murin muscardin narval nandou nautile numbat nyala ocelot oiseau okapi opossum
oribi ornithorynque ortolan orvet otocyon ouistiti ours ourson oursin pangolin panda papillon paon paradisier passereau
pélican perroquet pétrel phalarope phénix pic pika pingouin pinson pipit plongeon pluvier poisson poney potamochère potto
poulain poulpe poussin propithèque pudu puffin puma quetzal quokka ragondin râle ramier ratel raton renard renardeau renne
rollier roitelet rossignol saïga saki salers sansonnet saumon scarabée serval setter sizerin springbok suricate syrphe takin
tamarin tamanoir tamia tangara tapir tarier tarin tarsier tarpan tatou tétras têtard tichodrome tigre tisserin toucan
touraco tourteau traquet triton troglodyte turbot vanneau varan verdier vison wallaby wapiti wombat xérus yack zèbre zorille
`);

export const feminineAnimals = words(`
abeille ablette aeschne aigrette alose alouette anémone antilope araignée argiope astérie autruche avocette belette
bergeronnette bernache biche bonite brème caille calopsitte canepetière capucine carangue carpe chevêche chouette cigale
cigogne cistude civette coccinelle colombe corneille coronelle couleuvre crevette crécerelle daurade demoiselle dorade
écrevisse effraie fauvette fouine fourmi frégate gallinule gazelle gélinotte gerbille gerboise girafe girelle glaréole
grenouille grive guifette harpie hase hermine hirondelle hulotte hypolaïs judelle langouste lavandière libellule licorne
lionne linotte locustelle loutre luciole lucine macreuse mangouste mante marmotte marouette martre mésange mouette
musaraigne naïade niverolle nonnette oriole otarie ourse outarde palombe palourde panthère perdrix perruche pholade piéride
pieuvre pintade pipistrelle pourpre rainette renarde rosalie rousserolle rousselette roussette salamandre sarcelle sardine
sauterelle seiche sittelle spatule sterne tadorne tanche tarente tarentelle tigresse tortue tourterelle truite vanesse
vigogne vipérine xylocope zibeline
`);

/** An adjective as it stands beside a feminine word. */
export const feminine = inflection(
  [
    [/e$/, 'e'],
    [/eux$/, 'euse'],
    [/eur$/, 'euse'],
    [/if$/, 'ive'],
    [/euf$/, 'euve'],
    [/er$/, 'ère'],
    [/ien$/, 'ienne'],
    [/el$/, 'elle'],
    [/$/, 'e'],
  ],
  {
    favori: 'favorite',
    gentil: 'gentille',
    malin: 'maligne',
    mignon: 'mignonne',
    complet: 'complète',
    discret: 'discrète',
    secret: 'secrète',
    fluet: 'fluette',
    coquet: 'coquette',
    guilleret: 'guillerette',
    violet: 'violette',
    rigolo: 'rigolote',
    champion: 'championne',
    explorateur: 'exploratrice',
    créateur: 'créatrice',
    novateur: 'novatrice',
    observateur: 'observatrice',
    protecteur: 'protectrice',
    fédérateur: 'fédératrice',
    enchanteur: 'enchanteresse',
    majeur: 'majeure',
    prometteur: 'prometteuse',
    zen: 'zen',
  },
);
