import { exampleRequest } from '../testing/contactExamples';
import type { ContactRequest } from '../contactFields';
import { contactMail } from './contactMail';

const addresses = { to: 'contact@meridane.example', from: 'site@meridane.example' };

function mailOf(changes: Partial<ContactRequest> = {}) {
  const requestKey = '3f2b8c1e-0000-4000-8000-000000000001';
  const request = exampleRequest({ requestKey, ...changes });
  const receivedAt = new Date('2026-11-20T10:05:00Z');
  return contactMail({ id: 12, receivedAt, attempts: 1, deliveredAt: null, request }, addresses);
}

test('tells everything, in French', () => {
  expect(mailOf().text).toBe(`Demande de contact n° 12, envoyée depuis le site.
Répondre à ce message écrit à la personne.

Reçue le : 20 novembre 2026 à 11:05 (heure de Paris)
Langue : français
Profil d’investisseur : Particulier
Prénom : Camille
Nom : Durand
Adresse électronique : camille.durand@example.com
Société : Durand & Filles
Téléphone : +33 1 23 45 67 89
Notice sur la protection des données personnelles : lue

Message :

Bonjour,
je souhaite être rappelée.
`);
});

test('says what was left out', () => {
  expect(mailOf({ company: null, phone: null }).text).toContain(
    'Société : (non indiqué)\nTéléphone : (non indiqué)\n',
  );
});

test('has a subject without a word of the visitor, and the same Message-ID each time', () => {
  expect(mailOf({ locale: 'it', investorProfile: 'INSTIT' })).toMatchObject({
    ...addresses,
    subject: 'Demande de contact (italien)',
    messageId: '<contact-3f2b8c1e-0000-4000-8000-000000000001@meridane.example>',
    replyTo: { name: 'Camille Durand', address: 'camille.durand@example.com' },
  });
});
