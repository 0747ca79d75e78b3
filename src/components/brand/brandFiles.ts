/** Addresses of images that the build makes of the content's brand. They stay when the images change. */
export const brandFiles = {
  logo: '/brand/logo.svg',
  map: '/brand/map-on-light.svg',
} as const;

/** Box that each logo is fitted into, in units of its file, and the id of its shapes. */
export const logoFrame = { width: 2465, height: 480, id: 'logo' } as const;
