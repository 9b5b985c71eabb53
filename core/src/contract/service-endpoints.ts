import { z } from 'zod';
import { defineEndpoint } from './endpoint';

export const getHealth = defineEndpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'The process is up.',
  status: 200,
  isBare: true,
  output: z.object({ status: z.literal('ok') }),
});

export const getReady = defineEndpoint({
  id: 'getReady',
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'Database and storage answer, and the server is not stopping.',
  status: 200,
  isBare: true,
  output: z.object({ status: z.literal('ready') }),
  errors: ['unavailable'],
});
