/** Beginnings of words, by subject; `=` marks whole words. English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const SUBJECT_WORDS = {
  mountains:
    'mountain peak summit alps ridge hill climb hik berg gipfel montagn sommet montaña cumbre cima montanha bergen cliff canyon',
  forest:
    'forest wood jungle grove wald forêt foret bosque bosco floresta woud moss fern wolf fox =deer stag bear owl squirrel hedgehog fuchs =hirsch =bär eule renard loup zorro lobo volpe lupo',
  tree: 'tree oak willow branch root =leaf leaves autumn baum bäume eiche arbre árbol arbol albero árvore =boom growth grow wachs herbst automne otoño',
  lake: 'lake pond river stream reflection bergsee weiher fluss lac rivière lago río rio fiume swan duck calm quiet peace still stille ruhe calme serenity',
  sea: 'sea ocean wave coast beach shore tide surf island strand meer insel küste =mer océan plage île playa isla =mar spiaggia isola zee praia ilha',
  boat: 'boat ship sail yacht harbor harbour captain pirate voyage anchor schiff boot hafen bateau navire barco nave barca schip pirat',
  lighthouse: 'lighthouse beacon leuchtturm phare faro vuurtoren farol guidance guide signal',
  desert: 'desert dune sand camel oasis pyramid wüste désert desierto deserto woestijn cactus heat',
  fields:
    'field farm meadow harvest wheat crop countryside cow sheep horse =feld wiese bauer ernte champ ferme prairie campo granja prato fattoria weide barn pasture picnic spring rabbit hare',
  garden:
    'garden flower blossom rose tulip bloom bee butterfly bouquet garten blume blüte jardin fleur jardín flor giardino fiore bloem jardim insect gift love liebe amour amor amore',
  city: 'city town skyline urban street skyscraper metropolis building office downtown stadt straße ville rue ciudad calle città citta cidade stad traffic business company startup boss',
  village:
    'village house home cottage cabin neighbour neighbor hut dorf haus hütte maison casa pueblo villaggio huis dorp aldeia family hall inn market roof',
  castle:
    'castle tower fortress king queen knight kingdom palace throne dragon prince princess burg schloss turm ritter könig drache château chateau roi reine chevalier castillo rey torre castello kasteel castelo wizard magic ruin crown bridge',
  skies:
    'cloud balloon flight fly bird wind air freedom kite himmel wolke ballon vogel nuage ciel oiseau cielo nube pájaro pajaro nuvola uccello lucht wolk céu hope dream easy light pigeon goose raven eagle weather',
  space:
    'space planet galaxy star cosmos universe rocket astronaut moon orbit saturn mars weltraum =stern sterne mond étoile etoile lune estrella luna stella ruimte maan espaço lua alien future robot science',
  aurora: 'aurora polar arctic northern nordlicht aurore boréale',
  underwater:
    'fish underwater coral reef whale dolphin octopus shark jelly turtle seahorse crab lobster starfish urchin anemone fisch wal tintenfisch poisson baleine pez ballena pesce balena vis diver deep aquarium shell mussel squid prawn',
  volcano: 'volcano lava eruption vulkan volcan volcán vulcano vulkaan anger rage danger disaster',
  road: 'road path journey travel train highway way bus trip drive map route weg straße reise zug chemin voyage camino viaje strada viaggio reis caminho direction decision choice start end tram car bicycle',
} as const;

/** Things for a still life. */
export const THING_WORDS = {
  cup: 'coffee tea cup mug breakfast café kaffee tasse taza tazza koffie chá drink cocoa break pause',
  bottle: 'wine bottle potion poison beer juice wein flasche vin bouteille vino botella bottiglia oil glass',
  candle: 'candle flame wax kerze bougie vela candela kaars ritual prayer',
  books:
    'book library read story knowledge learn study school write page dictionary language buch bücher bibliothek livre lire libro leer boek livro word teach lesson',
  fruit:
    'fruit apple pear orange lemon peach food obst apfel pomme manzana mela appel maçã cook recipe kitchen banana eat hunger vegetable',
  vase: 'vase bouquet florist decoration',
  clock:
    'clock time hour minute alarm watch deadline late early uhr zeit horloge temps reloj tiempo orologio tempo klok tijd schedule wait',
  lamp: 'lamp lantern bulb idea lampe laterne lampada lámpara',
  bread: 'bread baker bakery toast sandwich cake brot bäcker pain boulang pan pane brood pão breakfast',
  dice: 'dice luck chance gamble random würfel glück dé dés dado suerte fortuna dobbelsteen sorte risk',
  letter: 'letter mail message post envelope email brief lettre carta lettera news secret invitation',
  plant: 'plant pot succulent houseplant herb pflanze plante planta pianta kruid seed',
} as const;

/** Moods, hours and seasons, by the palette that they ask for. */
export const PALETTE_WORDS = {
  night: 'night midnight dark moon star nacht nuit noche notte noite shadow secret sleep dream fear ghost aurora',
  dusk: 'dusk sunset evening twilight abend crépuscule soir atardecer tarde tramonto avond end farewell memory nostalgia',
  dawn: 'dawn morning sunrise morgen aube matin amanecer mañana alba mattina ochtend begin start hope wake new fresh quiet',
  winter:
    'winter snow ice frost cold schnee eis kalt hiver neige glace invierno nieve hielo inverno neve ghiaccio sneeuw arctic polar frozen',
  autumn:
    'autumn fall harvest october herbst automne otoño autunno herfst outono pumpkin mushroom fox squirrel wheat bread baker',
  meadow: 'spring green growth meadow grass frühling printemps primavera lente wiese garden easter picnic sheep farm',
  ember: 'fire flame lava volcano anger ember burn feuer feu fuego fuoco vuur fogo rage war blood dragon hell forge',
  sea: 'sea ocean wave beach water tide meer wasser eau agua acqua mar zee boat ship sail',
  deep: 'underwater deep reef whale jelly octopus shark squid abyss diver fish',
  sand: 'desert sand dune summer heat sommer été verano estate zomer camel pyramid dry sun',
  storm:
    'storm rain thunder lightning tempest sturm regen gewitter orage pluie tormenta lluvia tempesta pioggia fog mist grey worry sad grief',
  plum: 'magic mystery wizard witch space galaxy dream fantasy zauber hexe magie magia potion enchant cosmos party music',
  rose: 'love rose heart romance wedding kiss gentle kind thank liebe amour amor amore sweet gift friend blossom',
  moss: 'forest wood jungle moss fern wild wald forêt bosque frog',
  day: 'day bright sky cloud balloon air tag jour día dia giorno dag freedom',
} as const;

/** What falls or shines over the scene. */
export const WEATHER_WORDS = {
  rain: 'rain drizzle umbrella regen pluie lluvia pioggia chuva wet',
  snow: 'snow winter blizzard schnee neige nieve neve sneeuw frost christmas',
  lightning: 'lightning thunder storm gewitter blitz orage éclair tormenta tempesta onweer',
  fog: 'fog mist haze nebel brume brouillard niebla nebbia mist névoa ghost mystery',
  rainbow: 'rainbow regenbogen arc-en-ciel arcoíris arcobaleno regenboog',
} as const;

/** Ideas rather than things. */
export const IDEA_WORDS =
  'meeting team question trust failure fail success goal value feedback rule idea talk listen speak change strategy plan together alone balance conflict problem solution think feel habit choice half opposite exactly energy polite rival missing worth forgive promise understand mistake leadership culture vision focus frage vertrauen gespräch question confiance idée idea confianza pregunta fiducia domanda vraag vertrouwen confiança';
export const PATTERN_WORDS =
  'pattern ornament texture tile mosaic quilt fabric wallpaper background abstract geometric muster motif patrón patron motivo patroon padrão back cover';
