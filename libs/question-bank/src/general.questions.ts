import { readBank } from './read-bank.js';

export const generalQuestions = readBank(
  'General Knowledge',
  `
gen1 | E | How many days are there in a leap year? | 360 | 364 | 365 | *366
gen2 | E | What is a baby kangaroo called? | Cub | Kit | *Joey | Calf
gen3 | M | Hummus is made mainly from what? | Butter beans | *Chickpeas | Lentils | Aubergines
gen4 | E | What mainly gives jollof rice its red colour? | *Tomatoes | Beetroot | Carrots | Saffron
gen5 | M | Which number is written as L in Roman numerals? | 5 | *50 | 100 | 500
gen6 | H | Someone with triskaidekaphobia is afraid of what? | *The number 13 | Broken mirrors | Black cats | Thunder
gen7 | E | Which shape has eight sides? | Heptagon | Pentagon | Hexagon | *Octagon
gen8 | M | On most keyboards, which two letter keys have small bumps? | D and K | A and L | G and H | *F and J
gen9 | M | Which costly spice comes from crocus flowers? | Cardamom | *Saffron | Turmeric | Vanilla
gen10 | E | Which is the largest animal alive today? | *Blue whale | Whale shark | Giant squid | African elephant
gen11 | H | How many dots are there in all on two ordinary dice? | 36 | 40 | *42 | 48
gen12 | M | How many keys does a standard piano have? | 66 | 72 | *88 | 96
gen13 | E | Which country gave the Statue of Liberty to the USA? | *France | Britain | Italy | Spain
gen14 | M | Who invented the World Wide Web in 1989? | *Tim Berners-Lee | Mark Zuckerberg | Steve Jobs | Bill Gates
gen15 | H | In which city is the Nobel Peace Prize presented? | New York | Geneva | Stockholm | *Oslo
gen16 | M | Which mammals can truly fly, not just glide? | Sugar gliders | Flying squirrels | Colugos | *Bats
gen17 | M | What can a polyglot do? | Write with both hands | Hold their breath long | *Speak many languages | Play many instruments
gen18 | E | How many squares wide is a chessboard? | 6 | *8 | 10 | 12
gen19 | M | Which anniversary is a couple's silver wedding? | 10th | *25th | 40th | 50th
gen20 | H | What is a group of crows called? | A charm | A gaggle | *A murder | A pride
gen21 | E | How many colours does a rainbow have, as children learn them? | 5 | 6 | *7 | 9
gen22 | E | Which month has the fewest days? | November | *February | June | April
gen23 | M | What kind of instrument is a djembe? | A flute | A trumpet | A harp | *A drum
gen24 | E | Sushi is a famous dish of which country? | Vietnam | Thailand | India | *Japan
gen25 | M | Egusi soup is thickened with the ground seeds of what? | Mango | *Melon | Sesame | Cotton
gen26 | E | What does 'www' stand for? | *World Wide Web | World Web Works | Web Without Wires | Wide World Window
gen27 | E | How many zeros does one million have? | 5 | *6 | 7 | 9
gen28 | E | Who wrote 'Things Fall Apart'? | Ben Okri | *Chinua Achebe | Cyprian Ekwensi | Wole Soyinka
gen29 | M | Which painter cut off part of his own ear? | *Vincent van Gogh | Paul Gauguin | Edvard Munch | Claude Monet
gen30 | M | Someone with arachnophobia is afraid of what? | Snakes | Heights | *Spiders | Small spaces
gen31 | M | What is a baby swan called? | *Cygnet | Squab | Duckling | Gosling
gen32 | M | What does the Latin saying 'carpe diem' mean? | *Seize the day | Time flies | Know yourself | Love conquers all
gen33 | H | Which of these languages is written in the Cyrillic alphabet? | Hungarian | *Bulgarian | Croatian | Polish
gen34 | M | How many pieces does each player have at the start of a game of chess? | 12 | *16 | 18 | 20
gen35 | M | What do you call a word that reads the same backwards? | Anagram | Acronym | Synonym | *Palindrome
gen36 | H | Which of these number words has its letters in alphabetical order? | *Forty | Ninety | Fifty | Sixty
gen37 | E | How many strings does a standard guitar have? | 4 | 5 | *6 | 8
gen38 | H | Bronze is made of copper and mainly which other metal? | Iron | Lead | *Tin | Silver
gen39 | E | Which bird is a symbol of peace? | *Dove | Eagle | Raven | Peacock
gen40 | M | How many cards are there in a standard pack without jokers? | 48 | 50 | *52 | 56
gen41 | M | What is the sign '&' called? | Asterisk | Hash | Tilde | *Ampersand
gen42 | H | What is the work of a farrier? | Making barrels | Cutting gems | Thatching roofs | *Shoeing horses
gen43 | H | An oenophile is a lover of what? | Books | Trains | Cheese | *Wine
gen44 | E | Which fruit is dried to make raisins? | *Grapes | Figs | Apricots | Plums
gen45 | M | What kind of writing is a haiku? | A love letter | A stage play | *A short poem | A fairy tale
gen46 | H | Which Shakespeare play has the line 'To be, or not to be'? | Othello | *Hamlet | King Lear | Macbeth
`,
);
