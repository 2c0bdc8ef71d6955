/** Words that say nothing about a picture, in the languages of the fixtures and their neighbours. */
const LISTS = {
  en: `a an the and or but nor so yet if then else of in on at to for from by with without about into onto over under up down out off
    as is are was were be been being am do does did done have has had having will would shall should can could may might must not no
    yes it its this that these those there here i you he she we they me him her us them my your his our their mine yours who whom
    which what when where why how all any both each few more most other some such only own same than too very just now ever never
    always once again also even still much many one two three every everyone someone something anything nothing everything thing
    things card cards deck decks game games category player players turn draw play round say tell name make let get give take go
    come put want need know think new`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber denn sondern doch wenn dann als wie von vom zu zum zur in
    im ins an am auf aus bei beim mit ohne für gegen über unter vor nach um durch ist sind war waren sein bin bist seid werden wird
    wurde haben hat hatte kann können muss müssen soll sollen will wollen darf nicht kein keine keinen ja nein es er sie wir ihr ich
    du mich dich sich uns euch mein dein sein unser euer dies diese dieser dieses jene jeder jede jedes alle alles etwas nichts wer
    was wann wo warum welche welcher welches auch noch nur schon sehr so mehr man hier da dort karte karten deck spiel spieler neu neue`,
  fr: `le la les un une des du de d l et ou mais donc car ni que qui quoi dont où quand comment pourquoi dans en sur sous par pour avec
    sans chez vers entre est sont était être suis es sommes êtes ai as a avons avez ont avoir ne pas plus non oui il elle on nous vous
    ils elles je tu me te se mon ton son notre votre leur ma ta sa mes tes ses nos vos leurs ce cet cette ces tout tous toute toutes
    très aussi encore déjà si comme carte cartes jeu joueur nouveau nouvelle`,
  es: `el la los las un una unos unas de del al y o u pero sino porque que quien cual cuando donde como en con sin por para sobre entre
    hasta desde es son era ser soy eres somos está están estar hay he ha han haber no sí más menos muy también ya aún yo tú él ella
    nosotros ellos me te se nos mi tu su nuestro este esta estos estas ese esa todo toda todos todas carta cartas juego nuevo nueva`,
  it: `il lo la i gli le un uno una di del della dei delle a al alla da dal in nel nella con su sul per tra fra e o ma se che chi cui
    quando dove come è sono era essere ho hai ha abbiamo hanno avere non sì più meno molto anche già io tu lui lei noi voi loro mi ti
    si ci vi mio tuo suo nostro questo questa quello tutto tutti carta carte gioco nuovo nuova`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas e ou mas porque que quem quando onde como com sem por para sobre
    entre até é são era ser está estão estar há tem têm ter não sim mais menos muito também já eu tu ele ela nós eles me te se meu
    teu seu nosso este esta esse essa todo toda carta cartas jogo novo nova`,
  nl: `de het een en of maar want dat die dit deze wie wat wanneer waar waarom hoe in op aan te tot voor van met zonder over onder bij
    uit naar is zijn was waren ben bent wordt worden heb heeft had kan kunnen moet moeten niet geen ja nee ik jij hij zij wij jullie
    mijn jouw zijn haar ons alle alles iets niets ook nog al zeer meer kaart kaarten spel nieuw nieuwe`,
} as const;

export const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap((list) => list.split(/\s+/)));
