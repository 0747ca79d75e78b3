import { companyTimeZone } from '../../../contract/parisTime';
import type { InvestorProfileCode } from '../../../contract/codes.generated';
import type { StoredRequest } from '../store/readRequests';

/** A mail to the company. The visitor's input goes into the text and `replyTo` only. */
export type ContactMail = {
  from: string;
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  /** The same for each attempt, so that a mailbox recognises a second delivery. */
  messageId: string;
  date: Date;
  text: string;
};

/** The company reads French. */
const languages = new Intl.DisplayNames('fr', { type: 'language' });

const profiles: Readonly<Record<InvestorProfileCode, string>> = {
  RETAIL: 'Particulier',
  INSTIT: 'Institutionnel',
  PRO: 'Professionnel',
};

const dateFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: companyTimeZone,
});

const notSaid = '(non indiqué)';

function mailText({ id, receivedAt, request }: StoredRequest): string {
  return [
    `Demande de contact n° ${id}, envoyée depuis le site.`,
    'Répondre à ce message écrit à la personne.',
    '',
    `Reçue le : ${dateFormat.format(receivedAt)} (heure de Paris)`,
    `Langue : ${languages.of(request.locale)}`,
    `Profil d’investisseur : ${profiles[request.investorProfile]}`,
    `Prénom : ${request.firstName}`,
    `Nom : ${request.lastName}`,
    `Adresse électronique : ${request.email}`,
    `Société : ${request.company ?? notSaid}`,
    `Téléphone : ${request.phone ?? notSaid}`,
    'Notice sur la protection des données personnelles : lue',
    '',
    'Message :',
    '',
    request.message,
    '',
  ].join('\n');
}

export function contactMail(stored: StoredRequest, { to, from }: { to: string; from: string }): ContactMail {
  const { requestKey, locale, firstName, lastName, email } = stored.request;
  return {
    from,
    to,
    replyTo: { name: `${firstName} ${lastName}`, address: email },
    subject: `Demande de contact (${languages.of(locale)})`,
    messageId: `<contact-${requestKey}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: stored.receivedAt,
    text: mailText(stored),
  };
}

/** A mail that says whether the others arrive. */
export function testMail({ to, from }: { to: string; from: string }, date: Date): ContactMail {
  return {
    from,
    to,
    replyTo: { name: '', address: from },
    subject: 'Essai du formulaire de contact',
    messageId: `<contact-test-${date.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    text: 'Ce message d’essai a été envoyé par « npm run contact -- test » : les demandes de contact du site arrivent à cette adresse.\n',
  };
}
