import { readBank } from './read-bank.js';

export const financeQuestions = readBank(
  'Finance',
  `
fin1 | E | You would pay in cedis in which country? | *Ghana | Liberia | Sierra Leone | Gambia
fin2 | E | What do you call a plan for your income and spending? | An invoice | *A budget | A dividend | A receipt
fin3 | M | What do you call profit that a company pays out to its shareholders? | *A dividend | A premium | A pension | A royalty
fin4 | E | How many kobo make one naira? | 10 | 50 | *100 | 1,000
fin5 | M | M-Pesa mobile money was launched in 2007 in which country? | Ghana | *Kenya | Egypt | Nigeria
fin6 | H | The 'rule of 72' estimates what? | *How long money takes to double | How risky a loan is | When you can retire | How much tax you owe
fin7 | E | What is a general rise in prices over time called? | Taxation | Devaluation | *Inflation | Recession
fin8 | M | What do you call the regular payment for an insurance policy? | Claim | Bonus | Excess | *Premium
fin9 | E | What is the currency of Japan? | Baht | Yuan | Won | *Yen
fin10 | M | How much simple interest does ₦5,000 earn in one year at 10%? | ₦50 | ₦250 | *₦500 | ₦1,000
fin11 | H | What is the regular interest payment on a bond called? | Rent | *Coupon | Commission | Dividend
fin12 | E | In a 'bull market', share prices are mostly doing what? | Being frozen by law | Standing still | Falling | *Rising
fin13 | M | Who is named as the author of the Bitcoin white paper? | Elon Musk | Vitalik Buterin | Charlie Lee | *Satoshi Nakamoto
fin14 | M | What does VAT stand for? | Value Assessment Tariff | *Value Added Tax | Variable Asset Tax | Verified Account Total
fin15 | E | What does ATM stand for? | *Automated Teller Machine | Any Time Money | Account Transfer Machine | Account Teller Module
fin16 | M | Where was paper money first used? | *China | India | Italy | Egypt
fin17 | M | Which currency did the naira replace in 1973? | Nigerian dollar | *Nigerian pound | CFA franc | East African shilling
fin18 | M | What is a company's first sale of shares to the public called? | ETF | EPS | *IPO | ROI
fin19 | M | Who wrote 'The Wealth of Nations' in 1776? | Karl Marx | John Maynard Keynes | *Adam Smith | David Ricardo
fin20 | H | Which family ran the leading bank of 15th-century Florence? | Rothschild | Borgia | Sforza | *Medici
fin21 | E | What do you call money that you borrow and must pay back? | A wage | *A loan | A grant | A gift
fin22 | E | What do most banks pay you for keeping your savings with them? | Rent | Tax | *Interest | Commission
fin23 | E | What do people usually buy with a mortgage? | Groceries | A holiday | *A home | A phone
fin24 | M | What does GDP stand for? | *Gross Domestic Product | Gross Development Plan | Global Domestic Profit | General Demand Price
fin25 | E | What do you own when you own a small part of a company? | A bond | A franchise | *A share | A patent
fin26 | M | What is a tax on goods brought into a country called? | A subsidy | *A tariff | A dividend | A rebate
fin27 | E | In bookkeeping, what is the opposite of a debit? | An audit | *A credit | An asset | A budget
fin28 | H | What is collateral? | *Something pledged for a loan | A tax on savings | A fee for paying late | A bank's yearly profit
fin29 | E | Which body issues the naira? | First Bank of Nigeria | *Central Bank of Nigeria | Bank of Industry | Nigerian Exchange Group
fin30 | M | What does it mean to diversify your investments? | *Spread them widely | Put them all in gold | Sell them all at once | Borrow to buy more
fin31 | M | What is it called when an economy shrinks for several months or more? | *A recession | A boom | A surplus | A bubble
fin32 | H | What is left when all that a company owes is taken from all that it owns? | Turnover | Revenue | Liquidity | *Equity
fin33 | M | What does ROI stand for? | Rate of inflation | Risk of insolvency | Record of income | *Return on investment
fin34 | E | In which street is the New York Stock Exchange? | Madison Avenue | Broadway | *Wall Street | Fifth Avenue
fin35 | M | What do central banks usually raise to fight inflation? | Wages | Subsidies | Pensions | *Interest rates
fin36 | M | Compound interest is paid on your savings and on what else? | Your salary | *Earlier interest | The bank's profit | Future deposits
fin37 | E | Which card takes the money straight from your bank account? | *Debit card | Loyalty card | Gift card | Credit card
fin38 | H | An asset that is 'liquid' can easily be turned into what? | Shares | Land | Debt | *Cash
fin39 | M | In double-entry bookkeeping, how many times is each transaction recorded? | 1 | *2 | 3 | 4
fin40 | H | Who wrote 'The General Theory of Employment, Interest and Money'? | *John Maynard Keynes | Alfred Marshall | Milton Friedman | Friedrich Hayek
fin41 | M | In which year was the Wall Street Crash that came just before the Great Depression? | 1919 | *1929 | 1939 | 1945
fin42 | M | What do you call a market with only one seller? | A duopoly | An oligopoly | A cartel | *A monopoly
fin43 | E | Profit is what is left of income after taking away what? | Sales | Savings | *Costs | Shares
fin44 | H | What does APR stand for on a loan? | Annual profit return | Average payment ratio | Agreed payment record | *Annual percentage rate
fin45 | H | Which statement lists what a company owns and owes on one day? | Income statement | Cash flow statement | *Balance sheet | Sales invoice
fin46 | E | What do you call a plan that saves money for your old age? | *A pension | A dividend | A mortgage | An overdraft
`,
);
