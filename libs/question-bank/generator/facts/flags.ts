import { readFacts } from './table.js';

/**
 * Flags as somebody would describe them who does not say whose they are; by the code of their country. Left out is what has a
 * twin (Chad and Romania, Indonesia and Monaco), what was changed lately, and what not all agree on.
 */
export const flags = readFacts(`
E | ng | Three upright bands: green, white and green
E | gh | Three stripes: red, yellow and green, with a black star in the middle
E | za | A green Y on its side, edged in white and yellow; red above, blue below, a black triangle at the left
E | ke | Black, red and green stripes parted by white lines, with a red shield and two crossed spears in the middle
M | et | Three stripes: green, yellow and red, with a yellow star on a blue disc in the middle
M | ma | Red, with the outline of a green five-pointed star in the middle
M | dz | Green at the left, white at the right, with a red crescent and star in the middle
M | tn | Red, with a red crescent and star on a white disc in the middle
M | cm | Three upright bands: green, red and yellow, with a yellow star in the middle
M | sn | Three upright bands: green, yellow and red, with a green star in the middle
M | ug | Six stripes, black, yellow and red twice over, with a crane on a white disc in the middle
M | tz | A black band edged in yellow rises from the lower left; green above it, light blue below
H | rw | A broad light blue stripe above a yellow and a green one, with a golden sun at the upper right
M | zw | Seven stripes of green, yellow, red and black; at the left a white triangle with a red star and a golden bird
H | zm | Green, with red, black and orange upright bands at the lower right below an orange eagle
M | bw | Light blue, with a black stripe edged in white across the middle
H | na | A red band edged in white rises from the lower left; blue with a golden sun above it, green below
M | mz | Green, black and yellow stripes; at the left a red triangle with a star, a book, a hoe and a rifle
M | ao | Red above black, with half a cogwheel, a machete and a star in yellow in the middle
H | ls | Three stripes: blue, white and green, with a black hat in the middle
H | sz | Blue, yellow and broad red stripes, with a black and white shield over spears in the middle
H | mw | Three stripes: black, red and green, with a red rising sun on the black one
H | sc | Five rays from the lower left corner: blue, yellow, red, white and green
M | mu | Four stripes: red, blue, yellow and green
M | so | Light blue, with a white five-pointed star in the middle
M | lr | Eleven red and white stripes, with one white star on a blue square at the upper left
H | tg | Five green and yellow stripes, with a white star on a red square at the upper left
H | bi | A white cross from corner to corner; red above and below, green at the sides, three red stars in the middle
H | cv | Blue, with white and red stripes across the lower half and a ring of ten yellow stars
H | gm | Red, blue and green stripes, the blue one edged in white
H | cf | Blue, white, green and yellow stripes, with a red upright band across the middle and a yellow star
H | bf | Red above green, with a yellow star in the middle
H | mg | A white upright band at the left; red above green at the right
H | dj | Light blue above green; at the left a white triangle with a red star
H | er | A red triangle from the left with a golden wreath; green above it, light blue below
M | cd | Light blue, with a red band edged in yellow rising from the lower left and a yellow star
E | gb | A red upright cross over a red and a white diagonal cross, on blue
E | fr | Three upright bands: blue, white and red
E | de | Three stripes: black, red and gold
E | it | Three upright bands: green, white and red
E | es | Red, broad yellow and red stripes, with a coat of arms on the yellow one
E | pt | Green at the left, broader red at the right, with a coat of arms over a golden globe
E | gr | Nine blue and white stripes, with a white cross on blue at the upper left
E | ch | Red, with a white upright cross in the middle
E | se | Blue, with a yellow cross whose upright stands left of the middle
M | no | Red, with a blue cross edged in white whose upright stands left of the middle
E | dk | Red, with a white cross whose upright stands left of the middle
E | fi | White, with a blue cross whose upright stands left of the middle
M | is | Blue, with a red cross edged in white whose upright stands left of the middle
M | at | Three stripes: red, white and red
M | be | Three upright bands: black, yellow and red
M | cz | White above red, with a blue triangle at the left
M | ee | Three stripes: blue, black and white
M | lt | Three stripes: yellow, green and red
M | hu | Three stripes: red, white and green
H | bg | Three stripes: white, green and red
E | al | Red, with a black eagle with two heads in the middle
M | hr | Red, white and blue stripes, with a chequered red and white shield in the middle
M | mk | Red, with a yellow sun whose eight rays reach the edges
M | ge | White, with a large red cross and a small red cross in each quarter
H | mt | White at the left, red at the right, with a silver cross at the upper left
M | ba | Blue, with a yellow triangle and a row of white stars along its side
M | ua | Light blue above yellow
E | jp | White, with a red disc in the middle
E | cn | Red, with one large and four small yellow stars at the upper left
E | in | Orange, white and green stripes, with a blue wheel in the middle
E | kr | White, with a red and blue disc in the middle and four groups of black bars around it
M | th | Five stripes: red, white, broad blue, white and red
M | vn | Red, with a yellow five-pointed star in the middle
M | ph | Blue above red; at the left a white triangle with a golden sun and three stars
M | my | Fourteen red and white stripes, with a yellow crescent and star on blue at the upper left
H | sg | Red above white, with a white crescent and five stars at the upper left
M | bd | Green, with a red disc a little left of the middle
E | pk | Green with a white band at the left, and a white crescent and star
M | lk | Upright green and orange bands beside a golden lion with a sword on dark red
E | np | Two pointed pennants one above the other, red edged in blue, with a white moon and a white sun
M | bt | Yellow and orange, parted from corner to corner, with a white dragon in the middle
M | mn | Three upright bands: red, blue and red, with a golden sign on the left one
M | kz | Light blue, with a golden sun above an eagle and a golden pattern along the left edge
H | uz | Light blue, white and green stripes parted by red lines, with a white crescent and twelve stars
H | tm | Green, with a red band of carpet patterns, a white crescent and five stars
E | tr | Red, with a white crescent and star left of the middle
E | sa | Green, with white writing above a white sword
M | qa | White at the left, maroon at the right, parted by a zigzag line
M | lb | Red, broad white and red stripes, with a green tree in the middle
M | kh | Blue, broad red and blue stripes, with a white temple in the middle
H | la | Red, broad blue and red stripes, with a white disc in the middle
H | mm | Three stripes: yellow, green and red, with a large white star in the middle
H | mv | Red, with a white crescent on a green field in the middle
E | au | Blue, with a British flag at the upper left, one large star below it and five at the right
M | fj | Light blue, with a British flag at the upper left and a shield at the right
M | pg | Red above black, parted from corner to corner, with a golden bird and five white stars
H | ki | A golden bird over a rising sun on red, above white and blue waves
H | mh | Blue, with an orange and a white ray widening to the upper right and a white star of many points
H | to | Red, with a red cross on white at the upper left
E | us | Thirteen red and white stripes, with many white stars on blue at the upper left
E | ca | Red, white and red upright bands, with a red leaf in the middle
E | mx | Green, white and red upright bands, with an eagle that holds a snake in the middle
E | br | Green, with a blue globe and its stars on a yellow diamond
E | ar | Three stripes: light blue, white and light blue, with a golden sun in the middle
M | cl | White above red, with a white star on a blue square at the upper left
M | uy | Nine white and blue stripes, with a golden sun with a face at the upper left
H | gy | Green, with a red triangle on a golden one from the left, edged in black and white
H | sr | Green, white and broad red stripes, with a yellow star in the middle
M | cu | Blue and white stripes, with a white star on a red triangle at the left
E | jm | A yellow cross from corner to corner; green above and below, black at the sides
M | bb | Blue, yellow and blue upright bands, with a black trident head in the middle
M | tt | Red, with a black band edged in white falling from the upper left
M | bs | Two turquoise stripes and a yellow one, with a black triangle at the left
M | pa | Four quarters: white with a blue star, red, blue, and white with a red star
H | do | A white cross between blue and red quarters, with a coat of arms in the middle
H | lc | Light blue, with a yellow triangle before a black one edged in white
H | ag | Red at the sides; between them a rising sun on black above blue and white
H | gd | Edged in red with six stars; yellow above and below, green at the sides, and a star in the middle
`);

/** Flags that one may take for each other: of one group never two are options of one question. */
export const lookAlikes: readonly (readonly string[])[] = [
  ...[
    'td ro md ad',
    'id mc pl sg mt',
    'ie ci in ne it',
    'nl lu py hr fr',
    'ml gn sn cm bj gw',
    'gh bo et mm lt bf st',
  ],
  ...[
    'au nz tv fj',
    'no is dk',
    'at lv lb pe',
    'hu it bg tj ir mx',
    'si sk ru rs hr cz',
    'eg sy ye iq sd',
    'ae jo kw sd ps',
  ],
  ...[
    'co ec ve',
    'hn sv ni gt ar',
    'th cr kp cu',
    'qa bh',
    'tr tn dz mr pk',
    'us lr my tg',
    'bd jp pw la',
    'vn cn ma so tn',
  ],
  ...[
    'mz zw za gy',
    'rw uz ga sl',
    'ke mw gm ss ly',
    'tz na kn cd cg sb tt',
    'bw ee',
    'gb au nz',
    'mn md ro',
    'cm bj mg gw',
  ],
  ...[
    'et mu',
    'sr mm gm ke',
    'fi gr',
    'bb ad vc',
    'dj bs cz',
    'be de td',
    'cl pa cz',
    'mh nr',
    'uy gr ar',
    'zm bd',
    'gh sn bf',
  ],
].map((codes) => codes.split(' '));
