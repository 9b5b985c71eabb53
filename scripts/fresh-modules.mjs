import { vi } from 'vitest';

// Test files share a process: what a module of the app remembers must not reach the next file.
vi.resetModules();
