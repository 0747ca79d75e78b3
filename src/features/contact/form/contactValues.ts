import { contactFieldRules } from '../../../../contract/contactFields.generated';

/** A text field. */
export type ContactField = keyof typeof contactFieldRules;

/** `subject` is the honeypot: people do not see it. */
export type ContactValues = Record<ContactField, string> & { consent: boolean; subject: string };

/** In the form's order, which is the contract's. */
export const contactFields = Object.keys(contactFieldRules) as ContactField[];

export const emptyValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  consent: false,
  subject: '',
};

/** Reads the values typed before hydration. */
export function valuesIn(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: ContactField | 'subject') => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...emptyValues,
    ...Object.fromEntries(contactFields.map((name) => [name, text(name)])),
    consent: data.has('consent'),
    subject: text('subject'),
  };
}

/** A page has only one form. */
export const formId = 'contact-form';

/** Identifier of a field's element. */
export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

export type FieldName = ContactField | 'consent';

export const fieldNames: readonly FieldName[] = [...contactFields, 'consent'];
