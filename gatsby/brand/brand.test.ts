import sharp from 'sharp';
import { brandFiles } from '../../src/components/brand/brandFiles';
import { startSmallContentApi, type SmallContentApi } from '../testing/smallContentApi';
import { brandTexts, drawnBrandFiles } from './brandImages';
import { type Brand, fetchBrand } from './fetchBrand';

let api: SmallContentApi;
beforeEach(async () => {
  api = await startSmallContentApi();
  api.token = 'a-token-of-the-build';
});
afterEach(() => api.close());

const fetched = () => fetchBrand({ url: api.url, token: api.token });

describe('the brand of a content API', () => {
  it('has its images, without what could run in them', async () => {
    const { logo, name, shortName } = await fetched();
    expect(logo).toContain('<path id="korvane-logo" d="M0 0h90v30z"/>');
    expect(logo).not.toMatch(/script|onload|alert/);
    expect({ name, shortName }).toEqual({ name: 'Korvane Gestion', shortName: 'Korvane Gestion' });
  });

  it.each([
    [{ colour: 'navy' }, 'brand.colour of the company is "navy": a colour as #rrggbb'],
    [{ logo: '/media/missing.svg' }, "/media/missing.svg: the brand's logo cannot be had (status 500)"],
    [{ icon: '/media/ada-korvane.png' }, "the brand's icon is no SVG image with a viewBox"],
  ])('is refused with %j', async (values, message) => {
    Object.assign(api.content.brand, values);
    await expect(fetched()).rejects.toThrow(message);
  });
});

describe('files of the brand', () => {
  let brand: Brand;
  beforeEach(async () => {
    brand = await fetched();
  });

  it('have the logo in the frame that pages keep for it', () => {
    const { [brandFiles.logo]: logo } = brandTexts(brand);
    expect(logo).toMatch(/^<svg [^>]*viewBox="0 0 2465 480"><g id="logo"><svg [^>]*viewBox="0 0 90 30"/);
  });

  it('name the house for home screens', () => {
    const { '/site.webmanifest': manifest = '' } = brandTexts(brand);
    expect(JSON.parse(manifest)).toMatchObject({ short_name: 'Korvane Gestion', theme_color: '#5b2333' });
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])('have %s, %d pixels wide, on the whole square', async (name, size) => {
    const image = sharp(await drawnBrandFiles[name]?.(brand));
    expect(await image.metadata()).toMatchObject({ width: size, height: size });
    const corner = await image
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...corner]).toEqual([0x5b, 0x23, 0x33]);
  });

  it('have a favicon.ico of 32 pixels', async () => {
    const file = await drawnBrandFiles['favicon.ico']?.(brand);
    expect([...(file?.subarray(0, 8) ?? [])]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(file?.subarray(file.readUInt32LE(18))).metadata()).toMatchObject({
      format: 'png',
      width: 32,
    });
  });
});
