import { readSkills } from './skill';

export const spokenLanguageSkills = readSkills(`
[languages-of-spain]
spanish ; l ; español, castellano, lengua española, idioma español ; Spanish, Castilian, Spanish language, Castilian Spanish ; catalan, galician
catalan ; l ; catalán, català, lengua catalana ; Catalan, Catalan language ; spanish, valencian
valencian ; l ; valenciano, valencià, lengua valenciana ; Valencian ; catalan
galician ; l ; gallego, galego, lengua gallega ; Galician, Galego ; spanish, portuguese
basque ; l ; euskera, euskara, vasco, vascuence, lengua vasca ; Basque, Euskara, Basque language ; spanish
asturian ; l ; asturiano, bable ; Asturian ; spanish
aragonese ; l ; aragonés, fabla aragonesa ; Aragonese ; spanish
aranese ; l ; aranés, occitano ; Aranese, Occitan ; catalan

[european-languages]
english ; l ; inglés, lengua inglesa, idioma inglés, inglés hablado y escrito, inglés profesional ; English, English language, spoken English, written English ; business-english
business-english ; l ; inglés de negocios, inglés comercial, inglés empresarial ; business English ; english
technical-english ; l ; inglés técnico, inglés médico, inglés jurídico ; technical English, medical English, legal English ; english
french ; l ; francés, lengua francesa, idioma francés ; French, French language ; german, italian
german ; l ; alemán, lengua alemana, idioma alemán ; German, German language ; french, dutch
italian ; l ; italiano, lengua italiana, idioma italiano ; Italian, Italian language ; french, spanish
portuguese ; l ; portugués, portugués brasileño, portugués de Brasil, lengua portuguesa ; Portuguese, Brazilian Portuguese, European Portuguese, Portuguese language ; galician, spanish
dutch ; l ; neerlandés, holandés, idioma neerlandés ; Dutch, Dutch language ; german, flemish
flemish ; l ; flamenco (idioma), neerlandés de Bélgica, idioma flamenco ; Flemish, Belgian Dutch ; dutch ; flamenco-dance
luxembourgish ; l ; luxemburgués ; Luxembourgish ; german
danish ; l ; danés ; Danish ; swedish, norwegian
swedish ; l ; sueco ; Swedish ; danish, norwegian
norwegian ; l ; noruego ; Norwegian ; danish, swedish
finnish ; l ; finlandés, idioma finés ; Finnish ; estonian
icelandic ; l ; islandés ; Icelandic ; norwegian
irish ; l ; irlandés, gaélico irlandés ; Irish, Irish Gaelic, Gaeilge ; scottish-gaelic, english
scottish-gaelic ; l ; gaélico escocés ; Scottish Gaelic, Scots Gaelic ; irish
welsh ; l ; galés ; Welsh, Cymraeg ; english
breton ; l ; bretón ; Breton ; french
polish ; l ; polaco ; Polish, Polish language ; czech, slovak ; floor-polishing
czech ; l ; checo ; Czech ; slovak, polish
slovak ; l ; eslovaco ; Slovak ; czech ; slovenian
slovenian ; l ; esloveno ; Slovenian, Slovene ; croatian ; slovak
croatian ; l ; croata ; Croatian ; serbian, bosnian
serbian ; l ; serbio ; Serbian ; croatian
bosnian ; l ; bosnio ; Bosnian ; croatian
macedonian ; l ; macedonio ; Macedonian ; bulgarian
bulgarian ; l ; búlgaro ; Bulgarian ; macedonian
romanian ; l ; rumano ; Romanian, Rumanian ; italian
hungarian ; l ; húngaro ; Hungarian, Magyar ; finnish
albanian ; l ; albanés ; Albanian ; greek
greek ; l ; griego, griego moderno ; Greek, Modern Greek ; albanian ; ancient-greek
russian ; l ; ruso, idioma ruso ; Russian, Russian language ; ukrainian
ukrainian ; l ; ucraniano ; Ukrainian ; russian
belarusian ; l ; bielorruso ; Belarusian, Belarusan ; russian
estonian ; l ; estonio ; Estonian ; finnish
latvian ; l ; letón ; Latvian ; lithuanian
lithuanian ; l ; lituano ; Lithuanian ; latvian
maltese ; l ; maltés ; Maltese ; arabic
turkish ; l ; turco ; Turkish ; azerbaijani
romani ; l ; romaní, lengua gitana, caló ; Romani, Romani language ; romanian
yiddish ; l ; yidis, ladino, judeoespañol ; Yiddish, Ladino, Judaeo-Spanish ; hebrew
corsican ; l ; corso ; Corsican ; italian
sardinian ; l ; sardo ; Sardinian ; italian
esperanto ; l ; esperanto ; Esperanto ; spanish

[languages-of-asia]
mandarin-chinese ; l ; chino mandarín, chino, mandarín, idioma chino ; Mandarin Chinese, Chinese, Mandarin, Chinese language ; cantonese ; cantonese
cantonese ; l ; cantonés, chino cantonés ; Cantonese, Cantonese Chinese ; mandarin-chinese ; mandarin-chinese
japanese ; l ; japonés, idioma japonés ; Japanese, Japanese language ; korean
korean ; l ; coreano, idioma coreano ; Korean, Korean language ; japanese
hindi ; l ; hindi ; Hindi ; urdu
urdu ; l ; urdu ; Urdu ; hindi
bengali ; l ; bengalí ; Bengali, Bangla ; hindi
punjabi ; l ; panyabí, punyabí, punjabí ; Punjabi, Panjabi ; hindi
tamil ; l ; tamil ; Tamil ; telugu
telugu ; l ; telugu ; Telugu ; tamil
marathi ; l ; maratí, marathí ; Marathi ; hindi
gujarati ; l ; guyaratí, gujarati ; Gujarati ; hindi
kannada ; l ; canarés, kannada ; Kannada ; telugu
malayalam ; l ; malayalam ; Malayalam ; tamil ; malay
nepali ; l ; nepalí ; Nepali ; hindi
sinhala ; l ; cingalés ; Sinhala, Sinhalese ; tamil
persian ; l ; persa, farsi, dari ; Persian, Farsi, Dari ; pashto
pashto ; l ; pastún, pashto ; Pashto ; persian
kurdish ; l ; kurdo ; Kurdish ; persian
armenian ; l ; armenio ; Armenian ; russian
georgian ; l ; georgiano ; Georgian language, Kartuli ; russian
azerbaijani ; l ; azerí, azerbaiyano ; Azerbaijani, Azeri ; turkish
kazakh ; l ; kazajo ; Kazakh ; russian
uzbek ; l ; uzbeko ; Uzbek ; turkish
mongolian ; l ; mongol ; Mongolian ; russian
vietnamese ; l ; vietnamita ; Vietnamese ; thai
thai ; l ; tailandés ; Thai, Thai language ; lao ; thai-massage
lao ; l ; laosiano ; Lao language, Laotian ; thai
khmer ; l ; jemer, camboyano ; Khmer, Cambodian ; thai
burmese ; l ; birmano ; Burmese ; thai
indonesian ; l ; indonesio ; Indonesian, Bahasa Indonesia ; malay
malay ; l ; malayo ; Malay, Bahasa Melayu ; indonesian ; malayalam
tagalog ; l ; tagalo, filipino ; Tagalog, Filipino ; spanish
hebrew ; l ; hebreo ; Hebrew, Modern Hebrew ; arabic

[languages-of-africa]
arabic ; l ; árabe, árabe marroquí, dariya, árabe clásico, lengua árabe ; Arabic, Moroccan Arabic, Darija, Modern Standard Arabic, Arabic language ; tamazight, hebrew
tamazight ; l ; bereber, amazig, tamazight, rifeño ; Berber, Tamazight, Amazigh ; arabic
swahili ; l ; suajili, swahili ; Swahili, Kiswahili ; english
amharic ; l ; amhárico ; Amharic ; tigrinya
tigrinya ; l ; tigriña ; Tigrinya ; amharic
somali ; l ; somalí ; Somali ; arabic
hausa ; l ; hausa ; Hausa ; yoruba
yoruba ; l ; yoruba ; Yoruba ; igbo
igbo ; l ; igbo ; Igbo ; yoruba
wolof ; l ; wolof ; Wolof ; french
fula ; l ; fula, pulaar, mandinga ; Fula, Pulaar, Mandinka ; wolof
bambara ; l ; bambara ; Bambara ; french
twi ; l ; twi, akán ; Twi, Akan ; english
zulu ; l ; zulú ; Zulu, isiZulu ; xhosa
xhosa ; l ; xhosa ; Xhosa, isiXhosa ; zulu
shona ; l ; shona ; Shona ; english
lingala ; l ; lingala, kikongo ; Lingala, Kikongo ; french
afrikaans ; l ; afrikáans ; Afrikaans ; dutch
malagasy ; l ; malgache ; Malagasy ; french

[languages-of-america]
quechua ; l ; quechua, quichua, kichwa, runasimi ; Quechua, Kichwa ; aymara
aymara ; l ; aimara, aymara ; Aymara ; quechua
guarani ; l ; guaraní ; Guarani ; spanish
nahuatl ; l ; náhuatl ; Nahuatl ; spanish
mayan ; l ; maya yucateco, lengua maya, idioma maya, k'iche', quiché ; Mayan, Yucatec Maya, K'iche' ; spanish ; maya
mixtec-zapotec ; l ; mixteco, zapoteco, otomí, tzotzil ; Mixtec, Zapotec, Otomi, Tzotzil ; nahuatl
mapudungun ; l ; mapudungún, mapuche ; Mapudungun, Mapuche ; spanish
wayuunaiki ; l ; wayuunaiki ; Wayuunaiki ; spanish
haitian-creole ; l ; criollo haitiano, creole haitiano ; Haitian Creole, Kreyòl ; french
papiamento ; l ; papiamento ; Papiamento ; dutch
navajo ; l ; navajo ; Navajo ; english
maori ; l ; maorí ; Maori, te reo Māori ; english
hawaiian ; l ; hawaiano, samoano, tongano ; Hawaiian, Samoan, Tongan ; english

[signed-and-classical-languages]
sign-language ; l ; lengua de signos, lenguaje de signos, lengua de señas, lenguaje de señas, idioma de señas ; sign language, sign languages ; sign-language-interpreting, spanish-sign-language
spanish-sign-language ; l ; lengua de signos española, LSE, lengua de signos catalana ; Spanish Sign Language, LSE ; sign-language
latin-american-sign-languages ; l ; lengua de señas mexicana, lengua de señas argentina, lengua de señas colombiana, lengua de señas chilena, LSM, LSA, lengua de señas peruana ; Mexican Sign Language, Latin American sign languages, Argentine Sign Language ; sign-language
american-sign-language ; l ; lengua de signos americana, lengua de señas americana, ASL ; American Sign Language, ASL ; sign-language
british-sign-language ; l ; lengua de signos británica, BSL ; British Sign Language, BSL ; sign-language
international-sign ; l ; sistema de signos internacional, dactilología ; International Sign, fingerspelling ; sign-language
latin ; l ; latín, lengua latina ; Latin language, Latin (classical), classical Latin ; ancient-greek ; latin-dances
ancient-greek ; l ; griego clásico, griego antiguo ; Ancient Greek, Classical Greek ; latin ; greek
sanskrit ; l ; sánscrito ; Sanskrit ; hindi
`);
