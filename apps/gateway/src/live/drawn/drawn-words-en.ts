import { words } from './word-lists.js';

/** Friendly words: whatever stands together insults nobody. */
export const adjectives = words(`
able active adept adored agile airy alert alpine amazed amber amiable ample amused ancient animated apt arctic ardent artful
artistic astral astute athletic atomic attentive august autumn avid awake aware balanced balmy beaming beloved benign
blissful blithe blooming bold bookish bouncy boundless brainy brave breezy bright brilliant brisk bubbly budding buoyant
bustling busy buzzing calm candid capable carefree careful caring casual catchy cautious central certain charming chatty
cheerful cheery chief chirpy choral civic civil classic clean clear clever clockwork cloudy coastal coded colossal comfy
comic composed confident contented cool copper coral cordial cosmic courtly cozy crafty creative crisp crystal cuddly
cunning curious dainty dancing dapper daring dashing dawning daylit dazzling dear decent decisive deep deft delicate
delighted delightful devoted dewy digital diligent diplomatic direct discreet distant diving dizzy doting double downtown
dreamy drifting driven drowsy durable dutiful dynamic eager early earnest easy eclectic eerie effective elastic elated
electric elegant elemental eloquent emerald eminent enchanted endless energetic engaging enormous epic equal eternal evening
evergreen exact excited exotic expert exploring extra fabled fabulous factual fair faithful famed familiar famous fancy fast
fearless feathery festive fiery fine first fitting flashy fleet flexible floating floral flourishing fluent fluffy flying
foamy focused fond foremost forest forgiving formal fortunate forward frank free frequent fresh friendly frisky frosty
fruitful fun funny gallant garden generous genial gentle genuine giant gifted giggling gilded giving glad glassy gleaming
gleeful gliding glittering global glorious glossy glowing golden good graceful gracious grand grateful gravel great green
grinning groovy growing guided gutsy handsome handy happy hardy harmonic harvest hasty hearty heavenly helpful heroic high
hilly honest hopeful hopping humble humming humorous icy ideal imaginative immense incredible indigo infinite informal
ingenious inky innocent inspired intent inventive iron island ivory jaunty jazzy jesting jewelled jolly jovial joyful joyous
jubilant juggling jumping junior just keen kind kindred kingly knowing known laughing lasting laurel leading leafy learned
legal legendary leisurely level light likeable lilac limber linen lively living local lofty logical long looping lovely
loyal lucid lucky luminous lunar lyrical magic magnetic main majestic major maple marble marine marvellous master mature
meadow mellow melodic merry mighty mild mindful mineral mint misty modern modest moonlit moral morning mossy motley moving
musical mystic native natural nautical neat nifty nimble noble noisy nordic normal northern noted novel oaken observant
ocean olive open optimal orange orbital orderly organic original outgoing outdoor owlish paper pastel patient peaceful
pearly peppy perfect perky pioneer placid playful pleasant pleased plucky plush poetic poised polar polished polite popular
posh positive potent powerful practical precious precise prepared present primal prime private prized prompt proper proud
proven prudent punctual pure purple quaint quick quiet quirky quotable racing radiant rapid rare rational ready real
reasonable refined regal regular relaxed reliable remarkable resolute restful rhythmic rich right ringing rising river
roaming robust rocky romantic rosy roving royal ruby rugged running rural rustic sacred safe sage sailing salty sandy
sapphire satin savvy scenic scholarly scenting seaside seasoned secret secure sensible serene shaded sharp shimmering
shining shiny signal silent silken silver simple sincere singing skilful skilled sleek sleepy smart smiling smooth snappy
snowy snug sociable soaring social soft solar solid sonic soothing sound southern sparkling special speedy spirited splendid
spotless spring sprightly spry square stable starlit starry stately steadfast steady stellar still stoic storied striking
strong studious stunning sturdy stylish sublime subtle summer sunlit sunny super superb sure surfing swift swinging sylvan
tactful talented tall tangible tasteful tawny teal tender thankful thorough thoughtful thrifty thriving tidal tidy timely
tireless topaz tough tranquil travelling treasured trim tropical true trusted trusty truthful tuneful twinkling ultimate
umber unbeaten unique united upbeat upland upright urban useful valiant valid valued vast velvet verdant versed vibrant
vigilant vital vivid vocal volcanic voyaging walking wandering warm wary watchful wavy welcome western whimsical whistling
whole wholesome windy winged winning winsome winter wise wistful witty wonderful wooden woodland worldly worthy woven young
youthful zany zealous zesty zippy
`);

export const animals = words(`
aardvark abalone accentor addax adelie agama agouti akita albatross albacore alligator alpaca amberjack anchovy angelfish
anhinga anole antelope antlion aracari argali armadillo auk auklet avocet babbler badger bandicoot banteng barbet barbel
barnacle barracuda basilisk bat beagle bear beetle bellbird beluga bighorn bilby bison bittern blackbird blackcap blenny
bluebird bluefish bluethroat bobcat bobolink bonefish bongo bonito borzoi bowerbird bowfin bream brambling budgie buffalo
bulbul bullfinch bunting burbot bushbaby bushbuck bustard butterfly buzzard caiman camel canary canvasback capelin caracal
caracara cardinal caribou carp cassowary catbird caterpillar catfish cavy chaffinch chameleon chamois char cheetah
chiffchaff chinchilla chipmunk chiton chough cicada cichlid civet clam clownfish coati cobia cockatiel cod collie colugo
condor conch coot coral corgi cormorant cougar courser cowbird cowrie coyote crane crayfish creeper cricket crossbill crow
cuckoo curassow curlew cuscus cuttlefish dabchick dace dalmatian damselfly dartfrog deer degu dhole dikdik dingo dipper
discus diver dolphin dormouse dory dotterel dove dowitcher dragonet dragonfly drongo duck dugong duiker dunlin dunnock eagle
echidna eel egret eider eland elephant elk emu ermine falcon fennec ferret fieldfare finch firecrest firefly flamingo
flounder flycatcher flyingfish fossa fox francolin frigatebird frog fulmar gadwall galago gannet gar gaur gazelle gecko
gemsbok genet gerbil gerenuk gharial gilthead giraffe glider glowworm gnatcatcher goby godwit goldcrest goldeneye goldfinch
goldfish goosander goose goral goshawk gourami grackle grayling grebe greenfinch greenshank greyhound grosbeak grouper
grouse grunion guanaco gudgeon guillemot guineafowl gull guppy gyrfalcon haddock halibut hamster hare harrier hartebeest
hawk hawfinch hedgehog heron herring hoatzin hobby honeybee honeyguide hoopoe hornbill horse hoverfly hummingbird husky
hutia hyrax ibex ibis icefish iguana iguanodon impala indri inchworm jabiru jacamar jacana jackdaw jackrabbit jaguar jay
jerboa junco kagu kakapo kangaroo katydid kea kestrel killdeer kingbird kingfisher kinglet kinkajou kite kittiwake kiwi
klipspringer knot koala koi kookaburra kouprey krill kudu labrador lacewing ladybird lamb lammergeier lapwing lark leafbird
lemming lemur leopard limpet limpkin ling linnet lion lionfish lizard llama loach lobster locust longspur loon lorikeet
loris lory lovebird lynx lyrebird macaw mackerel magpie mallard mammoth manakin manatee mandarin mantaray mantis mara margay
markhor marlin marmot marten martin mastodon mayfly meadowlark meerkat merganser merlin minivet minnow mockingbird moloch
mongoose monarch moorhen moose motmot moth mouflon mouse mudskipper mullet muntjac murrelet muskrat mussel mustang myna
narwhal nautilus needlefish nene newt nighthawk nightingale nightjar nilgai noddy numbat nutcracker nuthatch nyala ocelot
octopus okapi olingo olm opah opossum oribi oriole ornithomimus oropendola oryx osprey ostrich otter ouzel ovenbird owl
owlet oxpecker oyster paca pademelon panda pangolin panther papillon parakeet parrot parrotfish partridge pauraque peacock
peahen pelican penguin perch peregrine petrel phalarope pheasant phoenix phoebe pika pike pilchard pintail pipefish
pipistrelle pipit plaice plover pochard pointer polarbear pompano pony poodle poorwill porcupine porpoise potoo
potoroo prairiedog pronghorn ptarmigan pudu puffin puma quagga quail quetzal quokka quoll rabbit raccoon rail raven ray
razorbill redpoll redshank redstart redwing reedbuck reindeer remora retriever rhea rhino ringtail roadrunner robin rockling
roller rook rosefinch rosella ruff sable sailfish saiga salamander salmon samoyed sanderling sandgrouse sandpiper sapsucker
sardine sawfish scallop scaup scoter seadragon seahorse seal sealion seaotter serin seriema serow serval setter shark
shearwater sheepdog shelduck shiner shoebill shoveler shrew shrike shrimp sifaka siskin sitatunga skate skimmer skua skylark
smelt snail snapper snipe snowfinch snowleopard solenodon sparrow spaniel spoonbill springbok squid squirrel stallion
starfish starling steenbok stickleback stilt stingray stint stoat stonechat stork sturgeon sugarbird sunbear sunbird sunfish
surfperch surgeonfish suricate swallow swan swift swordfish swordtail tahr takin tamandua tanager tapir tarpon tarsier teal
tenrec tern terrapin terrier tetra thrasher thrush tiger tilapia tinamou toad topi tortoise toucan towhee tragopan
treecreeper treefrog triceratops trogon trout trumpeter tuatara tuna turaco turbot turkey turnstone turtle umbrellabird
urchin urial veery verdin vicuna viscacha vireo vole wagtail wallaby wallaroo warbler waterbuck waxbill waxwing weaver
wheatear whimbrel whinchat whippet whiting wigeon wildcat wolf wolverine wombat woodcreeper woodlark woodpecker wren wryneck
xerus yak yellowhammer zander zebra zebrafish zebu zorilla
`);
