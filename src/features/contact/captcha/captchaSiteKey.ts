/** Site key of the contact form's captcha; empty without one. Inlined by the build. */
export const captchaSiteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY ?? '';
