/* Written by `npm run generate:types` from content-api/schema.graphql: what the fields of the contact form take. */

/** `pattern` is matched by the whole text, trimmed, with the `u` flag. */
export type ContactFieldRule = { required: boolean; maxLength: number; pattern?: string };

export const contactFieldRules = {
  "firstName": {
    "required": true,
    "maxLength": 80
  },
  "lastName": {
    "required": true,
    "maxLength": 80
  },
  "email": {
    "required": true,
    "maxLength": 254,
    "pattern": "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+"
  },
  "company": {
    "required": false,
    "maxLength": 120
  },
  "phone": {
    "required": false,
    "maxLength": 40,
    "pattern": "[+()0-9 ./\\u00A0\\u202F-]{6,40}"
  },
  "message": {
    "required": true,
    "maxLength": 4000
  }
} as const satisfies Record<string, ContactFieldRule>;
