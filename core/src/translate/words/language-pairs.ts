import { readPairs } from '../pair-table';

export const languagePairs = readPairs(`
español, castellano, lengua española ; Spanish, Castilian
inglés ; English
inglés británico ; British English
inglés americano ; American English
francés ; French
alemán ; German
italiano ; Italian
portugués ; Portuguese
portugués brasileño, portugués de Brasil ; Brazilian Portuguese
catalán ; Catalan
valenciano ; Valencian
gallego ; Galician
euskera, vasco, vascuence ; Basque
aranés ; Aranese
asturiano, bable ; Asturian
aragonés ; Aragonese
occitano ; Occitan
latín ; Latin
griego ; Greek
griego antiguo ; Ancient Greek
ruso ; Russian
ucraniano ; Ukrainian
bielorruso ; Belarusian
polaco ; Polish
checo ; Czech
eslovaco ; Slovak
búlgaro ; Bulgarian
rumano ; Romanian
húngaro ; Hungarian
croata ; Croatian
serbio ; Serbian
bosnio ; Bosnian
esloveno ; Slovenian, Slovene
macedonio ; Macedonian
albanés ; Albanian
turco ; Turkish
árabe ; Arabic
hebreo ; Hebrew
persa, farsi ; Persian, Farsi
hindi ; Hindi
urdu ; Urdu
bengalí ; Bengali
punyabí ; Punjabi
tamil ; Tamil
nepalí ; Nepali
chino ; Chinese
chino mandarín, mandarín ; Mandarin Chinese, Mandarin
cantonés ; Cantonese
japonés ; Japanese
coreano ; Korean
vietnamita ; Vietnamese
tailandés ; Thai
indonesio ; Indonesian
malayo ; Malay
tagalo, filipino ; Tagalog, Filipino
suajili ; Swahili
amhárico ; Amharic
somalí ; Somali
neerlandés, holandés ; Dutch
flamenco ; Flemish
danés ; Danish
sueco ; Swedish
noruego ; Norwegian
finlandés, finés ; Finnish
islandés ; Icelandic
estonio ; Estonian
letón ; Latvian
lituano ; Lithuanian
irlandés ; Irish, Irish Gaelic
galés ; Welsh
maltés ; Maltese
armenio ; Armenian
georgiano ; Georgian
kurdo ; Kurdish
mongol ; Mongolian
bereber, amazig ; Berber
quechua ; Quechua
guaraní ; Guarani
aimara, aymara ; Aymara
náhuatl ; Nahuatl
maya ; Maya
mapudungun ; Mapudungun
criollo haitiano ; Haitian Creole
wolof ; Wolof
yoruba ; Yoruba
zulú ; Zulu
afrikáans ; Afrikaans
esperanto ; Esperanto
lengua de signos, lengua de señas ; Sign language
lengua de signos española, LSE ; Spanish Sign Language
`);

/** How well a language is spoken; grades such as B2 are the same in both. */
export const proficiencyPairs = readPairs(`
nativo, nativa, lengua materna, idioma materno, materna, materno, lengua nativa, nivel nativo ; Native, native speaker, mother tongue, first language, native language, native proficiency
bilingüe, nivel bilingüe ; Bilingual
competencia bilingüe o nativa, nativo o bilingüe ; Native or bilingual proficiency, native or bilingual
competencia profesional completa ; Full professional proficiency, full professional
competencia básica profesional, competencia profesional, profesional ; Professional working proficiency, professional working, professional proficiency, working proficiency, professional
competencia básica limitada ; Limited working proficiency, limited working
competencia básica ; Elementary proficiency
fluido, fluida, con fluidez, fluidez, nivel fluido, fluente ; Fluent, fluency, fluently
casi nativo ; Near native, near-native
avanzado, avanzada, nivel avanzado ; Advanced
alto, alta, nivel alto, muy alto ; High, advanced level, strong
medio alto, medio-alto, intermedio alto, nivel medio-alto, intermedio-alto ; Upper intermediate, upper-intermediate
medio, media, nivel medio, intermedio, intermedia, nivel intermedio ; Intermediate
intermedio bajo, pre intermedio ; Lower intermediate, pre-intermediate
básico, básica, nivel básico, bajo, elemental ; Basic, elementary
principiante, nivel inicial ; Beginner
nociones, nociones básicas, conocimientos básicos ; Basic knowledge, some knowledge, notions
conversacional, nivel conversación, conversación ; Conversational
técnico ; Technical
excelente ; Excellent
muy bueno, muy buen nivel ; Very good
bueno, buen nivel ; Good
correcto ; Fair
usuario competente ; Proficient user, proficient
usuario independiente ; Independent user
usuario básico ; Basic user
hablado y escrito ; Spoken and written
hablado ; Spoken
escrito ; Written
oral ; Oral
dominio ; Proficiency
dominio profesional ; Professional proficiency
nivel ; Level
leído ; Reading
`);
