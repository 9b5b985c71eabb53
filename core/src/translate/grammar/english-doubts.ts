/** Verbs that mean many things; without an object that tells which, the sentence is a draft. */
export const DOUBTFUL_VERBS =
  /^(?:deliver|drive|run|address|raise|file|treat|collect|meet|hold|build|serve|order|close|cut|grow|set|set up|place|issue|post|record|check|make|take|give|keep|pick|lay|fix|turn|draw|charge|settle|miss|perform|operate|process|complete|host|scale|patch|map|back|head|chair|staff|style|coach|track|question|cover|fine|model|draft|read|win|direct|get|go|put|see|look|do|have|bring|break|call|pass|play|handle|conduct|report|cover)$/;

/** Nouns with two usual meanings in CVs. */
export const DOUBTFUL_NOUNS: ReadonlySet<string> = new Set(
  'record file rate crew charge board post draft stage power track title note bill check edge end head line load lot match plot point range release return round run scale ship stand state term turn view watch will act base bed body bond break cast chair chip coat corner cover cut deck drill duty face fan figure frame hall hand hold iron kind leave lift lock log mark master matter mean mine move natural net operation pack pass past paste pitch plane plate play present press rail rank rest ring rock root row safe score seal sentence set shade share shell shot sink site slip sort sound spring stamp stick still stop story strike string style suit swing tank tape tip trunk wave well wing yard'.split(
    ' ',
  ),
);
