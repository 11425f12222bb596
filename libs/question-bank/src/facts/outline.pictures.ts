// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readPictures } from '../read-bank.js';

export const outlinePictures = readPictures(
  'Geography',
  {
    credit: 'Made with Natural Earth (public domain), by world-atlas',
    source: 'https://www.naturalearthdata.com',
    licence: 'cc0',
  },
  `
outline-it | E | Which country has this outline? | Switzerland | *Italy | Austria | Slovenia | The outline of a country, filled with one colour | e29d5e0ef30fb43194b20cbd2704e0f987e13e15e67075eac41b8e189dae5e4f | 4510 | 640 | 480
outline-fr | E | Which country has this outline? | Spain | Germany | *France | Switzerland | The outline of a country, filled with one colour | 715d6e0d128eaea068f11a18c7d6182f9e0b8ffcf3004675970be927ace50320 | 4400 | 640 | 480
outline-gb | E | Which country has this outline? | Ireland | Sweden | Finland | *United Kingdom | The outline of a country, filled with one colour | fa98972f5df3c6028395451644b809bcc3fdb947e2c32c89d472f406e67cc46c | 5090 | 640 | 480
outline-ie | M | Which country has this outline? | *Ireland | Lithuania | Latvia | United Kingdom | The outline of a country, filled with one colour | 2d0e2f896c73c293b4f6c5801431029aa29b588c9bc5ea3238fff03cf2a659e3 | 5352 | 640 | 480
outline-es | E | Which country has this outline? | Italy | Portugal | *Spain | Andorra | The outline of a country, filled with one colour | 6f71879fdd891791a01b7458374bbdf78e96fd8bf7c04a295055b34cc22bf5b4 | 4432 | 640 | 480
outline-pt | M | Which country has this outline? | Spain | Greece | Andorra | *Portugal | The outline of a country, filled with one colour | cc83015e348c82e94b79e64cdac0ed3585be9da6dabb9e177931b9b94f8395b7 | 3036 | 640 | 480
outline-gr | E | Which country has this outline? | Albania | *Greece | Turkey | Bulgaria | The outline of a country, filled with one colour | 29af15987c087139ebf728e206b2b4762210d3343032f786fb81cf5782ff5fc5 | 7746 | 640 | 480
outline-no | E | Which country has this outline? | *Norway | Finland | Iceland | United Kingdom | The outline of a country, filled with one colour | 78de4f43e81eb4676ca7c118dbfee27e127a8e1038cdfc021dadf74b63b25048 | 5584 | 640 | 480
outline-se | M | Which country has this outline? | *Sweden | Norway | Finland | United Kingdom | The outline of a country, filled with one colour | 3cd88984bc4fb512c5d2c989ed55cc2b50b81e50c5f4394d5925884210196475 | 3028 | 640 | 480
outline-fi | M | Which country has this outline? | Sweden | *Finland | Iceland | Norway | The outline of a country, filled with one colour | f58f1a0fbde752f377bb2758eea7195d14d8fab3ec5e6604969dce70710a58e8 | 3092 | 640 | 480
outline-dk | M | Which country has this outline? | Estonia | Lithuania | Germany | *Denmark | The outline of a country, filled with one colour | 28ea5605a58cf2fc96b80e63b4823ea15197a7de244fb6fccfc8fc0d83bc85d2 | 8524 | 640 | 480
outline-is | E | Which country has this outline? | Ireland | Latvia | *Iceland | Estonia | The outline of a country, filled with one colour | 82e0ca3d3ce1ce7cf364a341b736398b2ec631f520c13500f57bd21ed236a088 | 8500 | 640 | 480
outline-de | M | Which country has this outline? | Austria | Poland | Czechia | *Germany | The outline of a country, filled with one colour | c5f58320b04a51c0d2b573887de5bd7c0b679423d286a1e1565f19b0d66209b5 | 4050 | 640 | 480
outline-pl | M | Which country has this outline? | Belarus | *Poland | Czechia | Lithuania | The outline of a country, filled with one colour | 75fd5e8a4dc831930d13b079ae201e54534aef611085558e219f628f93d147d1 | 3646 | 640 | 480
outline-cz | H | Which country has this outline? | Poland | Slovakia | *Czechia | Austria | The outline of a country, filled with one colour | 79f084e67b767be1aab1e45f9354f5f2d33b726358ca2fe04c902a488886ce33 | 3856 | 640 | 480
outline-at | M | Which country has this outline? | *Austria | Slovakia | Czechia | Hungary | The outline of a country, filled with one colour | 4188963685cb6a2e0bd1605bac9f03ec6f6328e3956619da7e7249433383fa9e | 3760 | 640 | 480
outline-ch | M | Which country has this outline? | Austria | Italy | *Switzerland | France | The outline of a country, filled with one colour | d4971a5422ea03887ebff650a06ccddc881cbb6431326afe5a1ecdd5c370a7ab | 4612 | 640 | 480
outline-nl | M | Which country has this outline? | France | *Netherlands | Switzerland | Germany | The outline of a country, filled with one colour | bfb4d22b4c59e3c171b83bea9307262f1411a00235f07d5141a8074d8228049f | 4432 | 640 | 480
outline-ro | H | Which country has this outline? | Croatia | Bosnia and Herzegovina | Hungary | *Romania | The outline of a country, filled with one colour | abb3884ba7d2a5953f7e184d343696b61b68a48e12c720fbdeb7e93cd706f4a8 | 3968 | 640 | 480
outline-hr | M | Which country has this outline? | *Croatia | Slovenia | Montenegro | Hungary | The outline of a country, filled with one colour | edca693fecb852497dd1ec746f2b39b596410084acf46483cae5d03636d6baf0 | 6208 | 640 | 480
outline-tr | M | Which country has this outline? | Bulgaria | Iraq | Greece | *Turkey | The outline of a country, filled with one colour | 822b0572d9842758fe1814b0cd3a6dde2d4c67d4775143e1e39bae291f403e6f | 4352 | 640 | 480
outline-jp | E | Which country has this outline? | Philippines | South Korea | *Japan | Mongolia | The outline of a country, filled with one colour | 4bc93d6830182c8e9bd6bdd03a9a9cf8f0fc91d73f2b8839e4afe4835f044501 | 4306 | 640 | 480
outline-kr | M | Which country has this outline? | *South Korea | United Arab Emirates | North Korea | Japan | The outline of a country, filled with one colour | 57a1d0f70c3339713a566e310356e18a56cf0751dba3472a9dd5fd7e56c6cba2 | 4176 | 640 | 480
outline-vn | M | Which country has this outline? | Laos | *Vietnam | Malaysia | Philippines | The outline of a country, filled with one colour | 01232f999a2a71b001bb95f30eaf62d7ef7894cbc5cd0d3ed041b4ee18c2b4fe | 3380 | 640 | 480
outline-th | M | Which country has this outline? | Laos | Cambodia | Malaysia | *Thailand | The outline of a country, filled with one colour | 6b9d8706268ef82bc15c4a655c56e10c1d9abdfcdac6773d798bdf342033e93c | 3514 | 640 | 480
outline-my | M | Which country has this outline? | Brunei | Thailand | *Malaysia | Vietnam | The outline of a country, filled with one colour | bcf9dd4f784ec72d69e92baa431119114b30b4168b7f3d202d7a5114a37c36ff | 3282 | 640 | 480
outline-id | M | Which country has this outline? | *Indonesia | Myanmar | Papua New Guinea | East Timor | The outline of a country, filled with one colour | 388940ee1ce0eb303e949b6386314a33e871f6b67f0ec05819cc35994691680e | 7132 | 640 | 480
outline-ph | M | Which country has this outline? | Vietnam | *Philippines | Laos | Malaysia | The outline of a country, filled with one colour | e1da9cb417d7e3d53750a348ff74e922bc3bee3ccbb15006cac6afcb92837e32 | 6726 | 640 | 480
outline-lk | E | Which country has this outline? | Afghanistan | Iran | Bangladesh | *Sri Lanka | The outline of a country, filled with one colour | f0eb34f988e9df116e8acad4b21702e3d0d283431fe178cb3c97d80a2aa11041 | 3280 | 640 | 480
outline-mn | M | Which country has this outline? | North Korea | South Korea | *Mongolia | Japan | The outline of a country, filled with one colour | 903b1eb3280c15437fdfbd4beaf93df487d82cc02ed86c760a8a4dc85268e88e | 3164 | 640 | 480
outline-ir | H | Which country has this outline? | *Iran | Iraq | Afghanistan | Turkey | The outline of a country, filled with one colour | 896a1b03806dd20191eb343f51d27616a2d7156e924f854d97c6f658e8aea7e2 | 3574 | 640 | 480
outline-sa | M | Which country has this outline? | United Arab Emirates | *Saudi Arabia | Iraq | Yemen | The outline of a country, filled with one colour | f87d784203906d77ee63698c21e43a0486a5ec9c7339920c393d6701a259fcae | 3172 | 640 | 480
outline-om | H | Which country has this outline? | United Arab Emirates | Iraq | *Oman | Yemen | The outline of a country, filled with one colour | 58d1c1f54873ec2125694178193d72c71ae8133b60de73fecef6cd9b56e3d066 | 2736 | 640 | 480
outline-la | H | Which country has this outline? | Vietnam | Cambodia | Myanmar | *Laos | The outline of a country, filled with one colour | 984c83ce294748572c08482b17114a829a3cebc2d48d61feedc7ed0bba0b2d7d | 3650 | 640 | 480
outline-qa | H | Which country has this outline? | *Qatar | United Arab Emirates | Saudi Arabia | Kuwait | The outline of a country, filled with one colour | f0fc986f23f40518ad5d8ba1996217cd25510e83aad2649523416705f1331ce6 | 2770 | 640 | 480
outline-pg | M | Which country has this outline? | Fiji | *Papua New Guinea | Indonesia | Vanuatu | The outline of a country, filled with one colour | 0b555e1c8cd90a8894b1da4d68e59077ed42ebf1510a19a52a4dadbc59090f45 | 5320 | 640 | 480
outline-au | E | Which country has this outline? | *Australia | Fiji | Papua New Guinea | Solomon Islands | The outline of a country, filled with one colour | 3abf70e61f6fdf11cd568c93340eea902634a7234fecdb0502c9e60bb6930761 | 4506 | 640 | 480
outline-nz | E | Which country has this outline? | Fiji | Solomon Islands | Australia | *New Zealand | The outline of a country, filled with one colour | 32939fbd6075bd7e0cd14f5e9eda907ea9dbf34df83d5164840cc719189de950 | 2830 | 640 | 480
outline-us | E | Which country has this outline? | Canada | *United States | Mexico | Nicaragua | The outline of a country, filled with one colour | 45b8fc57b35d76fde8ca44f587b82128f7e888ed81f8b12a5c0f5749d6853b23 | 4698 | 640 | 480
outline-ca | E | Which country has this outline? | Nicaragua | Mexico | *Canada | Honduras | The outline of a country, filled with one colour | 5f145c1d58e1489e93253c49944381866e62b91aaee82fe71b89a00cd84cfb80 | 10026 | 640 | 480
outline-mx | E | Which country has this outline? | United States | Honduras | Canada | *Mexico | The outline of a country, filled with one colour | 5e6f0b5d159a8c12575b7c75ea2e79a9e7749271937770f5c409616647115a29 | 5098 | 640 | 480
outline-cu | M | Which country has this outline? | Haiti | Jamaica | *Cuba | Bahamas | The outline of a country, filled with one colour | 2203dfc582c1486dfbf95cab805bb041eb3c30c878a4dca32ea7cfb50553f53e | 3578 | 640 | 480
outline-ht | H | Which country has this outline? | Cuba | *Haiti | Bahamas | Dominican Republic | The outline of a country, filled with one colour | 802019fa111a65135a338851a4ef35438c0a3c974da4cd307458e9f901a225c0 | 5242 | 640 | 480
outline-jm | H | Which country has this outline? | *Jamaica | Bahamas | Trinidad and Tobago | Haiti | The outline of a country, filled with one colour | 8aea528ab88b037aa7aa0a3eba32cd63302f88db37a56d6a6ef2d56d919d7800 | 2636 | 640 | 480
outline-pa | M | Which country has this outline? | Nicaragua | Honduras | *Panama | Colombia | The outline of a country, filled with one colour | 6a25ed353ec4537b83b9fa738893082c7bb58b7a85a84275bd06df285db63a16 | 5268 | 640 | 480
outline-cr | H | Which country has this outline? | Nicaragua | *Costa Rica | El Salvador | Panama | The outline of a country, filled with one colour | 6805011e04574a50cdb25af5ef9f5cee9aeca65c99aefefe6551bd863d9830bd | 4198 | 640 | 480
outline-br | E | Which country has this outline? | *Brazil | Argentina | Bolivia | Colombia | The outline of a country, filled with one colour | 4569847bfd39d05866498795f3de9c431ab2d267df1ca2615b57bfb47507e86e | 3992 | 640 | 480
outline-ar | E | Which country has this outline? | Chile | Paraguay | Bolivia | *Argentina | The outline of a country, filled with one colour | 90b1f9787124ca25f142639afc3626c3465e55278c4c554206a5148caaf0b21f | 2844 | 640 | 480
outline-cl | E | Which country has this outline? | Colombia | Argentina | Bolivia | *Chile | The outline of a country, filled with one colour | 6a9ccdc5a835bf29976deae0bfd69f7f059620a5481e11f4fc74413da36951a2 | 2914 | 640 | 480
outline-pe | M | Which country has this outline? | Chile | Colombia | *Peru | Ecuador | The outline of a country, filled with one colour | dda702ee5f09e868acd3425b26effb8d947120f31c2a74de286f556249f64f98 | 3098 | 640 | 480
outline-co | M | Which country has this outline? | Brazil | *Colombia | Peru | Ecuador | The outline of a country, filled with one colour | 37f8bda663fd5e1f4d13b4880f28f15dfdaf326fcfe23b4a7525c88eabe58aea | 3358 | 640 | 480
outline-ec | H | Which country has this outline? | *Ecuador | Peru | Uruguay | Paraguay | The outline of a country, filled with one colour | 2def78ebd579048a47bda929ababc746ae57749ab7813a0285d15064fde05b46 | 3604 | 640 | 480
outline-bo | H | Which country has this outline? | Argentina | *Bolivia | Chile | Peru | The outline of a country, filled with one colour | 3299480c6f4491c54cde4f31505411ceb5a8736c2a0a2a84f1cff6cd2aa1683a | 3158 | 640 | 480
outline-py | H | Which country has this outline? | Ecuador | Brazil | *Paraguay | Argentina | The outline of a country, filled with one colour | 289979d88aee6980ac732cb7a6efdc3abf185ecd81f8d0551c79763f6ef74e33 | 2966 | 640 | 480
outline-ng | M | Which country has this outline? | Chad | Cameroon | Niger | *Nigeria | The outline of a country, filled with one colour | 939b30925727df1001262d2d3f37c96eadf9e0d467aa57d2fb4028cbe5a5aee2 | 3742 | 640 | 480
outline-za | E | Which country has this outline? | *South Africa | Zimbabwe | Mozambique | Botswana | The outline of a country, filled with one colour | 20ee4b14d509ee1df4f5b8ba7a8b21c9c1474b1af4726fd3f8be502f8c984841 | 4160 | 640 | 480
outline-mg | E | Which country has this outline? | Zambia | Mozambique | Zimbabwe | *Madagascar | The outline of a country, filled with one colour | 0c34ac34e8dd88cf88c13fabb408acb50a93829c408f583937ca4e313e040ddc | 2716 | 640 | 480
outline-tn | M | Which country has this outline? | Algeria | Malawi | *Tunisia | Libya | The outline of a country, filled with one colour | 1a7bde86c60433f88547e58709b937b9102c7c53011d282ddd10570226d2b32a | 2782 | 640 | 480
outline-gm | M | Which country has this outline? | Senegal | *Gambia | Cape Verde | Togo | The outline of a country, filled with one colour | ac9cfc424e4810e2f9f8e8c631d0fbbebb254e7a7d9e14bccd2e9b43094755ee | 3152 | 640 | 480
outline-sn | H | Which country has this outline? | *Senegal | Guinea | Mali | Mauritania | The outline of a country, filled with one colour | 089656d51feafc268bd3c238fcc35eafaf3b10c44ff37fb447b13afe6c4a8ec0 | 5014 | 640 | 480
outline-cm | H | Which country has this outline? | *Cameroon | Nigeria | Central African Republic | Republic of the Congo | The outline of a country, filled with one colour | 9dae9cc9b6b976e1b35625d05b8bc6e262d84ee4cc8606bb60585342e6c28f08 | 3002 | 640 | 480
outline-cd | M | Which country has this outline? | Tanzania | Angola | Zambia | *DR Congo | The outline of a country, filled with one colour | e498b3fe1c1f49a424dae629ae5562b8b79eedafffdbb84619938be87c4909b8 | 3436 | 640 | 480
outline-na | H | Which country has this outline? | Zambia | Angola | *Namibia | Botswana | The outline of a country, filled with one colour | ff728afda0db1826d1076d75552d6da1db7d402df426066c0a31c3fae6936824 | 2518 | 640 | 480
outline-zm | H | Which country has this outline? | Mozambique | *Zambia | Tanzania | Botswana | The outline of a country, filled with one colour | b8f85931cb084904b05bb6e913589726890a9cd5f571534c1e9a88ab24a7aa9e | 3714 | 640 | 480
outline-mz | H | Which country has this outline? | Zambia | South Africa | Tanzania | *Mozambique | The outline of a country, filled with one colour | dcf44d8f34ac09e29c33a75d33ee4314fc8f27b67afbecb1955ade6fd66c221d | 3288 | 640 | 480
outline-ml | H | Which country has this outline? | *Mali | Algeria | Ivory Coast | Niger | The outline of a country, filled with one colour | 82904ebf2408ab79898fa06015bf9a74b23accc31e98ec9ffff6597d860c6c08 | 3304 | 640 | 480
`,
);
