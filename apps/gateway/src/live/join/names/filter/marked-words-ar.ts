import { listOf } from './listed.js';

/** In their own letters; how these are varied, `arabic-words.ts` says. */
export const arabicWords = listOf(`
  كس, كسك, كسمك, كسم, كسمين, كساس, كس امك, كس ام, كس اختك, كس اخت, كس عرضك, كس ابوك, كسها, كسختك, كوس امك, كوسمك, لحس كس, الحس كسي, الحس كس, كسي, يا كس, كس مك
  زب, زبي, زبك, زبه, زبر, زبرك, زبري, ازبار, مص زبي, مصي زبي, مص زب, زب كبير, زبي فيك, طيز, طيزك, طيزي, طيزها, طيزه, اطياز, طيازه, لحس طيز, الحس طيزي, طيز كبيره
  نيك, نيكه, نياكه, نياك, نياكين, انيك, انيكك, ينيك, ينيكك, بنيكك, بنيك, منيوك, منيوكه, منيوكين, منيوج, متناك, متناكه, متناكين, اتناك, ناكك, نيكني, نيكها, نيك امك, نيك مك, نيكمك, نيك يماك, نيك اختك, هنيكك, ابن المتناكه
  شرموط, شرموطه, شرموته, شراميط, شرمطه, مشرمط, متشرمط, ابن شرموطه, ابن الشرموطه, بنت الشرموطه, قحبه, قحاب, قحبات, ابن القحبه, ولد القحبه, ولد قحبه, بنت القحبه, كحبه, كحاب, ولد الكحبه, عاهره, عاهرات, ابن العاهره
  عرص, معرص, معرصين, ابن العرص, خول, خولات, يا خول, مخنث, مخنثين, لوطي, لواط, شاذ, شواذ, ديوث, ديوس, منيوك امك, دودكي, قواد, قواده, كواد, كواويد, سحاقيه, سحاقيات, سحاق, ممحون, ممحونه, ممحونات, ميبون
  ابن الكلب, ابن كلب, بنت الكلب, بنت كلب, ولاد الكلب, ولاد كلب, ولد الكلب, يا كلب, يا كلاب, كلب ابن كلب, ابن الحمار, يا حمار, يا خنزير, ابن الخنزير, ابن الحرام, بنت الحرام, ولد الحرام, ولد حرام, اولاد الحرام, ابن حرام, ابن الوسخه, ابن وسخه, وسخه, يا وسخ, ابن الزانيه, زانيه
  خرا, خراء, خرى, كل خرا, اكل خرا, خرا عليك, يا خرا, زق عليك, كل زق, اكل زق, تاكل زق, احا, فشخ, مفشوخ, مفشوخه, افشخك, هفشخك, بعبوص, تفو عليك, يلعن, يلعن ابوك, يلعن امك, يلعن دينك, يلعن ربك, العن ابوك, الله يلعنك, ملعون ابوك, انعل ابوك, ينعل بوك, نعل بوك, ينعل دين
  ايري فيك, اير فيك, ايري بامك, عيري بيك, سكس, سكسي, سكسيه, بورنو, اباحيه, مغتصب, اغتصاب, مهبل, متخلف, متخلفه, منغولي, رافضي, روافض, نواصب, زنجي قذر, عبد اسود, يهودي كلب, اليهود كلاب, الموت لليهود, هتلر, داعش, داعشي, اسامه بن لادن
`);

/** In Latin letters, with the digits that stand for letters which these lack. */
export const arabicInLatin = listOf(`
  sharmouta, sharmoota, sharmuta, sharmota, sharmoutah, charmouta, charmota, chermouta, sharmoot, sharmut, sharmout, sharmota, sharameet, ibn sharmouta, ibn el sharmouta, ebn sharmouta, ibn al sharmouta, kosomak, kosomk, kossomak, kos omak, kos omk, kos ommak, kos ummak, kus ummak, kus umak, kuss ummak
  koss ommak, koss omak, kess ommok, kess omek, koussemak, ksomk, ksmk, kos okhtak, kus ukhtak, kosokhtak, kos okht, kos em, kosem ak, ayre fik, ayri fik, ayr fik, airi fik, ayre feek, ayreh feek, eri feek, ibn kalb, ibn el kalb, ibn al kalb, ebn el kalb, ebn kalb, bent el kalb, bint el kalb, ya kalb, ya kelb, weld el kelb, ould el kelb
  weld el kahba, weld kahba, ould el kahba, wld lkahba, wld l9ahba, bint kahba, bent el kahba, ibn el kahba, ibn al qahba, kahba, qahba, 9ahba, 97ba, k7ba, ga7ba, gahba, manyak, manyake, manyouk, manyook, metnak, metnaka, mtnaka, motanaka, ibn el metnaka, khawal, khawalat, 5awal, ya khawal, mo3arras, m3arras, 3ars, el3ars
  nik omak, nikomak, nik omok, nik mok, nikmok, nikmouk, nik mouk, neek omak, nik ymak, nik yemmak, nik ommek, n9ich, naal bouk, na3al bouk, na3l bok, yel3an, yil3an, yel3an abouk, yil3an abouk, yelan abouk, yil3an dinak, kol khara, kul khara, kol 5ara, khara alik, khara 3lek, ya khara, teez, teezak, teezi, tizak, zebbi, zibbi, zebak, zobbi, a7a, a7eh, fashkh
`);
