import { errorTable } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';

/** Sentences the product is specified with: however the rest is worded, these stay, letter for letter. */
const fixedWords = [
  'An error occurred',
  'CV deleted successfully',
  'CV not found on server.',
  'Database operation timed out after 15 seconds',
  'Did you know?',
  'Enhancement result is not valid',
  'Error setting up the saved jobs feature. Please contact support.',
  'Failed to analyze job matches. Please try again.',
  'Failed to analyze learning path. Please try again.',
  'Failed to delete CV',
  'Failed to fetch CVs',
  'Failed to generate PDF: ',
  'Failed to improve CV content. Please try again.',
  'Failed to initialize authentication',
  'Failed to load image',
  'Failed to load your CVs. Please try again.',
  'Failed to optimize profile. Please try again.',
  'Failed to save CV data: ',
  'Failed to save optimization',
  'Failed to update notification preferences',
  'Failed to update password',
  'Failed to update profile',
  'Failed to upload avatar',
  'Find Matching Jobs',
  'Image size should be less than 5MB',
  'Invalid OpenAI API key format',
  'Invalid email or password',
  'Invalid response format from GPT-4',
  'Invalid response format from server.',
  'New passwords do not match',
  'No CVs Found',
  'No content available',
  'No enhancement result to download',
  'No enhancement to save',
  'No optimization to save',
  'No parsed data available',
  'No response from GPT-4',
  'Notification preferences updated',
  'OpenAI API key is required',
  'PDF extraction timed out after 45 seconds. Please try a smaller file or a different format.',
  'Password updated successfully',
  'Please enter a job title and description',
  'Please select an image file',
  'Please specify an industry focus',
  'Profile picture updated successfully',
  'Profile updated successfully',
  'Registration successful! Please sign in.',
  'Retry Connection',
  'Selected CV data not found',
  'Server error {status}',
  'The document appears to be empty',
  'The file appears to be corrupted or is not a valid Word document',
  'This email is already registered. Please sign in.',
  'Use This Template',
];

/** Specified in Spanish. */
const fixedSpanish = [
  'Error al mejorar el perfil: ',
  'Error de conexión con el servidor',
  'No se pudo cargar el contenido del CV',
  'PDF generado exitosamente',
];

const sentencesOf = (dictionary: object): string[] =>
  Object.values(dictionary).flatMap((entry: unknown) =>
    typeof entry === 'string' ? [entry] : sentencesOf(Object(entry)),
  );

it.each([
  ['English', fixedWords, [...sentencesOf(en), ...sentencesOf(errorTable)]],
  ['Spanish', fixedSpanish, sentencesOf(es)],
] as const)('the fixed sentences in %s are said as they are written down', (_, fixed, said) => {
  const missing = fixed.filter((words) => !said.some((sentence) => sentence.startsWith(words)));
  expect(missing).toEqual([]);
});
