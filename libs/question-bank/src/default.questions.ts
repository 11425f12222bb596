import { readBank } from './read-bank.js';

export const defaultQuestions = readBank(
  'Default',
  `
def1 | E | Which river is the longest in Africa? | Zambezi | Congo | *Nile | Niger
def2 | E | Who painted the 'Mona Lisa'? | *Leonardo da Vinci | Pablo Picasso | Michelangelo | Raphael
def3 | E | How many players does one football team have on the pitch at kick-off? | 9 | 10 | *11 | 12
def4 | E | Which planet is closest to the Sun? | Earth | Mars | *Mercury | Venus
def5 | E | Which colour do you get when you mix blue and yellow paint? | Brown | *Green | Orange | Purple
def6 | E | Which animal is the fastest runner on land? | Racehorse | Lion | Ostrich | *Cheetah
def7 | E | Who wrote 'Romeo and Juliet'? | *William Shakespeare | Charles Dickens | Oscar Wilde | Jane Austen
def8 | E | Guacamole is made mainly from which fruit? | Mango | *Avocado | Lime | Green banana
def9 | M | How many strings does a violin have? | 3 | *4 | 5 | 6
def10 | M | What is the chemical symbol for gold? | Go | Ag | Gd | *Au
`,
  10,
);
