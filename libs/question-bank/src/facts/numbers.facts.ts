// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const numbersFacts = [
  ...readBank(
    'General Knowledge',
    `
fact-roman-9 | E | Which number do the Romans write as IX? | 7 | 8 | *9 | 10
fact-roman-14 | E | Which number do the Romans write as XIV? | 11 | 12 | 13 | *14
fact-roman-19 | E | Which number do the Romans write as XIX? | 18 | *19 | 20 | 21
fact-roman-24 | E | Which number do the Romans write as XXIV? | *24 | 25 | 26 | 27
fact-roman-29 | E | Which number do the Romans write as XXIX? | *29 | 30 | 31 | 32
fact-roman-34 | E | Which number do the Romans write as XXXIV? | 24 | 32 | *34 | 36
fact-roman-44 | E | Which number do the Romans write as XLIV? | 24 | 34 | 42 | *44
fact-roman-46 | E | Which number do the Romans write as XLVI? | 44 | *46 | 48 | 56
fact-roman-49 | E | Which number do the Romans write as XLIX? | *49 | 51 | 59 | 69
fact-roman-59 | M | Which number do the Romans write as LIX? | 39 | 49 | 57 | *59
fact-roman-64 | M | Which number do the Romans write as LXIV? | 62 | *64 | 66 | 74
fact-roman-69 | M | Which number do the Romans write as LXIX? | 59 | 67 | *69 | 71
fact-roman-84 | M | Which number do the Romans write as LXXXIV? | 64 | 74 | 82 | *84
fact-roman-94 | M | Which number do the Romans write as XCIV? | *94 | 96 | 104 | 114
fact-roman-99 | M | Which number do the Romans write as XCIX? | 97 | *99 | 101 | 109
fact-roman-109 | M | Which number do the Romans write as CIX? | 99 | 107 | *109 | 111
fact-roman-140 | M | Which number do the Romans write as CXL? | 130 | 138 | *140 | 142
fact-roman-160 | M | Which number do the Romans write as CLX? | *160 | 162 | 170 | 180
fact-roman-240 | M | Which number do the Romans write as CCXL? | 238 | *240 | 242 | 250
fact-roman-390 | M | Which number do the Romans write as CCCXC? | 370 | 380 | 388 | *390
fact-roman-444 | M | Which number do the Romans write as CDXLIV? | 442 | *444 | 446 | 454
fact-roman-490 | M | Which number do the Romans write as CDXC? | *490 | 492 | 500 | 510
fact-roman-540 | H | Which number do the Romans write as DXL? | 520 | 530 | 538 | *540
fact-roman-620 | H | Which number do the Romans write as DCXX? | 610 | 618 | *620 | 622
fact-roman-940 | H | Which number do the Romans write as CMXL? | *940 | 942 | 950 | 960
fact-roman-1492 | H | Which number do the Romans write as MCDXCII? | 1482 | 1490 | *1492 | 1494
fact-roman-1600 | H | Which number do the Romans write as MDC? | 1598 | *1600 | 1602 | 1610
fact-roman-1789 | H | Which number do the Romans write as MDCCLXXXIX? | 1769 | 1779 | 1787 | *1789
fact-roman-1914 | H | Which number do the Romans write as MCMXIV? | 1912 | *1914 | 1916 | 1924
fact-roman-1960 | H | Which number do the Romans write as MCMLX? | 1940 | 1950 | 1958 | *1960
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-to-roman-6 | E | How is 6 written in Roman numerals? | IX | VII | *VI | VIII
fact-to-roman-8 | E | How is 8 written in Roman numerals? | VI | *VIII | X | VII
fact-to-roman-12 | E | How is 12 written in Roman numerals? | XIV | X | XV | *XII
fact-to-roman-16 | E | How is 16 written in Roman numerals? | *XVI | XIX | XVIII | XVII
fact-to-roman-17 | E | How is 17 written in Roman numerals? | *XVII | XVIII | XV | XIX
fact-to-roman-18 | E | How is 18 written in Roman numerals? | XXI | *XVIII | XIX | XVII
fact-to-roman-21 | E | How is 21 written in Roman numerals? | XI | XXIII | *XXI | XLI
fact-to-roman-33 | E | How is 33 written in Roman numerals? | XXXV | LIII | XXXI | *XXXIII
fact-to-roman-39 | E | How is 39 written in Roman numerals? | XXIX | *XXXIX | XXXVII | XLIX
fact-to-roman-41 | M | How is 41 written in Roman numerals? | XCI | XLIII | *XLI | XXXI
fact-to-roman-45 | M | How is 45 written in Roman numerals? | XLVII | XLIII | XXXV | *XLV
fact-to-roman-55 | M | How is 55 written in Roman numerals? | *LV | CV | LXXV | XLV
fact-to-roman-61 | M | How is 61 written in Roman numerals? | LIX | LI | LXIII | *LXI
fact-to-roman-72 | M | How is 72 written in Roman numerals? | *LXXII | LXII | LXXXII | LXXIV
fact-to-roman-76 | M | How is 76 written in Roman numerals? | XCVI | CXXVI | *LXXVI | LXVI
fact-to-roman-88 | M | How is 88 written in Roman numerals? | XCVIII | *LXXXVIII | LXXVIII | CVIII
fact-to-roman-95 | M | How is 95 written in Roman numerals? | CXV | *XCV | XCVII | CXLV
fact-to-roman-120 | M | How is 120 written in Roman numerals? | CXXX | CXL | *CXX | CXXII
fact-to-roman-150 | M | How is 150 written in Roman numerals? | CLXX | CLX | CC | *CL
fact-to-roman-199 | M | How is 199 written in Roman numerals? | *CXCIX | CCXIX | CXCVII | CCI
fact-to-roman-500 | M | How is 500 written in Roman numerals? | DII | DXX | CDXC | *D
fact-to-roman-900 | M | How is 900 written in Roman numerals? | CMX | CML | *CM | DCCCXC
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-square-11 | E | What is 11 times 11? | 111 | *121 | 131 | 142
fact-square-12 | E | What is 12 times 12? | 122 | 134 | *144 | 154
fact-square-13 | E | What is 13 times 13? | *169 | 179 | 192 | 215
fact-square-14 | E | What is 14 times 14? | 148 | 172 | 186 | *196
fact-square-15 | E | What is 15 times 15? | 200 | 215 | *225 | 235
fact-square-16 | M | What is 16 times 16? | 246 | *256 | 266 | 282
fact-square-17 | M | What is 17 times 17? | *289 | 299 | 316 | 343
fact-square-18 | M | What is 18 times 18? | 268 | 296 | 314 | *324
fact-square-19 | M | What is 19 times 19? | 351 | *361 | 371 | 390
fact-square-20 | M | What is 20 times 20? | *400 | 410 | 430 | 460
fact-square-21 | M | What is 21 times 21? | 379 | 410 | 431 | *441
fact-square-22 | M | What is 22 times 22? | 452 | 474 | *484 | 494
fact-square-23 | M | What is 23 times 23? | 463 | 496 | 519 | *529
fact-square-24 | M | What is 24 times 24? | *576 | 586 | 610 | 644
fact-square-25 | M | What is 25 times 25? | 590 | 615 | *625 | 635
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-root-9 | E | What is the square root of 81? | *9 | 10 | 11 | 13
fact-root-10 | E | What is the square root of 100? | 9 | *10 | 11 | 12
fact-root-11 | E | What is the square root of 121? | 9 | 10 | *11 | 12
fact-root-12 | E | What is the square root of 144? | 8 | 10 | 11 | *12
fact-root-13 | E | What is the square root of 169? | 11 | 12 | *13 | 14
fact-root-14 | M | What is the square root of 196? | *14 | 15 | 16 | 18
fact-root-15 | M | What is the square root of 225? | 11 | 13 | 14 | *15
fact-root-16 | M | What is the square root of 256? | 15 | *16 | 17 | 18
fact-root-17 | M | What is the square root of 289? | 15 | 16 | *17 | 18
fact-root-18 | M | What is the square root of 324? | 14 | 16 | 17 | *18
fact-root-19 | M | What is the square root of 361? | *19 | 20 | 21 | 23
fact-root-20 | M | What is the square root of 400? | 19 | *20 | 21 | 22
fact-root-21 | M | What is the square root of 441? | 17 | 19 | 20 | *21
fact-root-22 | M | What is the square root of 484? | 20 | 21 | *22 | 23
fact-root-23 | M | What is the square root of 529? | 22 | *23 | 24 | 25
fact-root-24 | M | What is the square root of 576? | *24 | 25 | 26 | 28
fact-root-25 | M | What is the square root of 625? | 21 | 23 | 24 | *25
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-power-2-5 | M | What is 2 to the power of 5? | 23 | *32 | 41 | 64
fact-power-2-6 | M | What is 2 to the power of 6? | 32 | 54 | *64 | 74
fact-power-2-7 | M | What is 2 to the power of 7? | 117 | *128 | 139 | 256
fact-power-2-8 | M | What is 2 to the power of 8? | 128 | 244 | *256 | 268
fact-power-2-9 | H | What is 2 to the power of 9? | 256 | 499 | *512 | 525
fact-power-2-10 | H | What is 2 to the power of 10? | 1,010 | *1,024 | 1,038 | 2,048
fact-power-2-11 | H | What is 2 to the power of 11? | 1,024 | 2,033 | *2,048 | 2,063
fact-power-2-12 | H | What is 2 to the power of 12? | 4,080 | *4,096 | 4,112 | 8,192
fact-power-3-3 | M | What is 3 to the power of 3? | 18 | *27 | 36 | 81
fact-power-3-4 | M | What is 3 to the power of 4? | 27 | 71 | *81 | 91
fact-power-3-5 | M | What is 3 to the power of 5? | 81 | 232 | *243 | 254
fact-power-3-6 | H | What is 3 to the power of 6? | 717 | *729 | 741 | 2,187
fact-power-4-3 | M | What is 4 to the power of 3? | 53 | *64 | 75 | 256
fact-power-5-3 | M | What is 5 to the power of 3? | 112 | *125 | 138 | 625
fact-power-6-3 | M | What is 6 to the power of 3? | 36 | 201 | *216 | 231
fact-power-7-3 | H | What is 7 to the power of 3? | 49 | 326 | *343 | 360
fact-power-8-3 | H | What is 8 to the power of 3? | 64 | 493 | *512 | 531
fact-power-9-3 | H | What is 9 to the power of 3? | 708 | *729 | 750 | 6,561
fact-power-10-3 | H | What is 10 to the power of 3? | 977 | *1,000 | 1,023 | 10,000
fact-power-11-3 | H | What is 11 to the power of 3? | 121 | 1,306 | *1,331 | 1,356
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-prime-23 | M | Which of these numbers is a prime? | 33 | *23 | 27 | 39
fact-prime-29 | M | Which of these numbers is a prime? | 49 | 39 | *29 | 21
fact-prime-31 | M | Which of these numbers is a prime? | *31 | 21 | 39 | 51
fact-prime-37 | M | Which of these numbers is a prime? | 57 | 27 | 51 | *37
fact-prime-41 | M | Which of these numbers is a prime? | 39 | 49 | 51 | *41
fact-prime-43 | M | Which of these numbers is a prime? | 27 | 63 | *43 | 57
fact-prime-47 | M | Which of these numbers is a prime? | *47 | 49 | 57 | 63
fact-prime-53 | M | Which of these numbers is a prime? | 51 | *53 | 39 | 49
fact-prime-59 | M | Which of these numbers is a prime? | 69 | 57 | 77 | *59
fact-prime-61 | H | Which of these numbers is a prime? | *61 | 81 | 51 | 69
fact-prime-67 | H | Which of these numbers is a prime? | 49 | 87 | *67 | 77
fact-prime-71 | H | Which of these numbers is a prime? | 77 | *71 | 57 | 69
fact-prime-73 | H | Which of these numbers is a prime? | 69 | 91 | 77 | *73
fact-prime-79 | H | Which of these numbers is a prime? | 77 | 81 | *79 | 99
fact-prime-83 | H | Which of these numbers is a prime? | 63 | *83 | 69 | 81
fact-prime-89 | H | Which of these numbers is a prime? | *89 | 81 | 69 | 77
fact-prime-97 | H | Which of these numbers is a prime? | 111 | 93 | 91 | *97
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-binary-9 | M | Which number do computers write as 1001 in binary? | 7 | 8 | *9 | 10
fact-binary-15 | M | Which number do computers write as 1111 in binary? | 11 | 13 | 14 | *15
fact-binary-21 | H | Which number do computers write as 10101 in binary? | 20 | *21 | 22 | 23
fact-binary-29 | H | Which number do computers write as 11101 in binary? | *29 | 30 | 31 | 33
fact-binary-30 | H | Which number do computers write as 11110 in binary? | *30 | 31 | 32 | 34
fact-binary-33 | H | Which number do computers write as 100001 in binary? | 29 | 31 | 32 | *33
fact-binary-36 | H | Which number do computers write as 100100 in binary? | 35 | *36 | 37 | 38
fact-binary-45 | H | Which number do computers write as 101101 in binary? | 43 | 44 | *45 | 46
fact-binary-47 | H | Which number do computers write as 101111 in binary? | 46 | *47 | 48 | 49
fact-binary-48 | H | Which number do computers write as 110000 in binary? | 44 | 46 | 47 | *48
fact-binary-50 | H | Which number do computers write as 110010 in binary? | *50 | 51 | 52 | 54
fact-binary-51 | H | Which number do computers write as 110011 in binary? | 49 | 50 | *51 | 52
fact-binary-54 | H | Which number do computers write as 110110 in binary? | 53 | *54 | 55 | 56
fact-binary-60 | H | Which number do computers write as 111100 in binary? | *60 | 61 | 62 | 64
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-leap-year-1928 | M | Which of these years is a leap year? | *1928 | 1929 | 1931 | 1934
fact-leap-year-1940 | M | Which of these years is a leap year? | 1935 | 1938 | *1940 | 1941
fact-leap-year-1960 | M | Which of these years is a leap year? | 1954 | 1955 | 1958 | *1960
fact-leap-year-1972 | M | Which of these years is a leap year? | 1970 | *1972 | 1973 | 1975
fact-leap-year-1992 | M | Which of these years is a leap year? | 1987 | 1990 | *1992 | 1993
fact-leap-year-2012 | M | Which of these years is a leap year? | 2006 | 2007 | 2010 | *2012
fact-leap-year-2020 | M | Which of these years is a leap year? | 2018 | *2020 | 2021 | 2023
fact-leap-year-2044 | M | Which of these years is a leap year? | *2044 | 2045 | 2047 | 2050
fact-leap-year-2064 | M | Which of these years is a leap year? | 2062 | *2064 | 2065 | 2067
fact-leap-year-2080 | M | Which of these years is a leap year? | 2075 | 2078 | *2080 | 2081
`,
  ),
];
