import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { testPdf } from '../../content/testing/testPdf';
import type { Draft } from './DeskSite';
import type { Place } from './crawlPublic';

export const news = 'news/2026-03-12-local-currency-bonds/fr.md';
export const newsPath = '/fr/actualites/age-adulte-dettes-monnaie-locale';
export const [titleBefore, titleAfter] = ['L’âge adulte des dettes', 'Le palimpseste des dettes'];

const fund = 'funds/meridane-emerging-bonds';
const share = `${fund}/shares/ZZ0013449283`;
const added = 'news/2026-11-19-astrolabe';

const article = `---
title: L’astrolabe et la carte du risque
slug: astrolabe-carte-du-risque
summary: L’astrolabe ne disait pas où aller. Il disait où l’on était, et c’est déjà beaucoup pour qui prête de l’argent au loin.
---
Avant de choisir une route, le pilote relevait la hauteur d’une étoile. L’astrolabe lui donnait sa position à quelques lieues près, et cette approximation suffisait pour éviter les hauts-fonds.

Nos notes de crédit rendent le même service. Elles situent un emprunteur parmi les autres ; elles ne disent rien du temps qu’il fera.
`;

const settings = `category: supports
routeType: ROUTE
image:
  alt:
    fr: Un disque de laiton gradué posé sur une carte marine.
`;

/** A new key information document, and the one of before as its earlier edition, in each language. */
async function newDocument(): Promise<Draft[]> {
  const drafts = ['fr', 'en', 'it'].map(async (locale): Promise<Draft[]> => [
    {
      file: `${share}/KIID.${locale}.2026-02-16.pdf`,
      content: await readFile(`content/sample/${share}/KIID.${locale}.pdf`),
    },
    {
      file: `${share}/KIID.${locale}.pdf`,
      content: testPdf({ text: 'Un gnomon et son ombre', catalogue: `/Lang (${locale})` }),
    },
  ]);
  const entry = {
    file: `${share}.yaml`,
    from: 'type: KIID, date: 2026-02-16',
    to: 'type: KIID, date: 2026-11-19',
  };
  return [entry, ...(await Promise.all(drafts)).flat()];
}

/** One commit that shows in every kind of place, each change with a word of its own. */
export async function draft(): Promise<Draft[]> {
  const picture = { create: { width: 1280, height: 720, channels: 3, background: '#b08d57' } } as const;
  return [
    { file: news, from: titleBefore, to: titleAfter },
    {
      file: news,
      from: 'Une adjudication n’a rien de spectaculaire.',
      to: 'Une adjudication n’a rien de spectaculaire : une clepsydre suffirait à la mesurer.',
    },
    { file: `${added}/news.yaml`, content: settings },
    { file: `${added}/fr.md`, content: article },
    { file: `${added}/image.png`, content: await sharp(picture).png().toBuffer() },
    {
      file: `${fund}/fund.yaml`,
      from: 'avant le rendement affiché.',
      to: 'avant le rendement affiché : elle est son sextant.',
    },
    ...(await newDocument()),
    { file: `${fund}/navs/ZZ0013449283.csv`, from: '2026-11-19,119.92,', to: '2026-11-19,119.9247,' },
  ];
}

/** The public places of each word of the draft once it is published. */
export const draftPlaces: Readonly<Record<string, readonly Place[]>> = {
  palimpseste: ['feed', 'liveData', 'page', 'search'],
  clepsydre: ['liveData', 'page', 'search'],
  astrolabe: ['feed', 'liveData', 'page', 'picture', 'search', 'sitemap'],
  gnomon: ['document'],
  sextant: ['liveData', 'page', 'search'],
  '119.9247': ['export', 'liveData', 'page'],
};

export const documentsPath = '/fr/funds/meridane-obligations-emergentes/shares/n-usd#documents';
const kid = '/e/fr/docs/funds/meridane-obligations-emergentes/ZZ0013449283/KIID';
export const earlierEdition = { day: '16 février 2026', address: `${kid}?edition=2026-02-16` };

/** Addresses of the new article and of a document that becomes an earlier edition; nothing links to them before they are published. */
export const draftAddresses = [
  '/fr/actualites/astrolabe-carte-du-risque',
  '/media/news/astrolabe.png',
  earlierEdition.address,
];
