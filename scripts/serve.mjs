// What the container runs: the server as it was built, started again when it dies.
import { projectPath } from './project-paths.mjs';
import { superviseServer } from './supervise-server.mjs';

superviseServer(projectPath('server', 'dist', 'main.js'));
