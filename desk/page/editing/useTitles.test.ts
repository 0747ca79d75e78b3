import { renderHook } from '@testing-library/react';
import type { DraftContent } from '../../api';
import { chooseLanguage } from '../kit/startTexts';
import { useTitles } from './useTitles';

const of = (path: string, title?: DraftContent['files'][number]['title']) => ({
  path,
  blob: '',
  size: 1,
  ...(title !== undefined && { title }),
});

const files = [
  of('news/letter/fr.md', 'La lettre'),
  of('news/letter/en.md', 'The letter'),
  of('news/italian/it.md', 'La lettera'),
  of('pages/index/en.yaml', 'Company by company'),
  of('pages/contact/en.yaml', 'Contact us'),
  of('funds/asia/fund.yaml', { fr: 'Asie', en: 'Asia' }),
  of('funds/asia/shares/ZZ01.yaml', 'R'),
];

const inLanguage = (language: 'fr' | 'en') => {
  chooseLanguage(language);
  return renderHook(() => useTitles(files)).result.current;
};

test.each([
  ['news/letter/fr.md', 'The letter (French)'],
  ['news/letter/news.yaml', 'The letter'],
  ['news/letter/image.png', 'The letter › Image'],
  ['news/italian/it.md', 'La lettera (Italian)'],
  ['news/untitled/fr.md', 'untitled (French)'],
  ['news/categories.yaml', 'Categories'],
  ['pages/index/en.yaml', 'Home page (English)'],
  ['pages/contact/en.yaml', 'Contact us (English)'],
  ['funds/asia/fund.yaml', 'Asia'],
  ['funds/asia/portfolio.yaml', 'Asia › Portfolio'],
  ['funds/asia/sustainability.yaml', 'Asia › Sustainability disclosure'],
  ['funds/sustainability.yaml', 'Common sustainability texts'],
  ['funds/asia/shares/ZZ01.yaml', 'Asia › Share R (ZZ01)'],
  ['funds/asia/shares/ZZ02.yaml', 'Asia › Share ZZ02'],
  ['funds/asia/navs/ZZ01.csv', 'Asia › NAVs › Share R (ZZ01)'],
  ['funds/new/portfolio.yaml', 'new › Portfolio'],
  ['company/company.yaml', 'Company'],
  ['README.md', 'README.md'],
])('%s is called %s', (path, expected) => {
  expect(inLanguage('en').fileTitle(path)).toBe(expected);
});

test('titles are in the language of who reads, where there is one', () => {
  const { fileTitle, titleOf } = inLanguage('fr');
  expect(fileTitle('news/letter/en.md')).toBe('La lettre (anglais)');
  expect(titleOf('pages', 'contact')).toBe('Contact us');
  expect(titleOf('funds', 'asia')).toBe('Asie');
  expect(titleOf('team', 'team')).toBeUndefined();
});
