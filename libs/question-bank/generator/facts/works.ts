import { readFacts } from './table.js';

/** Books and plays: who wrote them. */
export const books = readFacts(`
E | Hamlet | William Shakespeare
E | Macbeth | William Shakespeare
M | Arrow of God | Chinua Achebe
M | No Longer at Ease | Chinua Achebe
M | Half of a Yellow Sun | Chimamanda Ngozi Adichie
M | Purple Hibiscus | Chimamanda Ngozi Adichie
E | Americanah | Chimamanda Ngozi Adichie
M | Death and the King's Horseman | Wole Soyinka
M | The Lion and the Jewel | Wole Soyinka
M | The Famished Road | Ben Okri
M | The Palm-Wine Drinkard | Amos Tutuola
H | The Joys of Motherhood | Buchi Emecheta
H | Second-Class Citizen | Buchi Emecheta
M | Weep Not, Child | Ngũgĩ wa Thiong'o
H | Petals of Blood | Ngũgĩ wa Thiong'o
H | So Long a Letter | Mariama Bâ
H | The African Child | Camara Laye
H | Efuru | Flora Nwapa
H | The Gods Are Not to Blame | Ola Rotimi
H | Jagua Nana | Cyprian Ekwensi
H | The Passport of Mallam Ilia | Cyprian Ekwensi
H | Season of Migration to the North | Tayeb Salih
H | Nervous Conditions | Tsitsi Dangarembga
M | Disgrace | J. M. Coetzee
M | Cry, the Beloved Country | Alan Paton
M | Long Walk to Freedom | Nelson Mandela
H | Stay with Me | Ayobami Adebayo
M | Children of Blood and Bone | Tomi Adeyemi
M | My Sister, the Serial Killer | Oyinkan Braithwaite
E | Oliver Twist | Charles Dickens
M | Great Expectations | Charles Dickens
M | A Tale of Two Cities | Charles Dickens
E | Pride and Prejudice | Jane Austen
M | Emma | Jane Austen
M | Jane Eyre | Charlotte Brontë
M | Wuthering Heights | Emily Brontë
M | Frankenstein | Mary Shelley
M | Dracula | Bram Stoker
M | Treasure Island | Robert Louis Stevenson
M | Robinson Crusoe | Daniel Defoe
M | Gulliver's Travels | Jonathan Swift
M | Alice's Adventures in Wonderland | Lewis Carroll
E | Animal Farm | George Orwell
M | Nineteen Eighty-Four | George Orwell
M | Lord of the Flies | William Golding
M | The Hobbit | J. R. R. Tolkien
M | The Lion, the Witch and the Wardrobe | C. S. Lewis
E | Charlie and the Chocolate Factory | Roald Dahl
M | Matilda | Roald Dahl
M | Peter Pan | J. M. Barrie
M | The Jungle Book | Rudyard Kipling
M | Murder on the Orient Express | Agatha Christie
M | The War of the Worlds | H. G. Wells
M | The Time Machine | H. G. Wells
M | Around the World in Eighty Days | Jules Verne
M | The Three Musketeers | Alexandre Dumas
M | Les Misérables | Victor Hugo
M | The Little Prince | Antoine de Saint-Exupéry
M | Don Quixote | Miguel de Cervantes
M | War and Peace | Leo Tolstoy
M | Anna Karenina | Leo Tolstoy
M | Crime and Punishment | Fyodor Dostoevsky
H | The Trial | Franz Kafka
H | The Metamorphosis | Franz Kafka
H | Faust | Johann Wolfgang von Goethe
H | Ulysses | James Joyce
H | The Picture of Dorian Gray | Oscar Wilde
M | The Adventures of Tom Sawyer | Mark Twain
M | Moby-Dick | Herman Melville
M | The Great Gatsby | F. Scott Fitzgerald
M | The Old Man and the Sea | Ernest Hemingway
M | Of Mice and Men | John Steinbeck
M | To Kill a Mockingbird | Harper Lee
M | The Catcher in the Rye | J. D. Salinger
M | Beloved | Toni Morrison
M | The Color Purple | Alice Walker
H | I Know Why the Caged Bird Sings | Maya Angelou
M | The Alchemist | Paulo Coelho
H | One Hundred Years of Solitude | Gabriel García Márquez
M | The Handmaid's Tale | Margaret Atwood
M | The Da Vinci Code | Dan Brown
M | The Hunger Games | Suzanne Collins
M | The Shining | Stephen King
H | Midnight's Children | Salman Rushdie
H | The God of Small Things | Arundhati Roy
H | Brave New World | Aldous Huxley
H | Fahrenheit 451 | Ray Bradbury
M | Dune | Frank Herbert
H | The Kite Runner | Khaled Hosseini
M | The Diary of a Young Girl | Anne Frank
`);

/** Paintings: who painted them. */
export const paintings = readFacts(`
E | The Last Supper | Leonardo da Vinci
E | The Starry Night | Vincent van Gogh
M | Sunflowers | Vincent van Gogh
M | The Scream | Edvard Munch
M | Guernica | Pablo Picasso
M | Girl with a Pearl Earring | Johannes Vermeer
M | The Night Watch | Rembrandt
M | The Birth of Venus | Sandro Botticelli
M | The Persistence of Memory | Salvador Dalí
H | The Kiss (of 1908) | Gustav Klimt
M | Impression, Sunrise | Claude Monet
H | The Garden of Earthly Delights | Hieronymus Bosch
H | Las Meninas | Diego Velázquez
H | The Third of May 1808 | Francisco Goya
H | Nighthawks | Edward Hopper
H | American Gothic | Grant Wood
H | The Fighting Temeraire | J. M. W. Turner
H | The Son of Man | René Magritte
H | Liberty Leading the People | Eugène Delacroix
H | The Two Fridas | Frida Kahlo
H | A Sunday on La Grande Jatte | Georges Seurat
H | Tutu | Ben Enwonwu
`);

/** Music for the concert hall and the stage: who composed it. */
export const compositions = readFacts(`
M | The Four Seasons | Antonio Vivaldi
E | The Magic Flute | Wolfgang Amadeus Mozart
M | The Marriage of Figaro | Wolfgang Amadeus Mozart
M | Für Elise | Ludwig van Beethoven
M | the 'Moonlight' Sonata | Ludwig van Beethoven
M | Swan Lake | Pyotr Ilyich Tchaikovsky
M | The Nutcracker | Pyotr Ilyich Tchaikovsky
M | Messiah | George Frideric Handel
H | the Brandenburg Concertos | Johann Sebastian Bach
M | The Blue Danube | Johann Strauss II
H | The Ring of the Nibelung | Richard Wagner
M | Aida | Giuseppe Verdi
M | La Traviata | Giuseppe Verdi
H | Madama Butterfly | Giacomo Puccini
M | Carmen | Georges Bizet
H | The Barber of Seville | Gioachino Rossini
M | Boléro | Maurice Ravel
H | Clair de Lune | Claude Debussy
M | The Rite of Spring | Igor Stravinsky
H | Peter and the Wolf | Sergei Prokofiev
H | The Planets | Gustav Holst
H | Rhapsody in Blue | George Gershwin
H | Pictures at an Exhibition | Modest Mussorgsky
H | the 'New World' Symphony | Antonín Dvořák
H | Peer Gynt | Edvard Grieg
`);
