import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenForm, readBoundary, readMultipart } from './read-multipart';

const MOST_PARTS = 8;

/** As Node, and so every browser, writes it. */
async function write(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return { body, boundary: readBoundary(request.headers.get('content-type') ?? '') ?? '' };
}

/** A form writes every line end as CR LF; and of a backslash or a %22 nobody can tell how it was meant. */
const label = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => !/[\r\n\\]|%(22|0d|0a)/i.test(text) && text.isWellFormed());
const content = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
const fields = fc.array(
  fc.record({ name: label, fileName: fc.option(label, { nil: undefined }), bytes: content }),
  { maxLength: MOST_PARTS },
);

const file = (head: string, bytes = 'abc') =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${bytes}\r\n--x--\r\n`);

describe('a form', () => {
  it('comes back as it was written, whatever its names and bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fields, async (parts) => {
        const form = new FormData();
        for (const { name, fileName, bytes } of parts) {
          if (fileName === undefined) form.append(name, bytes.toString('hex'));
          else form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
        }
        const { body, boundary } = await write(form);
        expect(readMultipart(body, boundary, MOST_PARTS)).toEqual(
          parts.map(({ name, fileName, bytes }) => ({
            name,
            fileName,
            bytes: fileName === undefined ? Buffer.from(bytes.toString('hex')) : bytes,
          })),
        );
      }),
    );
  });

  it('that was cut anywhere before its last boundary is refused whole', async () => {
    const form = new FormData();
    form.append('note', 'hola');
    form.append('file', new Blob(['%PDF-1.7 \r\n--almost']), 'cv.pdf');
    const { body, boundary } = await write(form);
    const whole = body.indexOf(`--${boundary}--`) + boundary.length + 4;
    for (let length = 0; length < whole; length += 1) {
      expect(() => readMultipart(body.subarray(0, length), boundary, MOST_PARTS)).toThrow(
        BrokenForm,
      );
    }
    expect(readMultipart(body.subarray(0, whole), boundary, MOST_PARTS)).toHaveLength(2);
  });

  it('of any bytes is read or refused, and never anything else', () => {
    const piece = fc.oneof(
      fc.constantFrom('--x', '--x--', '\r\n', '\r\n\r\n', '\r', '"', ';', '=', '%22', ' '),
      fc.constantFrom('Content-Disposition: form-data; name="', 'filename="', "filename*=utf-8''%"),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const body = Buffer.from(pieces.join(''), 'latin1');
        try {
          for (const { bytes } of readMultipart(body, 'x', MOST_PARTS))
            expect(body.includes(bytes)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenForm);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['name="file"; filename="a.pdf"', 'a.pdf'],
    ['name=file; filename=a.pdf', 'a.pdf'],
    ['NAME="file" ;FileName="a.pdf"', 'a.pdf'],
    ['name="file"; filename="a \\"b\\".pdf"', 'a "b".pdf'],
    ['name="file"; filename="a %22b%22 100%25.pdf"', 'a "b" 100%25.pdf'],
    ['name="file"; filename="se?al.pdf"; filename*=UTF-8\'\'se%C3%B1al.pdf', 'señal.pdf'],
    ['name="file"; filename="a.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'a.pdf'],
    ['name="file"; filename="C:\\cv\\a.pdf"', 'C:\\cv\\a.pdf'],
    ['name="file"; filename=""', ''],
    ['name="file"; filename="línea\u2028nueva.pdf"', 'línea\u2028nueva.pdf'],
  ])('names its file: %s', (head, fileName) => {
    expect(readMultipart(file(head), 'x', MOST_PARTS)).toEqual([
      { name: 'file', fileName, bytes: Buffer.from('abc') },
    ]);
  });

  it.each([
    ['no field', '--x\r\nContent-Disposition: attachment; name="a"\r\n\r\nb\r\n--x--'],
    ['no head', '--x\r\n\r\nb\r\n--x--'],
    ['another boundary', '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--y--'],
    ['a boundary with more behind it', '--xy\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--'],
    ['too long a head', `--x\r\nContent-Disposition: ${' '.repeat(20_000)}\r\n\r\nb\r\n--x--`],
    ['too many parts', `${'--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n'.repeat(9)}--x--`],
  ])('with %s is refused', (_, text) => {
    expect(() => readMultipart(Buffer.from(text), 'x', MOST_PARTS)).toThrow(BrokenForm);
  });

  it('may have a preamble, blanks behind a boundary, and an empty file', () => {
    const text =
      'to be ignored\r\n--x \t\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n--x--';
    expect(readMultipart(Buffer.from(text), 'x', MOST_PARTS)).toEqual([
      { name: 'a', fileName: 'b', bytes: Buffer.alloc(0) },
    ]);
  });
});

describe('a boundary', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data;charset=utf-8; Boundary="a b;c"', 'a b;c'],
    ['multipart/form-data', undefined],
    ['multipart/form-data; boundary=', undefined],
    ['multipart/form-data; boundary="a "', undefined],
    ['multipart/form-data; boundary=ñ', undefined],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
    ['multipart/mixed; boundary=abc', undefined],
    ['application/pdf', undefined],
    [undefined, undefined],
  ])('of %s is %s', (type, boundary) => {
    expect(readBoundary(type)).toBe(boundary);
  });
});
