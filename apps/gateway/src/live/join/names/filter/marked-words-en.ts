import { listOf } from './listed.js';

/** Phrases of obscenity's that are left out: words of ours take their place, or none does. */
export const tooBroad: ReadonlySet<string> = new Set(
  listOf(`
    abo, abeed, africoon, anal, anus, arse, ass, bastard, bitch, boob, boonga, chink, cock, cuck, cum, cunt, dick, dildo, dyke,
    fag, felch, fuck, hooker, incest, kike, negro, nigger, orgasm, orgy, penis, piss, porn, prick, rape, retard, scat,
    semen, sex, shit, slut, spastic, tit, tranny, turd, twat, vagina, wank, whore, arabush
  `),
);

/** They also make compounds: "bigcock", "cuntface", "mrpenis". */
export const englishRoots = listOf(`
  ass, arse, asshole, bitch, boob, boobs, cock, cocks, cum, cunt, dick, dicks, fag, faggot, nigga, nigger, penis,
  piss, porn, pussy, rape, sex, sexy, shit, slut, tit, tits, twat, vagina, wank, whore, boner, horny, milf, dildo, anal
`);

/** What obscenity's list lacks, or marks so broadly that it meets people's names ("ass" in Assad, "shit" in Akshit, "fuk" in Fukuda). */
export const englishWords = listOf(`
  *fuck, phuck, phucker, phuckers, phucking, phucked, phuck you, phuck off, *motherf, mofo, fcuk, fck, fuk, fuk u, fuk you, fuker, fukker, fukin, fuking, phuk, phuk u,
  fux, fuxk, fuq you, fukc, wtf, stfu, gtfo, mutha fucka, mutha fuker, *mutherf, milfs
  *bullshit, *shithead, *shitface, shits, shitty, shite, shites, shitter, shitting, shithole, shitbag, shitshow, shitstorm, shitlord
  *dipshit, *batshit, *horseshit, shyt, shyte, eat shit, holy shit, piece of shit, talk shit, full of shit, shiit
  *bitch, cunts, cunty, kunt, kunts, cuntt, bitches, *bitchass, bitchy, biatch, biatches, biotch, beotch, beeotch, bytch, biitch
  *asshole, *arsehole, asses, arses, azzhole, asshat, asswipe, assclown, assfuck, assface, dumbass, fatass, jackass
  badass, smartass, lardass, kiss my ass, kiss my arse, lick my ass, my ass, ass lick, ass licker, arse licker, butt fuck, butthole
  buttplug, buttsex, *dickhead, dickface, dickwad, dickbag, dickless, dick head, dick pic, dick pics, big dick, small dick
  tiny dick, huge dick, *bigdick, *suck my dick, suc my dick, my dick, your dick, ur dick, eat a dick, suck a dick, dik head
  suck my, suck me, *cocksuck, cock suck, *big cock, huge cock, cockhead, cock head, my cock
  pussies, pusy, pussys, pussi, niggas, niggaz, niggers, nigguh, niga, nigas, nigaz, niglet, nigra, nig nog, nignog
  *nigger, faggots, faggy, fags, fagot, fagots, faggit, fgt, dykes, lesbo, lezbo, lezzer, shemale, ladyboy, tranny, trannies, trannys
  whores, whorish, hoe bag, ho bag, sluts, slutty, slutbag, slag, slags, slapper, skank, skanks, skanky, thots, hookers, prostitute
  penises, penus, peniss, vaginas, vulva, clit, clits, clitoris, labia, scrotum, testicle, testicles, ballsack, ball sack, nutsack
  deez nuts, my balls, suck my balls, titties, titty, tities, tittys, tiddies, boobies, booby, boobz, bewbs, juggs
  cums, cumshot, cumslut, cum slut, cumbucket, cumdump, cumface, cummer, spunk, jizz, jizzed, jizzing, jism
  wanker, wankers, wanking, wanks, wanky, tosser, tossers, tosspot, bollocks, bollock, bollox, bellend, bell end, knob head, knobhead, knobheads
  knobend, minge, minger, twats, twunt, bastards, bastard, basterd, pricks, prick, pissed, pisser, pissing, pissoff, piss off, piss flaps, bugger, buggers
  buggery, sod off, turd, turds, rapist, rapists, raped, rapes, raping, rapey, porno, pornhub, pornstar, *pornhub, sexting, sex toy, sexslave
  blowjob, blow job, blowjobs, handjob, hand job, rimjob, rim job, footjob, boner, boners, orgasm, orgasms, orgy, orgies, erection, ejaculate
  anus, rectum, butt hole, bumhole, bum hole, bum boy, bumboy, sodomy, sodomise, sodomite, pedo, pedos, pedophile, paedo, paedophile, nonce, nonces
  incest, retard, retards, retarded, spastic, spastics, spaz, spacker, mongoloid, kike, kikes, chink, chinks, chinky, paki, pakis, coon, coons
  spic, spics, gook, gooks, wetback, wetbacks, beaner, beaners, raghead, ragheads, towelhead, towelheads, sandnigger, golliwog, golliwogs
  wog, wogs, darkie, darkies, darky, jigaboo, porch monkey, pikey, pikeys, gyppo, gypo, gippo, polacks, kraut, krauts, yid, yids, heeb, hymie
  negro, negroes, negros, *chingchong, ching chong, hitler, hitlers, heil hitler, sieg heil, seig heil, nazi, nazis, neonazi, kkk, ku klux klan
  white power, gas the jews, osama bin laden, felch, felching, felcher, smegma, queef, dogging, goatse, bdsm, gimp, cuck, cucks, cuckold
  jack off, jerk off, jerking off, kill yourself, kys, hentai, pube, pubes, pubic, areola, nipple, nipples, camel toe, cameltoe
  mike hunt, hugh janus, ben dover, ivana humpalot, phil mccracken, mike litoris, hugh g rection, dixie normous, dixon cider, gabe itch, moe lester
`);

/** Compounds around an English root: "mycock", "mrpenis", "dickenergy". */
export const compoundHeads = listOf(`
  a, i, my, ur, your, the, mr, mrs, miss, ms, dr, sir, lord, king, queen, captain, big, fat, wet, bull, holy, eat, dumb, lick, suck, love, ilove, small, tiny
  huge, hairy, hot, hard, stupid, little, lil, x, xx, xxx, iam, im, iama, ima, imma
`);
export const compoundTails = listOf(`
  head, heads, face, faces, hole, holes, bag, bags, boy, boys, girl, girls, man, lord, lover, lovers, eater, eaters, licker, lickers, sucker, suckers
  queen, king, energy, please, lol, you, u, off, x, xx, xxx, xd, pic, pics, z, juice, breath, master, destroyer, slayer, monster
`);
