/** British words and how Americans write them; `*` represents any ending. */
const TABLE = `
colour* color*; favour* favor*; honour* honor*; labour* labor*; neighbour* neighbor*; behaviour* behavior*; humour* humor*
flavour* flavor*; rumour* rumor*; vapour* vapor*; odour* odor*; armour* armor*; harbour* harbor*; endeavour* endeavor*
rigour rigor; vigour vigor; savour* savor*; tumour* tumor*; parlour* parlor*; watercolour* watercolor*; mould* mold*
centre center; centres centers; centred centered; theatre theater; theatres theaters; fibre fiber; fibres fibers
litre liter; litres liters; metre meter; metres meters; kilometre* kilometer*; centimetre* centimeter*; millimetre* millimeter*
calibre caliber; lustre luster; sombre somber; spectre specter; reconnoitre* reconnoiter*; meagre meager
licence license; licences licenses; defence defense; defences defenses; offence offense; offences offenses; pretence pretense
practise practice; practises practices; practised practiced; practising practicing
programme program; programmes programs; catalogue catalog; catalogues catalogs; catalogued cataloged; cataloguing cataloging
travell* travel*; cancelled canceled; cancelling canceling; modell* model*; labell* label*; fuell* fuel*; levell* level*
channell* channel*; counsell* counsel*; dialled dialed; dialling dialing; signall* signal*; tunnell* tunnel*
jewellery jewelry; jeweller* jeweler*
enrol enroll; enrols enrolls; enrolment enrollment; enrolments enrollments; fulfil fulfill; fulfils fulfills
fulfilment fulfillment; skilful* skillful*; instalment* installment*; wilful* willful*; distil distill; instil instill
cheque check; cheques checks; tyre tire; tyres tires; kerb* curb*; grey* gray*; aluminium aluminum; plough* plow*
storey story; storeys stories; ageing aging; judgement judgment; judgements judgments; acknowledgement* acknowledgment*
analyse analyze; analyses analyzes; analysed analyzed; analysing analyzing
paralyse* paralyze*; breathalyser* breathalyzer*; anaesth* anesth*; paediatr* pediatr*; orthopaed* orthoped*
gynaecolog* gynecolog*; haemat* hemat*; haemo* hemo*; oesophag* esophag*; diarrhoea diarrhea; foetal fetal; foetus fetus
oestrogen* estrogen*; leukaemia leukemia; anaemia anemia; anaemic anemic; caesarean* cesarean*; encyclopaed* encycloped*
manoeuvre* maneuver*; manoeuvring maneuvering; archaeolog* archeolog*; pyjamas pajamas; moustache* mustache*
draught* draft*; sceptic* skeptic*; sulph* sulf*; artefact* artifact*; cosy cozy; doughnut* donut*; mum mom; maths math
organis* organiz*; optimis* optimiz*; specialis* specializ*; recognis* recogniz*; prioritis* prioritiz*; standardis* standardiz*
digitis* digitiz*; modernis* moderniz*; customis* customiz*; maximis* maximiz*; minimis* minimiz*; summaris* summariz*
utilis* utiliz*; finalis* finaliz*; authoris* authoriz*; categoris* categoriz*; computeris* computeriz*
`;

interface Spelling {
  readonly whole: ReadonlyMap<string, string>;
  readonly beginnings: readonly (readonly [string, string])[];
}

let spelling: Spelling | undefined;

function readSpelling(): Spelling {
  if (spelling) return spelling;
  const pairs = TABLE.split(/[;\n]/).flatMap((line): (readonly [string, string])[] => {
    const [british, american] = line.trim().split(' ');
    return british && american ? [[british, american]] : [];
  });
  const isBeginning = ([british]: readonly [string, string]) => british.endsWith('*');
  const bare = ([a, b]: readonly [string, string]) => [a.slice(0, -1), b.slice(0, -1)] as const;
  spelling = {
    whole: new Map(pairs.filter((pair) => !isBeginning(pair))),
    beginnings: pairs
      .filter(isBeginning)
      .map(bare)
      .sort(([a], [b]) => b.length - a.length),
  };
  return spelling;
}

/** The same English as Americans spell it. Words with a capital inside a sentence may be names, and stay. */
export function writeAmerican(text: string): string {
  const { whole, beginnings } = readSpelling();
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const isFirst = !/\p{L}/u.test(text.slice(0, at));
    if (/^\p{Lu}/u.test(word) && !isFirst) return word;
    const small = word.toLowerCase();
    const found = whole.get(small);
    const [british, american] = beginnings.find(([start]) => small.startsWith(start)) ?? [];
    const spelled =
      found ??
      (british !== undefined && american !== undefined
        ? american + small.slice(british.length)
        : undefined);
    if (spelled === undefined) return word;
    return word === small ? spelled : spelled.charAt(0).toUpperCase() + spelled.slice(1);
  });
}
