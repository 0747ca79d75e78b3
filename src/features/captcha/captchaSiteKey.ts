/** Of the contact form's captcha; empty where none is configured. Gatsby writes the value in when it builds. */
export const captchaSiteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY ?? '';
