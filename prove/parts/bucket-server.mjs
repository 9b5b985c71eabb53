// An S3 server of another maker, in a folder, in its own process: it needs ciphers that Node keeps locked away.
import { importPeer } from '../../bench/install-peers.mjs';

const [folder, bucket] = process.argv.slice(2);
const { default: S3rver } = await importPeer('s3rver');
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: bucket }],
});
const { port } = await server.run();
process.send({ port });
