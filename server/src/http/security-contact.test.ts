import { describe, expect, it } from 'vitest';
import { writeSecurityContact } from './security-contact';

describe('security.txt', () => {
  it('names the contact, where it is and until when it holds', () => {
    const text = writeSecurityContact(
      'mailto:security@example.com',
      'https://cv.example.com',
      new Date('2027-01-01T00:00:00Z'),
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:security@example.com',
      'Expires: 2027-06-30T00:00:00.000Z',
      'Preferred-Languages: es, en',
      'Canonical: https://cv.example.com/.well-known/security.txt',
      '',
    ]);
  });
});
