export const REQUIRED =
  /\b(?:pedimos|requisitos?(?=:)|(?:persona|candidat[oa]|candidatura|interesad[oa])s? deb(?:e|en|era|eran) \p{L}+r|(?:necesitamos|buscamos|queremos) (?:a )?alguien (?:con|que)|(?:candidate|person) will (?:hold|have|be)|(?:is|are) expected|you(?:.ll| will) (?:have|be (?:an? )?(?:[\p{L}-]+ ){0,2}(?:expert|experienced|qualified|fluent|proficient|confident|comfortable|skilled|familiar|competent|graduate|chartered|certified|registered|educated|adept|literate))|deb(?:es|eras|e|era)(?: de)? (?:saber|tener|contar|poder|manejar|ser|estar|conocer|dominar|acreditar|poseer)|(?:tienes|tiene|tendras|hay) que (?:saber|tener|conocer|interpretar|poder|contar|manejar|ser|estar)|hace falta|you(?:.ll| will)? need|you should (?:have|be)|imprescindibles?|indispensables?|requerid[oa]s?|se requieren?|obligatori[oa]s?|necesari[oa]s?|se exige|exigimos|required|requires?|must(?:[- ]have)?|mandatory|essential|needed|necessary|(?:minimo|al menos|at least|minimum)(?: de| of)? (?:\d|un|dos|tres|cuatro|cinco|one|two|three|four|five) (?:anos|ano|years?)|\d (?:anos|years) (?:de )?(?:minimo|minimum))\b|\((?:e|essential|imprescindible)\)\W*$/u;
export const OPTIONAL =
  /\b(?:se considera(?:n|ra|ran)? (?:un )?meritos?|se valora(?:ra|n|ran)?|valora(?:ble|bles|remos|mos|ndose)|(?:se )?tendr(?:a|an|emos) en cuenta|puntua(?:ra|n)|suma(?:ra)? puntos|(?:it.s |it is |would be )?(?:helpful|useful)|(?:we.d|would) love|nos (?:gustar\w+|encantar\w+)|si (?:sabes|tienes|hablas|ademas)|(?<!you are |you.re )(?:is|are|be|most|very) welcome(?! to\b)|se agradecera\w*|sera(?:n)? (?:un )?(?:extra|positiv[oa]s?|ventaja|bienvenid[oa]s?)|es un extra|ayudara\b|nice if|even better|great if|a nice extra|welcome but|mejor si|deseables?|seria (?:un plus|ideal)|(?:a|an|un|added|big|huge|definite) (?:plus|advantage|bonus|asset)|nice[- ]to[- ]have|desirable|preferred|preferabl[ey]|preferiblemente|preferible|ideally|idealmente|bonus|advantageous|an advantage|beneficial|would be (?:great|good|nice|a plus|an advantage)|not (?:required|necessary|essential|mandatory)|no (?:es |son )?(?:imprescindible|necesari[oa]|obligatori[oa])s?|no se requieren?|good to have|desired)\b|\((?:d|desirable|deseable)\)\W*$/;
export const COMPANY =
  /^\W*(?:we(?:'re| are) (?:a|an|the|one of)\b|somos\b|our (?:company|team|mission|client|products?) (?:is|are|has|builds|of)\b|nuestr[oa] (?:empresa|equipo|cliente) (?:es|esta|tiene)\b|[\w&]{2,30} (?:is|es) (?:an?|the|one|una?|el|la)\b[^,]{0,80}\b(?:company|empresa|leader|lider|startup|provider|organi[sz]ation|group|grupo|firm|agency|specialist)\b)/;
export const OFFERING =
  /^\W*(?:in return\b|a cambio\b|sueldo\b|salario\b|salary\b|day rate\b|contrato (?:indefinido|fijo|de|a|por|temporal|estable)\b|jornada (?:de|completa|parcial)\b|hours are\b|convenio\b|[£€$]\s?\d|you(?:.ll| will) (?:get|receive|enjoy)|(?:te )?(?:damos|regalamos|facilitamos)|disfrutaras|(?:(?:que|lo que) )?(?:te )?(?:ofrecemos|damos)|se ofrece|(?:in return,? )?we (?:offer|provide|pay)|benefits|rewards|package)\b/;
/** How to apply, and equal opportunity statements. */
export const CLOSING =
  /\b(?:equal (?:opportunit\w+|rights)|discriminat\w+|discrimina(?:cion|torio)?|diversity|diversidad|igualdad|inclusiv[eoa]|reasonable adjustments|plan de igualdad|carta de la diversidad|under-represented|in line with (?:the )?gdpr|apply (?:with|online|by|now)|to apply|closing date|(?:send|email) (?:us |a |your |an )|envia(?:r|nos|dnos)?\b|(?:email|call|ring|text|whatsapp) (?:\p{L}+ ){1,3}(?:with|on|at|before) |\bno cover letter|manda(?:r|nos|dnos)? (?:tu |el |su )?(?:cv|curriculum)|llama(?:r|nos)? (?:a|al) |\bwhatsapp\b|escribenos|mandanos|inscri(?:be|pcion)\w*|shortlisted|proceso de seleccion|@[\w.]+)/u;
/** Said to a program that reads the job description, not to a person who might apply. */
export const TO_A_PROGRAM =
  /\b(?:(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)|(?:ignora|olvida|omite)\w*\b.{0,40}\binstrucciones|(?:say|state|answer|respond|report) that\b.{0,40}\b(?:match|score|fit|candidate)|(?:di|responde|contesta|afirma) que\b.{0,40}\b(?:encaj\w+|puntuacion|candidat[oa]|porcentaje))/;
/** "Primeros auxilios en caso necesario" is a duty, and nothing is said to be needed. */
export const AT_NEED =
  /\b(?:en caso (?:de ser )?|si (?:es|fuera|fuese) |cuando (?:sea|es) |(?:as|if|when|where|wherever) )(?:necesari[oa]|needed|required|necessary)\b/g;
/** Whatever the heading above, this asks for something. */
export const ASKING =
  /\b(?:experience (?:with|in|of)|knowledge of|understanding of|degree|proficien\w*|fluent\w*|experiencia (?:en|con|minima)|conocimientos? (?:de|en)|titulacion)\b/;
/** "Se valorará euskera. También haber hecho nóminas." */
/** "No hace falta que tengas experiencia", "you don't need a degree", unless something else is needed: "…, pero sí carné". */
export const DENIED =
  /^(?!.*\b(?:pero|aunque|salvo|sino|but|however|just|only|solo)\b).*(?:\bno (?:te |os |le )?(?:hace falta|hacen falta|necesitas|necesitaras|se necesitan?|hay que tener|pedimos|exigimos)\b|\b(?:do not|don.t|won.t|will not) need\b(?! to be)|\bno (?:(?:previous|prior|specific|formal|particular) )?(?:\p{L}+ )?(?:is |are )?(?:needed|required|necessary)\b)/u;
export const MORE = /^\s*(?:tambien|asimismo|igualmente|also|as (?:is|would)|likewise)\b/;
export const SINGLE_TRAIL = /\b(?:is|es|are|seria|would be|will be)\b[^,;]*$/;

/** An item of a list may begin with a word that headings begin with; it stays under the heading of its list. */
export const BULLET = /^\s*(?:[-–—•·*▪◦‣>o✓✔✅☑→➜➤►▶▸■□●○◆»+]|\d{1,2}[.)]|[a-z]\))\s+\S/;
/** What a whole line asks for, whatever is above it. */
export const LINE_ASKS =
  /^(?:(?:buscamos|se busca|we(?: are|.re) (?:looking for|after|seeking)) .{0,60}\b(?:titulad|con |with |que (?:sepa|tenga|hable|domine)|experien|who (?:has|have|can))|(?:buscamos|queremos) tambien|pedimos|necesitamos|precisamos|requerimos|exigimos|se (?:pide|requiere|necesita|exige|precisa)|es (?:imprescindible|necesario|indispensable)|we (?:need|require|ask for)|applicants? (?:must|should|need)|candidates? (?:must|should|need)|the (?:ideal|successful) candidate (?:will )?ha(?:ve|s)|(?:el|la|nuestr[oa]) (?:candidat[oa]|persona)\S* (?:ideal|perfect[oa]|idone[oa]|que buscamos) (?:tiene|tendra|conoce|posee|cuenta|sabe|habla|domina|aporta|ha |es ))\b/;
export const ITEM =
  /^(?:experience|experiencia|conocimientos?|knowledge|habilidades|skills|competencias?|education|languages?|idiomas)\s+(?:with|in|of|de|en|con|using|working|para)\b/;
/** A sentence about what would be done there: "Te encargarás de…", "Duties will include…". */
export const DUTY =
  /\b(?:you(?:.ll| will| would|.d)(?: also)? (?!have|need|get|receive|enjoy|find|join)\p{L}+|vas a|haras|te (?:encargaras|ocuparas|responsabilizaras)|(?:se|te) encargara|(?:candidate|post ?holder|job ?holder|appointee|person) will (?!have|hold|be|receive|need|get|bring)\p{L}+|(?:persona|candidat[oa]|profesional|incorporacion)(?: \p{L}+){0,3} (?:realizara|llevara|gestionara|desempenara|sera responsable|asumira)|tu (?:mision|trabajo|funcion|labor|dia a dia) (?:sera|consistira)|seras (?:la |el )?responsable|(?:tendra|tendras) que \p{L}+r|tambien \p{L}{4,}[aei]ras|(?:duties|responsibilities|tasks|functions)\W+(?:\p{L}+ )?(?:include|are|involve)|(?:funciones|tareas|responsabilidades)\W+(?:seran|son|incluyen))\b|^\W*\p{L}{3,}[aei]ras\b/u;
/** Whom the company looks for, and what that person would do: "buscamos a alguien que organice las cuadrillas". */
export const SOUGHT_TO_DO =
  /\b(?:busca|necesita|precisa|selecciona)\p{L}* .{0,80}\bque (?:se (?:ocupe|encargue|responsabilice)|organice|gestione|coordine|dirija|lleve|atienda|realice|supervise|controle|haga)\b/u;
