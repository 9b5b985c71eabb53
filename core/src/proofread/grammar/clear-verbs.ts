import { wordSet } from '../words/word-set';

/** English verbs that are hardly ever nouns: with a noun before one of them, someone does it. Counted in our own sentences. */
export const clearVerbs: ReadonlySet<string> = wordSet(
  `accept achieve adapt add adjust admit advise affect agree allow appear apply appreciate arrange arrive ask assemble assess assign
  assist attach attend attract avoid become begin believe belong bring build buy calculate cancel carry choose clarify collect
  come commit communicate compete complain comply confirm consider contain continue contribute convert convince coordinate cope create
  decide declare defend delegate deliver depend describe deserve detect develop diagnose discuss earn eat eliminate employ enable encourage
  enjoy enquire ensure enter establish evaluate exceed exist expand expect explain fail feel fetch find follow forget fulfil generate get give
  go grow handle happen hear hesitate identify imagine improve include inform inspect install intend introduce invest
  involve join keep know learn lend listen locate lose maintain make manage mean meet   negotiate obtain occur operate organise organize owe oversee participate perform prefer prepare prevent prioritise prioritize produce
  promote protect prove provide publish qualify raise realise realize receive recognise recognize recommend recruit reduce refuse rely
  remain remember remind remove renew replace represent require resolve retire say see sell send serve settle sit solve speak specialise
  specialize stay strengthen submit suggest supervise take teach tell tend think translate understand undertake want   win write`,
);

/** Groups that many take for several: "the team are", "a number of people were". */
export const collectives: ReadonlySet<string> = wordSet(
  `team staff crew group family board committee government council police public media data people series species aircraft personnel
  number majority minority lot range couple pair half rest percentage variety proportion total company firm club band department audience class
  management workforce party army union press jury community population handful dozen hundred thousand million third quarter none any some
  all most more many few several enough plenty much what who means sheep fish fleet offspring kit equipment youth elderly cast squad branch`,
);
