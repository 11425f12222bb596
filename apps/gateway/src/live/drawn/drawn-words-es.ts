import { inflection, words } from './word-lists.js';

/** Friendly words: whatever stands together insults nobody. Adjectives in their masculine form. */
export const adjectives = words(`
abierto abnegado abrazador abundante acaramelado accesible acertado aclamado acogedor acompasado acrobático activo acuático
adaptable adelantado adiestrado admirable admirado adorable aéreo afable afamado afectuoso afectivo afianzado afilado afinado
afortunado ágil agradable agradecido agraciado agudo airoso ajustado alado alborozado alegre alentador alerta aliado
almibarado alpino altruista amable amado amarillo ambicioso ameno amigable amistoso amoroso ancestral andante andarín
angelical animado animoso antártico apacible apasionado apasionante aplaudido aplicado apreciado apropiado apto arbóreo
armonioso armónico aromático arrojado arrollador artesano artístico ártico asertivo asiduo asombrado asombroso astral astuto
atento atinado atlético atómico atractivo atrevido audaz áureo austral auténtico autónomo avanzado aventajado aventurero
avezado avispado azucarado azul azulado bailador bailarín balsámico bendecido benefactor benéfico benevolente benigno
bienhechor bienintencionado bienvenido bohemio bondadoso bonito boreal bravío bravo brillante brincador brioso bromista
bruñido bucólico bueno bullicioso burbujeante cabal caballeroso cadencioso calmado calmoso cálido callado caminante
campechano campeón campestre candoroso cantarín cantor capaz cariñoso carismático caritativo casero cauteloso cauto
cautivador celebrado célebre celeste celestial centelleante central cercano certero chiquitín chisposo chispeante ciclista
cívico clarividente claro clásico clemente climático coherente colaborador colorido colosal combativo cómico cómodo compasivo
competente competitivo complaciente completo comprensivo comprometido comunicativo concentrado conciliador condecorado
confiable confiado confortable conmovedor conocedor consciente consecuente considerado constante constructivo contemplativo
contento cooperador coqueto corajudo cordial correcto corredor cortés cósmico creativo creador crecido creíble cristalino
cuidadoso culto cumplido cumplidor curioso curtido dadivoso danzante danzarín decente decidido decisivo decoroso delicado
deportista deportivo desenvuelto despabilado despejado despierto despreocupado destacado destellante detallista determinado
diáfano dialogante diamantino dichoso didáctico diestro digital digno diligente dinámico diplomático directo discreto
disciplinado disponible distinguido divertido divino dócil documentado dorado dotado dulce duradero eclético ecológico
ecuánime educado efectivo eficaz eficiente efusivo ejemplar elástico electrizante eléctrico elegante elemental elevado
elocuente emblemático emérito eminente emocionado emocionante emotivo emprendedor empático encantado encantador encumbrado
enérgico enigmático enriquecedor ensoñador enternecedor entrañable entregado entrenado entretenido entusiasmado entusiasta
épico equilibrado ermitaño errante escalador escarchado esclarecido escogido escultural esencial esforzado esmerado
espabilado espacial especial espectacular esperanzado espigado espléndido espontáneo espumoso estable estelar estético
estimable estimado estiloso estival estoico estrellado estudioso estupendo etéreo eterno ético eufórico exacto excelente
excelso excepcional exigente exitoso exótico expansivo experimentado experto explorador expresivo extraordinario extrovertido
exuberante fabuloso famoso fantástico fascinante fastuoso favorable favorito feliz fenomenal férreo ferviente fervoroso
festivo fiable fidedigno fiel fiero fílmico filosófico fino firme flamante flexible florido flotante fluido fluvial
folclórico formal formidable fortachón forzudo fotogénico fragante franco fraternal fresco frondoso frugal fructífero fuerte
fulgurante futurista galáctico galante galardonado gallardo garboso generoso genial gentil genuino gigante gimnasta glacial
global glorioso goleador gozoso gracioso grácil grandioso granítico grato guapo guardián guasón guerrero gustoso hábil
habilidoso halagador halagüeño hechicero helado heráldico hermoso heroico hidalgo histórico hogareño honesto honorable
honrado hospitalario humanitario humilde ideal idealista idílico idóneo ilimitado iluminado ilustrado ilustre imaginativo
imbatible imborrable imparable imparcial impávido impecable imperial imperturbable impetuoso imponente importante
impresionante impulsor inagotable incansable incomparable incondicional inconfundible increíble independiente indomable
indulgente inefable inesperado infalible infatigable infinito informado ingenioso inigualable iniciado inmejorable inmenso
inmortal innato innovador inolvidable inquebrantable inquieto inseparable insigne insólito inspirado inspirador instintivo
instruido íntegro inteligente intenso interesante internacional intrépido intuitivo invencible inventivo invernal invicto
irónico irrepetible irresistible jaranero jovial joven jubiloso juguetón juicioso justiciero justo juvenil laborioso laureado
leal lector legal legendario leído libre ligero límpido lindo lírico listo llamativo lógico loable lozano lúcido luchador
lúdico lujoso luminoso lunar lustroso madrugador maestro mágico magistral magnánimo magnético magnífico majestuoso majo
malabarista maravillado maravilloso marino marítimo matinal mediador meditabundo melódico melodioso memorable mensajero
meritorio mesurado metódico meticuloso milagroso milenario mimoso minucioso misterioso místico mítico modélico moderado
moderno modesto montañero montañés monumental motivado motivador musculoso musical nadador natural navegante níveo noble
nocturno nómada nórdico notable novedoso novelesco nuevo nupcial observador obsequioso oceánico ocurrente oficial olímpico
onírico opalino oportuno optimista óptimo orbital ordenado organizado orgánico orgulloso original osado otoñal pacífico
paciente pacificador palaciego palpitante panorámico paradisíaco parlanchín particular pasional paseante pastoril patinador
pedagógico pensador pensativo perceptivo perdurable peregrino perenne perfecto perfumado perlado permanente perseverante
persistente perspicaz persuasivo piadoso pícaro pimpante pintoresco pionero placentero plácido planetario plateado platónico
pleno poderoso poético polar polifacético polivalente popular portentoso positivo potente práctico preciado precavido preciso
precioso preclaro predilecto preferido premiado preparado prestigioso prevenido previsor primaveral primoroso pródigo
prodigioso productivo profesional profundo prometedor prominente pronto propicio próspero protector provechoso providencial
prudente pulcro puntual puro querido radiante rápido raudo razonable real realista receptivo recio reflexivo refinado
reflectante refrescante refulgente regio regular relajado relajante reluciente remarcable renombrado renovado resistente
resolutivo resonante respetable respetado respetuoso resplandeciente responsable resuelto retador revelador reverente
revoltoso risueño rítmico robusto rocoso romántico rumboso rural rutilante sabio sagaz saltarín saltador salvador sanador
sano satisfecho seguro selecto sensacional sensato sensible señorial sereno serio servicial sibarita sideral sigiloso
silencioso silvestre simbólico simpático sincero singular sobresaliente sobrio sociable social sofisticado solar solemne
solidario sólido soñador sonado sonriente sonoro sorprendente sorprendido sosegado suave sublime sugerente sugestivo supremo
surfista susurrante sutil talentoso tangible tempranero tenaz tierno titánico todoterreno tolerante tornasolado trabajador
tranquilo transparente travieso trepidante triunfador triunfal triunfante trotamundos tropical trovador turquesa ufano único
unido universal urbano útil valedor valeroso valiente valioso vaporoso variopinto vehemente veloz venerable veraniego veraz
verdadero verde versátil vertiginoso viajero vibrante victorioso vigilante vigoroso virtual virtuoso visionario vistoso vital
vitalista vivaracho vivaz vivificante vivo volador volcánico voluntarioso voluntario zalamero
`);

export const masculineAnimals = words(`
abadejo abejaruco abejorro acentor agateador agutí ajolote albatros alcaraván alcatraz alcaudón alce alcotán aligátor alionín
ánade ánsar antílope arao archibebe arenque armadillo armiño arrendajo atún autillo avestruz avetoro azor azulejo azulón
bacalao bagre barbo becerro benteveo bisbita bisonte bogavante bonito boquerón buitrón búfalo búho caballo cachorro caimán
calamar calamón camachuelo camaleón camarón canario cangrejo canguro caracal caracara caracol carbonero caribú carpintero
carricero cascanueces castor cárabo cervatillo chacal charrán chipirón chingolo chorlitejo ciervo cisne coatí cocodrilo
colibrí colimbo colirrojo cóndor conejo corcel cordero cormorán correcaminos correlimos corzo coyote críalo cuervo delfín
diamantino dingo dorado dragón dromedario dugongo elanio elefante emú erizo escarabajo escorpión escribano esmerejón
estornino esturión eslizón faisán falaropo fénec flamenco fénix frailecillo francolín fulmar fumarel galápago galgo gamo
gamusino gato gavial gavilán gálago geco gerifalte gorrión grifo grajo grillo guacamayo guepardo guaco halcón halieto hámster
herrerillo hipocampo hipogrifo hornero huemul hurón ibis íbice impala jabato jabirú jaguar jaguarundi jerbo jilguero kakapo
kiwi koala kudú lagarto lagópodo langostino lebrel lemino lemur león leopardo lince lirón lobato lobezno lobo lori lucio
lución lúgano macá mapache mamut marabú marlín martinete mastín mejillón mero milano mirlo mochuelo morito mosquitero muflón
murciélago narval nautilo numbat ñandú ocelote okapi ornitorrinco osezno oso ostrero paíño pagel pájaro pangolín papamoscas
pegaso pejerrey pelícano periquito petirrojo picamaderos pichón pingüino pinzón piquituerto piquero pitirre podenco polluelo
poni potrillo potro pudú puercoespín pulpo puma quebrantahuesos quetzal quirquincho rabihorcado rabilargo rascón ratón reno
reyezuelo rinoceronte rodaballo roquero ruiseñor sábalo salmón salmonete saltamontes serval sinsonte sisón sargo somormujo
suricato tapir tarpán tejedor tejón tiburón tigre tinamú topillo topo tordo torillo toro trepadorcito treparriscos tritón
trogón tucán turón turpial unicornio urogallo varano vencejo verdecillo verderol verderón vireo visón vuelvepiedras wombat
yaguareté yacaré yak zampullín zarapito zorro zorzal zunzún
`);

export const feminineAnimals = words(`
abeja abubilla agachadiza aguja alondra alosa alpaca anchoa anémona ardilla avefría avoceta avutarda bandurria becada breca
caballa calandria caracola cardelina carpa carraca cebra cerceta chara charrancita chinchilla chova cierva cigala cigarra
cigüeña cigüeñuela civeta cobaya codorniz cogujada collalba comadreja corneja corvina cucaburra curruca dorada espátula
faisana focha fregata gacela gallareta gamuza garceta garcilla garduña garza gaviota gineta golondrina graja grulla hormiga
iguana jacana jirafa lamprea langosta lavandera lechuza libélula liebre llama locustela loica lubina luciérnaga mangosta
mantarraya mantis marmota marsopa marta mirla musaraña náyade nutria orca oropéndola oruga osa ostra paloma pantera pardela
perca perdiz pintarroja platija polluela quelea quisquilla rana reinita rosella saboga salamandra salamanquesa salema sardina
sepia serreta tángara tarabilla tenca terrera tigresa tijereta tórtola tortuga totovía trucha urraca vicuña vieira vizcacha
yubarta zarigüeya
`);

/** An adjective as it stands beside a feminine word. */
export const feminine = inflection(
  [
    [/o$/, 'a'],
    [/or$/, 'ora'],
    [/ón$/, 'ona'],
    [/án$/, 'ana'],
    [/ín$/, 'ina'],
    [/és$/, 'esa'],
    [/ote$/, 'ota'],
  ],
  { cortés: 'cortés' },
);
