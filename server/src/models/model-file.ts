import { z } from 'zod';

const MAGIC = 'TRYMODL1';
const MOST_HEADER_BYTES = 8_000_000;
/** Where the pieces of a matrix begin: data is read as 32-bit numbers. */
const ALIGNMENT = 16;

const count = (most: number) => z.number().int().min(1).max(most);

const tensorsSchema = z
  .array(
    z.object({
      name: z.string(),
      rows: count(100_000),
      cols: count(100_000),
      type: z.enum(['i8', 'f32']),
      offset: z.number().int().min(0),
      scaleOffset: z.number().int().min(0).optional(),
    }),
  )
  .max(2_000);

const headerSchema = z.object({
  dim: count(2_048),
  heads: count(64),
  headDim: count(512).optional(),
  encoderLayers: count(24),
  decoderLayers: count(24),
  ffn: count(8_192),
  vocab: z.array(z.tuple([z.string(), z.number()])).max(100_000),
  tensors: tensorsSchema,
  /** Whether the model can be asked for verbs or nouns. */
  tellsStyle: z.boolean().optional(),
  /** Whether it can be told what a dictionary says of rare words. */
  takesHints: z.boolean().optional(),
  /** Whether it can write a text again without its slips. */
  corrects: z.boolean().optional(),
  /** What comes before a sentence whose vector is wanted. */
  sentenceTag: z.string().optional(),
});

const adapterSchema = z.object({
  rank: count(512),
  /** The checksum of the file that it lies over. */
  base: z.string(),
  tensors: tensorsSchema,
});

export type ModelHeader = z.output<typeof headerSchema>;
type AdapterHeader = z.output<typeof adapterSchema>;
export type TensorEntry = ModelHeader['tensors'][number];

interface TensorFile<Header> {
  readonly header: Header;
  readonly data: Uint8Array;
}

export type ModelFile = TensorFile<ModelHeader>;
export type AdapterFile = TensorFile<AdapterHeader>;

/** docs/translation-model.md describes the format. Throws for a file that is none, or is cut off. */
export const readModelFile = (bytes: Uint8Array): ModelFile =>
  readTensorFile(bytes, headerSchema, checkShape);

/** What is laid over the weights for one task. Throws as above. */
export const readAdapterFile = (bytes: Uint8Array): AdapterFile =>
  readTensorFile(bytes, adapterSchema);

function readTensorFile<Header extends AdapterHeader | ModelHeader>(
  bytes: Uint8Array,
  schema: z.ZodType<Header>,
  check: (header: Header) => void = () => {},
): TensorFile<Header> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new Error('this is no model file');
  const start = MAGIC.length + 4;
  const length = buffer.length < start ? 0 : buffer.readUInt32LE(MAGIC.length);
  if (length > MOST_HEADER_BYTES || start + length > buffer.length)
    throw new Error('the model file is cut off in its header');
  const header = schema.parse(JSON.parse(buffer.toString('utf8', start, start + length)));
  const dataStart = Math.ceil((start + length) / ALIGNMENT) * ALIGNMENT;
  const skipped = Math.min(dataStart, bytes.length);
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset + skipped, bytes.length - skipped);
  check(header);
  for (const entry of header.tensors) checkRoom(entry, data.length);
  return { header, data };
}

/** What the kernel can do, and what our layers take for granted. */
function checkShape({ dim, heads, headDim, ffn, vocab }: ModelHeader): void {
  if (dim % 16 !== 0 || ffn % 16 !== 0 || dim % heads !== 0 || (dim / heads) % 16 !== 0)
    throw new Error('the model has a shape that we cannot compute');
  if (headDim !== undefined && headDim * heads !== dim)
    throw new Error('the heads of the model do not add up');
  if (vocab.length < 300) throw new Error('the model has next to no vocabulary');
}

function checkRoom(entry: TensorEntry, size: number): void {
  const { name, rows, cols, type, offset, scaleOffset } = entry;
  const ends = [
    offset + rows * cols * (type === 'i8' ? 1 : 4),
    type === 'i8' ? (scaleOffset ?? size) + rows * 4 : 0,
  ];
  if (ends.some((end) => end > size)) throw new Error(`the model file is cut off in ${name}`);
  if ((type === 'f32' ? offset : (scaleOffset ?? 0)) % 4 !== 0)
    throw new Error(`${name} is not where numbers can be read`);
}
