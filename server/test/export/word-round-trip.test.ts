import { layoutCv } from '@trayecto/core/document';
import { writeWord } from '../../src/export/word/write-word';
import { readDocx } from '../../src/import/docx/read-docx';
import { describeRoundTrips } from './describe-round-trips';

describeRoundTrips({
  name: 'a Word file',
  write: (...given) => writeWord(layoutCv(...given)),
  read: async (bytes) => readDocx(bytes),
});
