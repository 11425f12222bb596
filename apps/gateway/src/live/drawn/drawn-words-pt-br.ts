import { inflection, words } from './word-lists.js';

/** Friendly words: whatever stands together insults nobody. Adjectives in their masculine form. */
export const adjectives = words(`
abençoado abnegado abundante acessível aclamado acolhedor acrobático adaptável admirado admirável adorado adorável aéreo
afamado afável afetivo afetuoso afiado afinado afortunado ágil agraciado agradável agradecido airoso ajuizado alado alegre
alentador alerta aliado alpino altruísta amado amarelo amável ambicioso ameno amigável amistoso amoroso ancestral andante
andarilho angelical animado animador antártico apaixonado aplaudido aplicado apreciado aprumado apto ardoroso arguto
aromático arrebatador arrojado artesanal artístico ártico asseado assertivo assíduo astral astucioso atencioso atento
atlântico atlético atuante audacioso audaz austral autêntico autônomo avançado aventureiro azul azulado bacana badalado
bailarino belo bem-humorado bem-vindo benéfico benevolente benigno benquisto boêmio bom bonachão bondoso bonito boreal bravo
bravio brilhante brincalhão brioso bucólico cadenciado caloroso calmo caminhante campeão campestre cândido cantante cantor
capaz caprichado caridoso carinhoso carismático caseiro cauteloso celebrado célebre celeste celestial central centrado
certeiro charmoso cheiroso ciclista cintilante circunspecto cívico claro clássico clemente coerente colorido colossal
combativo cômico comovente compassivo competente completo compreensivo comprometido comunicativo concentrado condecorado
confiante confiável confortável conhecedor consagrado consciente considerado consistente constante construtivo contagiante
contemplativo contente convidativo convincente cooperativo corajoso cordato cordial correto cortês cósmico criador criativo
cristalino criterioso cuidadoso culto curioso dançante dançarino dedicado deslumbrante decente decidido decisivo delicado
descolado descontraído desembaraçado desenvolto desperto despreocupado destacado destemido determinado diáfano dialogante
diamantino didático digital digno diligente dinâmico diplomático disciplinado discreto disposto distinto diurno divertido
divino doce dócil dotado dourado dramático duradouro eclético ecológico educado efetivo eficaz eficiente efusivo elástico
elegante elementar eletrizante elétrico elevado eloquente emblemático emérito eminente emocionado emocionante empático
empenhado empolgado empolgante empreendedor encantado encantador encorajador enérgico engajado engenhoso engraçado enigmático
enluarado ensolarado enternecedor entusiasmado entusiasta envolvente épico equilibrado erudito escalador esclarecido
escultural esforçado esmerado espacial especial esperançoso esperto espetacular espirituoso espontâneo esportista esportivo
estável estelar estético estiloso estimado estimulante estival estoico estrategista estrelado estudioso estupendo etéreo
eterno ético eufórico exato excelente excelso excepcional exemplar exímio exótico expansivo experiente experimentado
explorador expressivo exuberante fabuloso faceiro falante famoso fantasioso fantástico fascinante favorável favorito feliz
fenomenal férreo fervoroso festeiro festivo fidalgo fidedigno fiel filantrópico filosófico fino firme flamejante flexível
florido fluente flutuante fluvial fofo folclórico formidável formoso forte fotogênico fraterno frondoso fulgurante futurista
galáctico galante galhardo garboso gaiato generoso genial gentil genuíno gigante ginasta glacial global glorioso gracioso
grandioso granítico grato guardião guerreiro hábil habilidoso harmonioso harmônico heroico hilário histórico honesto honrado
honroso hospitaleiro humanitário humilde ideal idealista idílico idôneo ilibado iluminado ilustrado ilustre imaginativo
imaginoso imbatível imenso imortal imparável imparcial impávido impecável imperial imperturbável impetuoso imponente
importante impressionante inabalável incansável incentivador incomparável inconfundível incorruptível incrível independente
indomável indulgente inesgotável inesquecível infalível infatigável infinito influente informado inigualável inovador
inquebrantável insigne inseparável inspirado inspirador instigante instintivo instruído íntegro inteligente intenso
interessado interessante intrépido intuitivo invencível inventivo invernal invicto irradiante irresistível jeitoso jovem
jovial jubiloso judicioso justiceiro justo juvenil laborioso leal legal legendário lendário lépido leve libertador ligeiro
límpido lindo lírico literário litorâneo livre lógico louvável lúcido lúdico luminoso lunar lustroso luxuoso luzidio
madrugador mágico magistral magnânimo magnético magnífico majestoso malabarista maneiro maravilhado maravilhoso marcante
marinho marítimo maroto matinal matutino mediador meditativo meigo melódico melodioso memorável mensageiro meritório metódico
meticuloso milagroso milenar minucioso miraculoso místico mítico moderado moderno modesto modelar monumental motivado
motivador mundial musical nadador natalino nativo natural navegante nobre nórdico notável noturno novo observador oceânico
oficial olímpico onírico oportuno orbital ordeiro organizado orgulhoso original orvalhado otimista ousado outonal pacato
paciente pacificador pacífico palaciano palpitante panorâmico paradisíaco participativo passeador pastoril patinador
pedagógico pensador pensativo perceptivo perene peregrino perfeito perfumado perito permanente perolado perseverante
persistente perspicaz persuasivo pertinente pintado pioneiro pitoresco plácido planetário pleno poderoso poético polar polido
polivalente ponderado pontual popular portentoso positivo possante prateado prático prazenteiro precavido precioso preciso
predileto preferido premiado preparado prestativo prestigioso prestimoso prevenido primaveril primoroso privilegiado
prodigioso produtivo profundo promissor pródigo pronto propício próspero protetor proveitoso prudente pujante pulsante
querido radiante radioso rápido raro razoável realista realizado receptivo reconhecido recreativo refinado reflexivo
refrescante refulgente regional reluzente relaxado renomado resiliente resistente resoluto respeitado respeitável respeitoso
resplandecente responsável revigorado ribeirinho rigoroso risonho ritmado rítmico robusto rochoso romântico romanesco rosado
rústico sábio sagaz saltador saltitante salutar sapeca satisfeito saudável saudoso sedoso seguro sensacional sensato sensível
serelepe sereno sério sideral silencioso silvestre simbólico simpático sincero singelo singular soberano soberbo sociável
sofisticado solar solene solícito solidário sólido sonhador sonoro sorridente sortudo sossegado suave sublime sugestivo
supremo surfista surpreendente sutil talentoso tarimbado tenaz terno titânico tocante tolerante tonificante trabalhador
tradicional tranquilo transparente travesso trepidante triunfal triunfante tropical trovador ufano único unido universal
urbano útil valente valioso valoroso vanguardista vasto veemente velejador veloz venerável verdadeiro verdejante verídico
versado versátil viajado viajante vibrante vigilante vigoroso virtuoso virtual visionário vistoso vital vitorioso vivaz
vívido vivo voador voluntarioso voluntário zeloso
`);

export const masculineAnimals = words(`
abelharuco açor albatroz alcaravão alcatraz alce anambé andorinhão antílope araçari arenque arganaz arminho atobá atum
avestruz azulão bacurau badejo barbo bem-te-vi beija-flor besouro bezerro bigodinho biguá bisão bonito borrelho boto bufo
búfalo cabrito caburé caimão caititu calamar camaleão camarão canarinho canário cangambá canguru caracal caracol caramujo
caranguejo carão carcará cardeal caribu carneirinho carneiro castor cauré cavalinho cavalo-marinho caxinguelê cervo chapim
chauá cherne cisne coala coati coelhinho coleirinho colhereiro colibri condor cordeirinho cordeiro cormorão corrupião corvo
crocodilo cruza-bico cuitelinho curiango curió damão delfim dingo dodô dom-fafe dourado dragão dromedário dugongo elande
elefante emu ermitão escaravelho esquilinho esquilo estorninho esturjão faisão falcão filhote flamingo fulmar furão fuselo
gafanhoto gaivotão gálago galgo galo gamo garajau gatinho gato-montês gaturamo gavial gavião geco gnu golfinho goraz grifo
grilo grou guanaco guará guaxinim guepardo hamster hipocampo hipogrifo íbis inhambu irerê jabuti jacamim jacaré jaguar
jaguarundi jaó japu javali joão-de-barro kiwi lagarto lagostim lambari leão leão-marinho leãozinho lebiste lêmure leopardo
lince linguado lobinho lobo lobo-guará lobo-marinho lóris louva-a-deus lúcio lugre maçarico macuco maguari mainá mangusto
marabu marlim marreco martim-pescador melro mergulhão mexilhão milhafre mocho morcego muflão musaranho mutum narval náutilo
noitibó numbat ocapi ocelote olhete órix ornitorrinco ostraceiro ouriço panda pangolim papa-capim papa-léguas papa-moscas
papagaio pardal pargo passarinho pássaro pavão pavãozinho peixe-anjo peixe-espada peixe-palhaço peixinho pelicano peneireiro
periquito petrel pilrito pinguim pinguinzinho pintado pintarroxo pintassilgo pisco pitu pitiguari pombo pônei potrinho potro
pula-pula puma quati quero-quero quetzal quiriquiri ratel rinoceronte robalo rouxinol sabiá salmão salmonete sanhaço sargo
sebinho serval siri socó suiriri suricato surubim tamanduá tambaqui tangará tapir tarpão tatu tauató teiú tentilhão texugo
tico-tico tiê tigre tigrinho tinamu tiziu tordo touro trinca-ferro tritão trogon tubarão tucano tucunaré tucuxi tuim tuiuiú
uirapuru unicórnio urso urso-pardo urso-polar ursinho urutau vaga-lume varano verdilhão vison vombate xaréu xexéu zorrilho
`);

export const feminineAnimals = words(`
abelha abelhinha abetarda águia águia-pescadora águia-real alpaca alvéola andorinha anchova anêmona arara arara-azul
ararajuba ararinha araponga arraia asa-branca avoceta batuíra cacatua calandra calhandra calopsita cambaxirra camurça
capivara carpa carriça cavalinha cegonha chinchila cigarra civeta codorna codorniz corça coruja coruja-branca corujinha cotia
cotovia curicaca doninha ema equidna espátula estrelinha felosa foca formiga formiguinha fragata fuinha gaivota galinhola
garça garoupa gazela gazelinha geneta girafa gralha graúna guaracava harpia iguana irara jaçanã jaguatirica jandaia joaninha
juriti lagosta lavadeira lavandeira lebre leoa lhama libélula lontra lontrinha maitaca manta maracanã maritaca marmota marta
matrinxã moreia narceja onça onça-pintada orca ostra ovelhinha paca pantera patativa perdiz pescada piracanjuba poupa quimera
raia raposa raposinha rena rendeira saíra salamandra saracura sardinha seriema suçuarana tainha tarambola tartaruga
tartaruguinha tesourinha tigresa tilápia toninha toutinegra truta ursa ursinha vicunha vieira zebra zebrinha zibelina
`);

/** An adjective as it stands beside a feminine word. */
export const feminine = inflection(
  [
    [/o$/, 'a'],
    [/or$/, 'ora'],
    [/ês$/, 'esa'],
  ],
  {
    bom: 'boa',
    cortês: 'cortês',
    guardião: 'guardiã',
    campeão: 'campeã',
    bonachão: 'bonachona',
    brincalhão: 'brincalhona',
  },
);
