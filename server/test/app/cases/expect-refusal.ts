import { expect } from 'vitest';
import type { Answer } from '../start-test-app';

export function expectRefusal(answer: Answer, code: string): void {
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.json).toMatchObject({
    success: false,
    code,
    error: expect.any(String),
    request_id: expect.any(String),
  });
  expect(answer.text).not.toMatch(/ at .*\.(ts|js)|node_modules|select |insert /i);
}
