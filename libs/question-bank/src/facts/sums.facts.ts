// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const sumsFacts = [
  ...readBank(
    'Finance',
    `
fact-percent-75-800 | M | How much is 75% of ₦800? | ₦480 | *₦600 | ₦720 | ₦900
fact-percent-30-6000 | M | How much is 30% of ₦6,000? | ₦900 | ₦1,440 | *₦1,800 | ₦2,160
fact-percent-5-400 | M | How much is 5% of ₦400? | ₦2 | ₦10 | ₦16 | *₦20
fact-percent-15-400 | M | How much is 15% of ₦400? | *₦60 | ₦72 | ₦90 | ₦120
fact-percent-40-6000 | M | How much is 40% of ₦6,000? | ₦240 | ₦1,200 | ₦1,920 | *₦2,400
fact-percent-10-2000 | E | How much is 10% of ₦2,000? | ₦100 | ₦160 | *₦200 | ₦240
fact-percent-30-600 | M | How much is 30% of ₦600? | *₦180 | ₦216 | ₦270 | ₦360
fact-percent-25-2000 | M | How much is 25% of ₦2,000? | ₦400 | *₦500 | ₦600 | ₦750
fact-percent-30-2000 | M | How much is 30% of ₦2,000? | *₦600 | ₦720 | ₦900 | ₦1,200
fact-percent-15-6000 | M | How much is 15% of ₦6,000? | ₦720 | *₦900 | ₦1,080 | ₦1,350
fact-percent-10-1200 | E | How much is 10% of ₦1,200? | ₦12 | ₦60 | ₦96 | *₦120
fact-percent-75-4000 | M | How much is 75% of ₦4,000? | ₦1,500 | ₦2,400 | *₦3,000 | ₦3,600
fact-percent-75-1200 | M | How much is 75% of ₦1,200? | ₦720 | *₦900 | ₦1,080 | ₦1,350
fact-percent-20-200 | E | How much is 20% of ₦200? | ₦20 | ₦32 | *₦40 | ₦48
fact-percent-5-1200 | M | How much is 5% of ₦1,200? | *₦60 | ₦72 | ₦90 | ₦120
fact-percent-30-1200 | M | How much is 30% of ₦1,200? | ₦36 | ₦180 | ₦288 | *₦360
fact-percent-20-10000 | E | How much is 20% of ₦10,000? | *₦2,000 | ₦2,400 | ₦3,000 | ₦4,000
fact-percent-60-4000 | M | How much is 60% of ₦4,000? | ₦240 | ₦1,200 | ₦1,920 | *₦2,400
fact-percent-75-6000 | M | How much is 75% of ₦6,000? | ₦3,600 | *₦4,500 | ₦5,400 | ₦6,750
fact-percent-5-2000 | M | How much is 5% of ₦2,000? | ₦50 | ₦80 | *₦100 | ₦120
fact-percent-30-400 | M | How much is 30% of ₦400? | ₦60 | ₦96 | *₦120 | ₦144
fact-percent-15-2000 | M | How much is 15% of ₦2,000? | *₦300 | ₦360 | ₦450 | ₦600
fact-percent-15-200 | M | How much is 15% of ₦200? | ₦24 | *₦30 | ₦36 | ₦45
fact-percent-60-800 | M | How much is 60% of ₦800? | ₦48 | ₦240 | ₦384 | *₦480
`,
  ),
  ...readBank(
    'Finance',
    `
fact-discount-30-1000 | M | A pair of shoes costs ₦1,000. What do you pay at 30% off? | ₦650 | *₦700 | ₦750 | ₦800
fact-discount-30-20000 | M | A pair of shoes costs ₦20,000. What do you pay at 30% off? | ₦10,000 | ₦12,000 | ₦13,000 | *₦14,000
fact-discount-30-4000 | M | A pair of shoes costs ₦4,000. What do you pay at 30% off? | ₦2,400 | ₦2,600 | *₦2,800 | ₦3,000
fact-discount-20-12000 | E | A pair of shoes costs ₦12,000. What do you pay at 20% off? | ₦9,000 | *₦9,600 | ₦10,200 | ₦10,800
fact-discount-20-8000 | E | A shirt costs ₦8,000. What do you pay at 20% off? | ₦4,800 | ₦5,600 | ₦6,000 | *₦6,400
fact-discount-25-5000 | M | A chair costs ₦5,000. What do you pay at 25% off? | ₦3,250 | ₦3,500 | *₦3,750 | ₦4,000
fact-discount-25-4000 | M | A pair of shoes costs ₦4,000. What do you pay at 25% off? | *₦3,000 | ₦3,200 | ₦3,400 | ₦3,800
fact-discount-40-2000 | M | A bag costs ₦2,000. What do you pay at 40% off? | ₦1,100 | *₦1,200 | ₦1,300 | ₦1,400
fact-discount-40-1500 | M | A radio costs ₦1,500. What do you pay at 40% off? | ₦825 | *₦900 | ₦975 | ₦1,050
fact-discount-25-12000 | M | A pair of shoes costs ₦12,000. What do you pay at 25% off? | ₦7,800 | ₦8,400 | *₦9,000 | ₦9,600
fact-discount-40-12000 | M | A shirt costs ₦12,000. What do you pay at 40% off? | *₦7,200 | ₦7,800 | ₦8,400 | ₦9,600
fact-discount-25-8000 | M | A pair of shoes costs ₦8,000. What do you pay at 25% off? | ₦4,400 | ₦5,200 | ₦5,600 | *₦6,000
fact-discount-25-20000 | M | A bag costs ₦20,000. What do you pay at 25% off? | *₦15,000 | ₦16,000 | ₦17,000 | ₦19,000
fact-discount-30-5000 | M | A chair costs ₦5,000. What do you pay at 30% off? | ₦3,000 | ₦3,250 | *₦3,500 | ₦3,750
fact-discount-10-12000 | E | A shirt costs ₦12,000. What do you pay at 10% off? | ₦10,200 | *₦10,800 | ₦11,400 | ₦13,200
fact-discount-20-5000 | E | A bag costs ₦5,000. What do you pay at 20% off? | ₦3,000 | ₦3,500 | ₦3,750 | *₦4,000
`,
  ),
  ...readBank(
    'Finance',
    `
fact-interest-8-2-50000 | M | How much simple interest do ₦50,000 earn in 2 years at 8% a year? | ₦800 | ₦4,000 | *₦8,000 | ₦12,000
fact-interest-4-3-20000 | M | How much simple interest do ₦20,000 earn in 3 years at 4% a year? | ₦800 | *₦2,400 | ₦3,600 | ₦4,800
fact-interest-12-3-100000 | M | How much simple interest do ₦100,000 earn in 3 years at 12% a year? | ₦3,600 | ₦12,000 | *₦36,000 | ₦54,000
fact-interest-8-4-50000 | M | How much simple interest do ₦50,000 earn in 4 years at 8% a year? | ₦4,000 | *₦16,000 | ₦24,000 | ₦32,000
fact-interest-6-3-100000 | M | How much simple interest do ₦100,000 earn in 3 years at 6% a year? | ₦6,000 | *₦18,000 | ₦27,000 | ₦36,000
fact-interest-4-4-100000 | M | How much simple interest do ₦100,000 earn in 4 years at 4% a year? | ₦1,600 | ₦4,000 | *₦16,000 | ₦24,000
fact-interest-12-2-200000 | M | How much simple interest do ₦200,000 earn in 2 years at 12% a year? | ₦4,800 | ₦24,000 | *₦48,000 | ₦72,000
fact-interest-4-2-200000 | M | How much simple interest do ₦200,000 earn in 2 years at 4% a year? | ₦8,000 | *₦16,000 | ₦24,000 | ₦32,000
fact-interest-12-3-10000 | M | How much simple interest do ₦10,000 earn in 3 years at 12% a year? | ₦1,200 | *₦3,600 | ₦5,400 | ₦7,200
fact-interest-6-3-200000 | M | How much simple interest do ₦200,000 earn in 3 years at 6% a year? | ₦3,600 | ₦12,000 | *₦36,000 | ₦54,000
fact-interest-12-2-20000 | M | How much simple interest do ₦20,000 earn in 2 years at 12% a year? | ₦480 | ₦2,400 | *₦4,800 | ₦7,200
fact-interest-8-2-20000 | M | How much simple interest do ₦20,000 earn in 2 years at 8% a year? | ₦1,600 | *₦3,200 | ₦4,800 | ₦6,400
fact-interest-12-4-20000 | M | How much simple interest do ₦20,000 earn in 4 years at 12% a year? | ₦960 | ₦2,400 | *₦9,600 | ₦14,400
fact-interest-12-2-50000 | M | How much simple interest do ₦50,000 earn in 2 years at 12% a year? | ₦6,000 | *₦12,000 | ₦18,000 | ₦24,000
fact-interest-5-2-50000 | M | How much simple interest do ₦50,000 earn in 2 years at 5% a year? | ₦500 | ₦2,500 | *₦5,000 | ₦7,500
fact-interest-8-4-20000 | M | How much simple interest do ₦20,000 earn in 4 years at 8% a year? | ₦1,600 | *₦6,400 | ₦9,600 | ₦12,800
fact-interest-6-4-200000 | M | How much simple interest do ₦200,000 earn in 4 years at 6% a year? | ₦12,000 | *₦48,000 | ₦72,000 | ₦96,000
`,
  ),
];
