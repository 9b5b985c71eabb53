import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Command, CommandError } from '../commands/command';
import { createApiCaller } from './api-caller';
import { createMcpServer } from './create-mcp-server';

/** For assistants that speak the Model Context Protocol, over standard input and output, until they hang up. */
export const mcp: Command = {
  usage: 'mcp',
  async run({ config }) {
    const { url, token } = config.mcp;
    if (token === undefined) {
      throw new CommandError(
        'MCP_TOKEN is not set: create a token on the Security tab of your profile, with “Read” and “Run tasks”.',
      );
    }
    const api = createApiCaller(url, token);
    const served = serveStdio(() => createMcpServer(api, url));
    await once(process.stdin, 'end');
    await served.close();
  },
};
