/** Verbs of everyday work whose forms follow the rules; those that double the last letter are marked with `+`. */
const BASES = `accept access acquire act add address adjust administer advertise advise allocate alter answer apply appoint appraise approve arrange assemble assess assign attach attract authorize bag bake balance batch+ bill block board boil bottle box brief broker browse brush bundle calculate calibrate call cancel canvass capture care carry cash cater certify change charge chase check clean clear climb clip+ coach code collate collect combine commission communicate compare compile compose compute configure confirm connect construct consult contact contract convert cook copy correct correspond count cover craft cultivate curate debug+ decide decorate decrease deliver demonstrate deploy describe design detect determine develop devise diagnose direct discuss dispatch dispense display distribute document donate download draft dress drill dust earn edit educate empty enable encourage enforce enhance ensure enter entertain equip+ escort establish estimate evaluate examine exceed exchange execute expand expedite explain explore export express extend extract fabricate facilitate file fill film finalize finance fit+ flag+ focus fold forecast format+ formulate foster fry fund furnish garden gather generate grade grill guard guide handle harvest hire identify illustrate implement import improve increase influence inform initiate inspect inspire install instruct insulate integrate interpret interview introduce inventory investigate invite invoice iron issue join justify label launch learn lift link liquidate list listen load locate lock log+ lower machine mail maintain manage manufacture map+ market match measure mediate mend mentor merge mix model moderate monitor motivate mount move mow negotiate note notify nurse observe obtain operate optimize order organize orient outline overhaul pack paint park participate patch patrol+ pay perform photograph pick pilot place plan+ plant play plaster plumb polish post pour prepare prescribe present preserve press prevent print prioritize process procure produce program+ project promote propose protect prove provide publish pull purchase push qualify quote raise rate reach rebook receive recommend reconcile record recover recruit recycle redesign reduce refer+ refill refurbish register regulate rehearse reinforce release remind remove renew renovate reorganize repair replace replenish reply report represent request research resell reset resolve respond restock restore restructure retain return reveal review revise reward roll rotate sample sand save scan+ schedule screen seal search secure select separate serve service set settle sew shape share shelve ship+ shop+ sign simplify solicit solve sort source specify staff stack standardize start steam sterilize stock store strengthen structure study submit+ suggest summarize supervise supply support survey sweep switch synthesize tailor taste teach tend test tidy tie toast tour trace track trade train transcribe transfer+ transform translate transport travel treat trim+ troubleshoot tutor type unload unpack update upgrade upload use vaccinate vacuum validate value verify visit volunteer wait walk warn wash watch water weigh welcome weld whisk widen wipe wire wrap+ yield analyze compare host prep+ swap+ top+ plot+ stop+ drop+ ban+ chat+ control+ commit+ admit+ permit+ beautify`;

interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
}

function conjugate(marked: string): VerbForms {
  const base = marked.replace('+', '');
  const stem = marked.endsWith('+') ? base + base.slice(-1) : base;
  if (/[^aeiou]y$/.test(base))
    return { base, past: `${base.slice(0, -1)}ied`, gerund: `${base}ing` };
  if (/ie$/.test(base)) return { base, past: `${base}d`, gerund: `${base.slice(0, -2)}ying` };
  if (/[^eo]e$|ee$/.test(base))
    return {
      base,
      past: `${base}d`,
      gerund: /ee$/.test(base) ? `${base}ing` : `${base.slice(0, -1)}ing`,
    };
  return { base, past: `${stem}ed`, gerund: `${stem}ing` };
}

const NOT_REGULAR = /^(?:sweep|teach|set|reset|pay|learn|sew|mow|resell|forecast|weld2)$/;

export const regularVerbs: readonly VerbForms[] = BASES.split(/\s+/)
  .filter((marked) => !NOT_REGULAR.test(marked))
  .map(conjugate);
